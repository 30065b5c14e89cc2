import type { Meta, StoryObj } from '@storybook/react-vite';
import type { recordEditorMachine } from '#machines/records/record-editor.machine.ts';
import { recordEditorPaths } from '#machines/records/record-editor.paths.ts';
import { InRecord } from '../admin/in-record.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** A form of administration: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Record',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/admin-panel/coupons' },
} satisfies Meta;

export default meta;

const flow = flowOf(recordEditorPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Record' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof recordEditorMachine>) {
  return <InRecord snapshot={snapshot} onEvent={send as never} />;
}

async function walk({ press, isNow }: Hands) {
  await press('the server answers the record', 'the person types another name', 'the person saves');
  await press('the server says that somebody was first');
  await press('the server answers that they changed the same field');
  await isNow('both values stand side by side');
}
