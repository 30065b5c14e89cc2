import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SessionLoadingView } from '#src/session/session-loading-view.tsx';
import { said } from '../testing/sample-words.ts';

/** The moment with a token and without the person: reading the token, loading the person, signing out. */
const meta = {
  title: 'Screens/Sign in/Session/Loading',
  component: SessionLoadingView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SessionLoadingView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Prijava u toku'));
  },
};

export const Leaving: Story = {
  args: { leaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Odjava u toku'));
  },
};

export const InTheDark: Story = { globals: { theme: 'dark' } };
