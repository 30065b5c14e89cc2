import type { Meta, StoryObj } from '@storybook/react-vite';
import type { bulkMachine } from '#machines/records/bulk.machine.ts';
import { bulkPaths } from '#machines/records/bulk.paths.ts';
import { InBulk } from '../admin/in-bulk.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Changing many records of administration: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Bulk',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/admin-panel/benefits' },
} satisfies Meta;

export default meta;

const flow = flowOf(bulkPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Bulk' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof bulkMachine>) {
  return <InBulk snapshot={snapshot} onEvent={send as never} />;
}

async function walk({ press, isNow }: Hands) {
  await press(
    'the person chooses rows',
    'the person wants to withdraw them',
    'the server answers that one would not change',
  );
  await press('the person confirms', 'the server begins', 'the server says that one was left out');
  await isNow('it is said which were left out, and why');
}
