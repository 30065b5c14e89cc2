import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WholePage } from '../app/whole-page.tsx';
import { said } from '../testing/sample-words.ts';

/** A benefit before it is loaded, and when it cannot be loaded. */
const meta = {
  title: 'Screens/Shop/Benefit/Before and without it',
  component: WholePage,
  args: { signedIn: true },
  parameters: { layout: 'fullscreen', path: '/benefit/8' },
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page and its frame load in chunks, as in the shop. */
const patient = { timeout: 10_000 };

/** Placeholders of the final size while it loads, so that nothing jumps. */
export const Loading: Story = {
  parameters: { server: 'silent' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(said('Učitavanje'), undefined, patient)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { server: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: said('Pokušaj ponovo') }, patient)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1 }, patient)).toBeVisible();
  },
};

/** The benefit does not exist for this person, or no longer does. */
export const Gone: Story = {
  parameters: { server: 'empty-handed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: said('Pogledaj benefite') }, patient)).toBeVisible();
  },
};

export const LoadingOnAPhone: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
export const FailedInTheDark: Story = { ...Failed, globals: { theme: 'dark' } };
export const GoneOnAPhone: Story = { ...Gone, globals: { viewport: { value: 'phone' } } };
