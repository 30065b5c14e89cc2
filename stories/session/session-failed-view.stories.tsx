import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SessionFailedView } from '#src/session/session-failed-view.tsx';
import { said } from '../testing/sample-words.ts';

/** The person could not be loaded. Nothing is lost: it is retried automatically, and by a button. */
const meta = {
  title: 'Screens/Sign in/Session/Load failed',
  component: SessionFailedView,
  args: { busy: false, onRetry: fn(), onSignOut: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SessionFailedView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: said('Odjavi se') }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = { args: { busy: true } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
