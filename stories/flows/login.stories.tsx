import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { loginPaths } from '#machines/login/login.paths.ts';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { LoginView } from '#src/login/login-view.tsx';
import { useLoginView } from '#src/login/use-login-view.ts';
import { stageFor } from './every-state.tsx';
import { openChannel } from './flow-channel.ts';
import { Mirror, Simulator } from './simulator.tsx';

/** Signing in: the statechart is read from the machine. Click an arrow, an event or a button of the screen. */
const meta = {
  title: 'Flows/Login',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Simulated: Story = {
  globals: { language: 'EN' },
  render: () => (
    <div className="p-6">
      <Simulator definition={loginPaths} screen="flows-login--screen" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'the person types their e-mail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'the person types a password' }));
    // An arrow of the diagram.
    await userEvent.click(canvas.getByRole('button', { name: /^credentials.submit, if areCredentialsWhole/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('the password is being checked');
    // What the screen in the other frame would send.
    await userEvent.click(canvas.getByRole('button', { name: 'the server takes the password and wants a code too' }));
    const screen = openChannel('login');
    screen.postMessage({ kind: 'event', event: { type: 'code.change', code: '123456' } });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('the one-time code is asked for (code)'));
    screen.close();
  },
};

const stage = stageFor(loginPaths);

/** Every state of every path is recognised on the view by what the paths say of it. */
export const EveryState: Story = {
  globals: { language: 'EN' },
  render: () => <stage.Stage>{(snapshot) => <View snapshot={snapshot} send={fn()} />}</stage.Stage>,
  play: async () => {
    await expect((await stage.showAll()).length).toBeGreaterThan(10);
  },
};

export const Screen: Story = {
  render: () => <Mirror definition={loginPaths}>{(snapshot, send) => <View snapshot={snapshot} send={send} />}</Mirror>,
};

function View({
  snapshot,
  send,
}: {
  snapshot: SnapshotFrom<typeof loginMachine>;
  send: (event: { type: string }) => void;
}) {
  return (
    <GuestLayout onLanguage={fn()}>
      <LoginView {...useLoginView(snapshot, false, send)} />
    </GuestLayout>
  );
}
