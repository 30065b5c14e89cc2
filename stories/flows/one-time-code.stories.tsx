import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { oneTimeCodeMachine } from '#machines/profile/one-time-code.machine.ts';
import { oneTimeCodePaths } from '#machines/profile/one-time-code.paths.ts';
import { oneTimeCodeProps } from '#src/profile/one-time-code-props.ts';
import { OneTimeCodeView } from '#src/profile/one-time-code-view.tsx';
import { ProfileView } from '#src/profile/profile-view.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Turning the one-time code on and off: the statechart is read from the machine. Click an arrow, an event or a button. */
const meta = { title: 'Flows/One-time code', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const flow = flowOf(oneTimeCodePaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'One-time code' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof oneTimeCodeMachine>) {
  return (
    <ProfileView>
      <OneTimeCodeView {...oneTimeCodeProps(snapshot)} codesLeft={10} send={send} onCopy={fn()} onDownload={fn()} />
    </ProfileView>
  );
}

async function walk({ press, isNow }: Hands) {
  await press('the person presses Turn on', 'the person types their password', 'the person sends their password');
  await press('the server takes the password and makes a secret');
  await isNow('the secret is shown, and its first code is asked for');
}
