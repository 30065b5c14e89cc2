import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutPaths } from '#machines/checkout/checkout.paths.ts';
import type { SampleEvent } from '#machines/testing/transitions.ts';
import { figures, figuresOfNothing, figuresOverBudget } from '../cart/sample-cart.ts';
import { InCheckout } from '../checkout/in-checkout.tsx';
import { stageFor } from './every-state.tsx';
import { Mirror, Simulator } from './simulator.tsx';

/** From the cart to what was bought: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = { title: 'Flows/Checkout', parameters: { layout: 'fullscreen', path: '/cart/' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Simulated: Story = {
  globals: { language: 'EN' },
  render: () => (
    <div className="p-6">
      <Simulator definition={checkoutPaths} screen="flows-checkout--screen" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of [
      'the person presses Proceed to checkout',
      /^the person ticks/,
      'the person presses Confirm purchase',
    ]) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await userEvent.click(canvas.getByRole('button', { name: /^purchase.confirm → confirming/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'the server refuses, since the budget is not enough' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('the reason of the server is shown');
  },
};

const stage = stageFor(checkoutPaths);

/** Every state of every path is recognised on the view by what the paths say of it. */
export const EveryState: Story = {
  globals: { language: 'EN' },
  render: () => <stage.Stage>{(snapshot) => <View snapshot={snapshot} send={fn()} />}</stage.Stage>,
  play: async () => {
    await expect((await stage.showAll()).length).toBeGreaterThan(14);
  },
};

export const Screen: Story = {
  render: () => (
    <Mirror definition={checkoutPaths}>{(snapshot, send) => <View snapshot={snapshot} send={send} />}</Mirror>
  ),
};

interface ViewProps {
  snapshot: SnapshotFrom<typeof checkoutMachine>;
  send: (event: SampleEvent) => void;
}

function View({ snapshot: { value, context }, send }: ViewProps) {
  const { cart, refusal, changes, slow } = context;
  const shown = cart.lines === 0 ? figuresOfNothing : cart.affordable ? figures : figuresOverBudget;
  return (
    <InCheckout
      value={value}
      figures={cart.lines > 0 && cart.total === 0 ? { ...shown, total: 0 } : shown}
      slow={slow}
      message={refusal?.message ?? ''}
      changes={changes}
      onEvent={(type) => send(type === 'purchase.confirm' ? { type, key: 'key of the story' } : { type })}
    />
  );
}
