import type { Meta, StoryObj } from '@storybook/react-vite';
import type { importFileMachine } from '#machines/imports/import-file.machine.ts';
import { importFilePaths } from '#machines/imports/import-file.paths.ts';
import { InFile } from '../imports/in-import.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** The file of an import: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Import, file',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/company-admin/people/import/new' },
} satisfies Meta;

export default meta;

const flow = flowOf(importFilePaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Import, file' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof importFileMachine>) {
  return <InFile snapshot={snapshot} onEvent={send as never} />;
}

async function walk({ press, isNow }: Hands) {
  await press('the person chooses a file', 'the file may read in several ways', 'the person sends it');
  await isNow('the import is being begun');
}
