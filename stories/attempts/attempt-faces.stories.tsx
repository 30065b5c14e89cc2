import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WholePage } from '../app/whole-page.tsx';
import { said } from '../testing/sample-words.ts';

/** A course that is loading, or cannot be loaded. */
const meta = {
  title: 'Screens/Learning/Questions/Before and without them',
  component: WholePage,
  args: { signedIn: true },
  parameters: { layout: 'fullscreen', path: '/course/start/4' },
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page and its frame load in chunks, as in the shop. */
const patient = { timeout: 10_000 };
const phone = { viewport: { value: 'phone' } };

/** Placeholders of the final size while it loads, so that nothing jumps. */
export const Loading: Story = {
  parameters: { server: 'silent' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(said('Otvaranje kursa'), undefined, patient)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { server: 'failing' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: said('Kurs nije mogao da se otvori') }, patient),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: said('Pokušaj ponovo') })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { server: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: said('Nema veze') }, patient)).toBeVisible();
  },
};

/** The course does not exist, or no longer does. */
export const Missing: Story = {
  parameters: { server: 'empty-handed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: said('Svi kursevi') }, patient)).toBeVisible();
  },
};

export const FailedOnAPhone: Story = { ...Failed, globals: phone };
export const MissingInTheDark: Story = { ...Missing, globals: { theme: 'dark' } };
