import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CartPanelView } from '#src/cart/cart-panel-view.tsx';
import { PanelLineView } from '#src/cart/panel-line-view.tsx';
import { said } from '../testing/sample-words.ts';
import { figures, figuresOfNothing, figuresUnavailable, figuresWithLongNames } from './sample-cart.ts';
import { resting } from './sample-quantity.ts';

const meta = {
  title: 'Screens/Cart and checkout/Cart/In the header',
  component: CartPanelView,
  args: {
    figures,
    renderLine: (line) => (
      <PanelLineView key={line.id} line={line} currency="RSD" quantity={resting(line.count)} onRemove={fn()} />
    ),
    onToCart: fn(),
    onLeave: fn(),
  },
  decorators: [
    (Story) => (
      <div className="mx-auto w-96 max-w-full overflow-hidden rounded-20 bg-surface-raised p-5 shadow-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartPanelView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(said('PDV je uračunat'))).toBeVisible();
    await expect(canvas.getByText('−590,00')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: said('Pogledaj korpu') }));
    await expect(args.onToCart).toHaveBeenCalledTimes(1);
  },
};

/** A typed quantity is saved before the checkout. */
export const Settling: Story = { args: { settling: true } };

export const Empty: Story = { args: { figures: figuresOfNothing } };

export const Unavailable: Story = { args: { figures: figuresUnavailable } };

export const LongSerbian: Story = { args: { figures: figuresWithLongNames } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { ...LongSerbian, globals: { viewport: { value: 'phone' } } };
