import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RequestDrawer } from '#src/requests/request-drawer.tsx';
import { said } from '../testing/sample-words.ts';

/** The drawer of a request while it is loading, and when it cannot be loaded. */
const meta = {
  title: 'Screens/Money/Requests/One request, before and without it',
  component: RequestDrawer,
  args: { id: 12, onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RequestDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { server: 'silent' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: said('Zahtev 12') })).toHaveTextContent(said('Učitavanje'));
  },
};

export const Failed: Story = {
  parameters: { server: 'failing' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: said('Pokušaj ponovo') })).toBeInTheDocument();
  },
};

export const FailedOnAPhone: Story = { ...Failed, globals: { viewport: { value: 'phone' } } };
