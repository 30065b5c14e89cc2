import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { cartItemMachine } from '#machines/cart/cart-item.machine.ts';
import { cartItemPaths } from '#machines/cart/cart-item.paths.ts';
import type { SampleEvent } from '#machines/testing/transitions.ts';
import { cartItemProps } from '#src/cart/cart-item-props.ts';
import { CartLineView } from '#src/cart/cart-line-view.tsx';
import { figures } from '../cart/sample-cart.ts';
import { stageFor } from './every-state.tsx';
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

const stage = stageFor(cartItemPaths);

/** Every state of every path is recognised on the view by what the paths say of it. */
export const EveryState: Story = {
  globals: { language: 'EN' },
  render: () => <stage.Stage>{(snapshot) => <View snapshot={snapshot} send={fn()} />}</stage.Stage>,
  play: async () => {
    await expect((await stage.showAll()).length).toBeGreaterThan(3);
  },
};

export const Screen: Story = {
  render: () => (
    <Mirror definition={cartItemPaths}>{(snapshot, send) => <View snapshot={snapshot} send={send} />}</Mirror>
  ),
};

interface ViewProps {
  snapshot: SnapshotFrom<typeof cartItemMachine>;
  send: (event: SampleEvent) => void;
}

function View({ snapshot, send }: ViewProps) {
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
}
