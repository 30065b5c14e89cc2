import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartSkeleton } from '#src/cart/cart-skeleton.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Screens/Cart and checkout/Cart/Loading',
  component: CartSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Učitavanje korpe'));
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
