import type { Meta, StoryObj } from '@storybook/react-vite';
import type { requestMachine } from '#machines/requests/request.machine.ts';
import { requestPaths } from '#machines/requests/request.paths.ts';
import { chosen } from '#src/requests/requests.api.ts';
import { InRequest } from '../requests/in-request.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Filing a request: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Request',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/reimbursement' },
} satisfies Meta;

export default meta;

const flow = flowOf(requestPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Request' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof requestMachine>) {
  const key = 'key of the story';
  const today = '2026-11-20';
  return (
    <InRequest
      snapshot={snapshot}
      onKind={(kind) => send({ type: 'kind.choose', kind })}
      onDetails={(changes) => send({ type: 'details.change', changes })}
      onSubmitDetails={() => send({ type: 'details.submit', today })}
      onFile={(file) => send({ type: 'file.choose', file: chosen(file) })}
      onRemoveFile={() => send({ type: 'file.remove' })}
      onNext={() => send({ type: 'step.next' })}
      onBack={() => send({ type: 'step.back' })}
      onOpen={(step) => send({ type: 'step.open', step })}
      onSend={() => send({ type: 'request.send', key, today })}
      onAcceptDuplicate={() => send({ type: 'duplicate.accept', key })}
      onAgain={() => send({ type: 'request.again' })}
    />
  );
}

async function walk({ press, isNow }: Hands) {
  await press('the person goes on', 'the person fills in the details', 'the person goes on with the details');
  await press('the person chooses a photo', 'the file is found larger than 2 MB');
  await isNow('it is said that the file is too large');
}
