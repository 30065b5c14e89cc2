import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { type SessionEvent, sessionMachine } from '#machines/session/session.machine.ts';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { InSession } from './in-session.tsx';

interface PinnedProps {
  /** The state that the session is pinned in. */
  value: SnapshotFrom<typeof sessionMachine>['value'];
  /** The server ended the session. */
  ended?: boolean;
  onEvent: (event: SessionEvent) => void;
}

function Pinned({ value, ended = false, onEvent }: PinnedProps) {
  const snapshot = sessionMachine.resolveState({
    value,
    context: { wayBack: null, owner: null, left: value === 'signingOut', ended, failures: 1 },
  });
  return <InSession snapshot={snapshot} send={onEvent} />;
}

/** The shop as people see it when they open it, one story for each state of the session. */
const meta = {
  title: 'Screens/Sign in/Session',
  component: Pinned,
  args: { value: 'readingToken', onEvent: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [withMe()],
} satisfies Meta<typeof Pinned>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadingToken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Prijava u toku'));
  },
};

export const LoadingUser: Story = { args: { value: 'loadingUser' } };

export const LoadFailedPausing: Story = {
  args: { value: { loadFailed: 'pausing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'user.retry' });
    await userEvent.click(canvas.getByRole('button', { name: said('Odjavi se') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'session.end' });
  },
};

export const LoadFailedRetrying: Story = { args: { value: { loadFailed: 'retrying' } } };

export const SignedInComplete: Story = {
  args: { value: { signedIn: 'complete' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Nalog') }));
    await userEvent.click(await screen.findByRole('button', { name: said('Odjavi se') }, { timeout: 15_000 }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'session.end' });
  },
};

export const SignedInIncomplete: Story = {
  args: { value: { signedIn: 'incomplete' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('Sačuvaj i nastavi') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'user.changed', complete: true });
  },
};

export const SignedOut: Story = {
  args: { value: 'signedOut' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: said('Prijavi se') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'token.stored' });
  },
};

/** After a 401 on any call. */
export const SignedOutByTheServer: Story = {
  args: { value: 'signedOut', ended: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Sesija je istekla.');
  },
};

export const SigningOut: Story = {
  args: { value: 'signingOut' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Odjava u toku'));
  },
};
