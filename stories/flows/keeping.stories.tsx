import type { Meta, StoryObj } from '@storybook/react-vite';
import type { keepingMachine } from '#machines/attempts/keeping.machine.ts';
import { keepingPaths } from '#machines/attempts/keeping.paths.ts';
import { InKeeping } from '../attempts/in-keeping.tsx';
import { type FlowViewProps, flowOf } from './flow-stories.tsx';

/** Keeping answers on the server: the statechart is read from the machine. Click an arrow or an event. */
const meta = { title: 'Flows/Keeping', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const flow = flowOf(keepingPaths, View);

export const Simulated: StoryObj = flow.simulated(async ({ press, isNow }) => {
  await press('the person chooses an answer', 'a moment passes', 'the server cannot be reached');
  await isNow('the last answers are not kept');
  await press('the person has it tried again', 'the server has kept it');
  await isNow('all answers are kept');
});

/** Every state of every path is recognised on the view by what the paths say of it. */
export const EveryState: StoryObj = flow.everyState;

export const Screen: StoryObj = flow.screen;

function View({ snapshot: { value }, send }: FlowViewProps<typeof keepingMachine>) {
  return <InKeeping value={value} onRetry={() => send({ type: 'work.retry' })} />;
}
