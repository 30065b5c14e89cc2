import type { Meta, StoryObj } from '@storybook/react-vite';
import type { subscriptionMachine } from '#machines/subscriptions/subscription.machine.ts';
import { subscriptionPaths } from '#machines/subscriptions/subscription.paths.ts';
import { InSubscription } from '../subscriptions/in-subscription.tsx';
import { withMe } from '../testing/with-me.tsx';
import { type FlowViewProps, flowOf } from './flow-stories.tsx';

/** A subscription: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Subscription',
  decorators: [withMe()],
  parameters: { layout: 'fullscreen', path: '/benefit/1' },
} satisfies Meta;

export default meta;

const flow = flowOf(subscriptionPaths, View);

export const Simulated: StoryObj = flow.simulated(async ({ press, isNow }) => {
  await press('the person presses Subscribe', 'the person confirms');
  await press('the server says that the budget is not enough');
  await isNow('the budget is not enough');
});

/** Every state of every path is recognised on the view by what the paths say of it. */
export const EveryState: StoryObj = flow.everyState;

export const Screen: StoryObj = flow.screen;

function View({ snapshot: { value, context }, send }: FlowViewProps<typeof subscriptionMachine>) {
  return (
    <InSubscription
      value={value}
      message={context.refusal?.message ?? ''}
      onEvent={(type) => send(type === 'subscription.confirm' ? { type, key: 'key of the story' } : { type })}
    />
  );
}
