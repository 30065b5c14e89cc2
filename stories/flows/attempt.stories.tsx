import type { Meta, StoryObj } from '@storybook/react-vite';
import type { attemptMachine } from '#machines/attempts/attempt.machine.ts';
import { attemptPaths } from '#machines/attempts/attempt.paths.ts';
import { InAttempt } from '../attempts/in-attempt.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Taking a course: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Attempt',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/course/start/4' },
} satisfies Meta;

export default meta;

const flow = flowOf(attemptPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Attempt' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot: { value, context }, send }: FlowViewProps<typeof attemptMachine>) {
  const { index, chosen, refusal, result } = context;
  return (
    <InAttempt
      value={value}
      index={index}
      chosen={chosen}
      message={refusal?.message ?? ''}
      {...(result && { result })}
      onEvent={send}
    />
  );
}

async function walk({ press, isNow }: Hands) {
  await press('the person goes on to the questions', 'what is shown has been there for a moment');
  await press('the person chooses an answer', 'the person goes on', 'what is shown has been there for a moment');
  await press('the person chooses an answer', 'the person goes on', 'what is shown has been there for a moment');
  await isNow('the answers are looked over');
  await press('the person submits', 'the server answers that it is failed');
  await isNow('the course is failed');
}
