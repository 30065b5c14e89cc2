import type { Meta, StoryObj } from '@storybook/react-vite';
import type { endingMachine } from '#machines/records/ending.machine.ts';
import { endingPaths } from '#machines/records/ending.paths.ts';
import { InEnding } from '../admin/in-ending.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Ending a record of administration: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Ending',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/admin-panel/coupons' },
} satisfies Meta;

export default meta;

const flow = flowOf(endingPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Ending' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof endingMachine>) {
  return <InEnding snapshot={snapshot} onEvent={send as never} />;
}

async function walk({ press, isNow }: Hands) {
  await press('the server answers that nothing hangs on it', 'the person answers what is asked', 'the person confirms');
  await press('the server says that it would mean something else by now');
  await isNow('it is being read what would follow');
}
