import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { loginPaths } from '#machines/login/login.paths.ts';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { LoginView } from '#src/login/login-view.tsx';
import { useLoginView } from '#src/login/use-login-view.ts';
import { openChannel } from './flow-channel.ts';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Signing in: the statechart is read from the machine. Click an arrow, an event or a button of the screen. */
const meta = { title: 'Flows/Login', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

const flow = flowOf(loginPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Login' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof loginMachine>) {
  return (
    <GuestLayout onLanguage={fn()}>
      <LoginView {...useLoginView(snapshot, false, send)} />
    </GuestLayout>
  );
}

async function walk({ press, isNow }: Hands) {
  await press('the person types their e-mail', 'the person types a password');
  // Clicks an arrow of the diagram.
  await press(/^credentials.submit, if areCredentialsWhole/);
  await isNow('the password is being checked');
  // An event of the server, then one sent as by the screen in the other frame.
  await press('the server takes the password and wants a code too');
  const screen = openChannel('login');
  screen.postMessage({ kind: 'event', event: { type: 'code.change', code: '123456' } });
  await isNow('the one-time code is asked for (code)');
  screen.close();
}
