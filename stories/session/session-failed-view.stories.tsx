import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { SessionFailedView } from '#src/session/session-failed-view.tsx';
import { sessionProps } from '#src/session/session-props.ts';

const busyIn = (state: 'pausing' | 'retrying') =>
  sessionProps(
    sessionMachine.resolveState({
      value: { loadFailed: state },
      context: { wayBack: null, ended: false, failures: 1 },
    }),
  ).retrying;

/** The person could not be loaded. Nothing is lost: it is tried again by itself, and by hand. */
const meta = {
  title: 'Screens/Session/Load failed',
  component: SessionFailedView,
  args: { busy: busyIn('pausing'), onRetry: fn(), onSignOut: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SessionFailedView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadFailedPausing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Odjavi se' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

export const LoadFailedRetrying: Story = { args: { busy: busyIn('retrying') } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
