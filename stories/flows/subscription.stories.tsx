import type { Meta, StoryObj } from '@storybook/react-vite';
import type { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts';
import { subscriptionPaths } from '#machines/subscriptions/subscription.paths.ts';
import { InSubscription } from '../subscriptions/in-subscription.tsx';
import { withMe } from '../testing/with-me.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** A subscription: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Subscription',
  tags: ['!autodocs'],
  decorators: [withMe()],
  parameters: { layout: 'fullscreen', path: '/benefit/1' },
} satisfies Meta;

export default meta;

const flow = flowOf(subscriptionPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Subscription' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot: { value, context }, send }: FlowViewProps<typeof subscriptionMachine>) {
  return (
    <InSubscription
      value={value}
      message={context.refusal?.message ?? ''}
      onEvent={(type) => send(type === 'subscription.confirm' ? { type, key: 'key of the story' } : { type })}
    />
  );
}

async function walk({ press, isNow }: Hands) {
  await press('the person presses Subscribe', 'the person confirms');
  await press('the server says that the budget is not enough');
  await isNow('it is said why it cannot be had');
}
