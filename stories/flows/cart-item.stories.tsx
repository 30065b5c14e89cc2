import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { cartItemMachine } from '#machines/cart/cart-item.machine.ts';
import { cartItemPaths } from '#machines/cart/cart-item.paths.ts';
import { cartItemProps } from '#src/cart/cart-item-props.ts';
import { CartLineView } from '#src/cart/cart-line-view.tsx';
import { figures } from '../cart/sample-cart.ts';
import { useSample } from '../testing/use-sample.ts';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** The quantity of a cart line: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Cart item',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/cart/' },
} satisfies Meta;

export default meta;

const flow = flowOf(cartItemPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Cart item' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof cartItemMachine>) {
  const [line] = useSample(figures).lines;
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
}

async function walk({ press, isNow }: Hands) {
  await press('the person types 5', /^count.commit, if isCount → saving/);
  await isNow('the stepper cannot be used while it is saved');
}
