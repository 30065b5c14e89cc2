import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at, WholePage } from '../app/whole-page.tsx';

/** A person's money: what they have, the year of it, and every change. */
const meta = {
  title: 'Screens/Whole pages/Budget',
  component: WholePage,
  args: { signedIn: true },
  parameters: { layout: 'fullscreen', path: '/budget' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Zašto je stanje|Why is my balance/ }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(await canvas.findByRole('figure', undefined, { timeout: 10_000 })).toBeVisible();
  },
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = at('phone');
export const Tablet: Story = at('tablet');
export const Laptop: Story = at('laptop');
export const Screen: Story = at('screen');
export const DarkOnAPhone: Story = at('phone', { theme: 'dark' });
export const Dark: Story = at('laptop', { theme: 'dark' });
export const English: Story = at('laptop', { language: 'EN' });
