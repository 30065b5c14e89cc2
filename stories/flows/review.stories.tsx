import type { Meta, StoryObj } from '@storybook/react-vite';
import type { reviewMachine } from '#machines/requests/review.machine.ts';
import { reviewPaths } from '#machines/requests/review.paths.ts';
import { InReview } from '../admin-requests/in-review.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Reviewing a request: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Review',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/company-admin/requests?open=41' },
} satisfies Meta;

export default meta;

const flow = flowOf(reviewPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Review' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof reviewMachine>) {
  return <InReview snapshot={snapshot} onEvent={send as never} />;
}

async function walk({ press, isNow }: Hands) {
  await press('the reviewer accepts', 'the reviewer wants it sent now', 'the server says that it has changed');
  await isNow('it is said that it has changed, and that nothing was decided');
}
