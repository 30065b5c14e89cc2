import type { Meta, StoryObj } from '@storybook/react-vite';
import type { keepingMachine } from '#machines/attempts/keeping.machine.ts';
import { keepingPaths } from '#machines/attempts/keeping.paths.ts';
import { InKeeping } from '../attempts/in-keeping.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Keeping answers on the server: the statechart is read from the machine. Click an arrow or an event. */
const meta = { title: 'Flows/Keeping', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const flow = flowOf(keepingPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Keeping' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot: { value }, send }: FlowViewProps<typeof keepingMachine>) {
  return <InKeeping value={value} onRetry={() => send({ type: 'work.retry' })} />;
}

async function walk({ press, isNow }: Hands) {
  await press('the person chooses an answer', 'a moment passes', 'the server cannot be reached');
  await isNow('the last answers are not kept');
  await press('the person has it tried again', 'the server has kept it');
  await isNow('all answers are kept');
}
