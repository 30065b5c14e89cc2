import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at, WholePage } from '../app/whole-page.tsx';
import { cart } from './sample-cart.ts';

/** The cart, with what is left after it. */
const meta = {
  title: 'Screens/Whole pages/Cart',
  component: WholePage,
  args: { signedIn: true },
  parameters: { layout: 'fullscreen', path: '/cart/', me: { cart } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeVisible();
    await expect(await canvas.findAllByText(/Lotos centar/, undefined, { timeout: 10_000 })).not.toHaveLength(0);
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
