import type { Meta, StoryObj } from '@storybook/react-vite';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { checkoutPaths } from '#machines/checkout/checkout.paths.ts';
import { figures, figuresOfNothing, figuresOverBudget } from '../cart/sample-cart.ts';
import { InCheckout } from '../checkout/in-checkout.tsx';
import { useSample } from '../testing/use-sample.ts';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** From the cart to the purchase: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Checkout',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/cart/' },
} satisfies Meta;

export default meta;

const flow = flowOf(checkoutPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Checkout' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot: { value, context }, send }: FlowViewProps<typeof checkoutMachine>) {
  const { cart, refusal, changes, slow } = context;
  const shown = useSample(cart.lines === 0 ? figuresOfNothing : cart.affordable ? figures : figuresOverBudget);
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

async function walk({ press, isNow }: Hands) {
  await press('the person presses Proceed to checkout', /^the person ticks/, 'the person presses Confirm purchase');
  await press(/^purchase.confirm → confirming/, 'the server refuses, since the budget is not enough');
  await isNow('the reason of the server is shown');
}
