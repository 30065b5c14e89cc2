import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cartItemPaths } from '#machines/cart/cart-item.paths.ts';
import { cartItemProps } from '#src/cart/cart-item-props.ts';
import { CartLineView } from '#src/cart/cart-line-view.tsx';
import { figures } from '../cart/sample-cart.ts';
import { Mirror, Simulator } from './simulator.tsx';

/** How many of a benefit: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = { title: 'Flows/Cart item', parameters: { layout: 'fullscreen', path: '/cart/' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Simulated: Story = {
  globals: { language: 'EN' },
  render: () => (
    <div className="p-6">
      <Simulator definition={cartItemPaths} screen="flows-cart-item--screen" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'the person types 5' }));
    await userEvent.click(canvas.getByRole('button', { name: /^count.commit, if isCount → saving/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('the stepper cannot be used while it is saved');
  },
};

export const Screen: Story = {
  render: () => (
    <Mirror definition={cartItemPaths}>
      {(snapshot, send) => {
        const [line] = figures.lines;
        if (!line) return null;
        return (
          <ul className="mx-auto max-w-medium p-4">
            <CartLineView
              line={{ ...line, count: snapshot.context.count }}
              currency="RSD"
              quantity={{
                ...cartItemProps(snapshot),
                onStep: (by) => send({ type: 'count.step', by }),
                onType: (text) => send({ type: 'count.type', text }),
                onCommit: () => send({ type: 'count.commit' }),
                onCancel: () => send({ type: 'count.cancel' }),
              }}
              onRemove={fn()}
            />
          </ul>
        );
      }}
    </Mirror>
  ),
};
