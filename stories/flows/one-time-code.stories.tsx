import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { oneTimeCodeMachine } from '#machines/profile/one-time-code.machine.ts';
import { oneTimeCodePaths } from '#machines/profile/one-time-code.paths.ts';
import { oneTimeCodeProps } from '#src/profile/one-time-code-props.ts';
import { OneTimeCodeView } from '#src/profile/one-time-code-view.tsx';
import { ProfileView } from '#src/profile/profile-view.tsx';
import { type FlowViewProps, flowOf } from './flow-stories.tsx';

/** Turning the one-time code on and off: the statechart is read from the machine. Click an arrow, an event or a button. */
const meta = { title: 'Flows/One-time code', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const flow = flowOf(oneTimeCodePaths, View);

export const Simulated: StoryObj = flow.simulated(async ({ press, isNow }) => {
  await press('the person presses Turn on', 'the person types their password', 'the person sends their password');
  await press('the server takes the password and makes a secret');
  await isNow('the secret is shown, and its first code is asked for');
});

/** Every state of every path is recognised on the view by what the paths say of it. */
export const EveryState: StoryObj = flow.everyState;

export const Screen: StoryObj = flow.screen;

function View({ snapshot, send }: FlowViewProps<typeof oneTimeCodeMachine>) {
  return (
    <ProfileView>
      <OneTimeCodeView {...oneTimeCodeProps(snapshot)} send={send} onCopy={fn()} onDownload={fn()} />
    </ProfileView>
  );
}
