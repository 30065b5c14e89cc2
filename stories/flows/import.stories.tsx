import type { Meta, StoryObj } from '@storybook/react-vite';
import type { importMachine } from '#machines/imports/import.machine.ts';
import { importPaths } from '#machines/imports/import.paths.ts';
import { InImport } from '../imports/in-import.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** An import of people: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Import',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/company-admin/people/import/12' },
} satisfies Meta;

export default meta;

const flow = flowOf(importPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Import' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof importMachine>) {
  return <InImport snapshot={snapshot} onEvent={send as never} />;
}

async function walk({ press, isNow }: Hands) {
  await press('the server answers that rows wait for a word', 'the person corrects a row', 'no row waits any more');
  await isNow('it is said what will be written');
}
