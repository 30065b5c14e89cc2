import type { Meta, StoryObj } from '@storybook/react-vite';
import type { cancellationMachine } from '#machines/transactions/cancellation.machine.ts';
import { cancellationPaths } from '#machines/transactions/cancellation.paths.ts';
import { TransactionDrawerView } from '#src/transactions/transaction-drawer-view.tsx';
import { drawerIn } from '../transactions/sample-transactions.tsx';
import { type FlowViewProps, flowOf } from './flow-stories.tsx';

/** Cancelling an order: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Cancellation',
  parameters: { layout: 'fullscreen', path: '/transactions' },
} satisfies Meta;

export default meta;

const flow = flowOf(cancellationPaths, View);

export const Simulated: StoryObj = flow.simulated(async ({ press, isNow }) => {
  await press('the person presses Cancel order', 'the person confirms', 'there is no network');
  await isNow('the order is asked how it stands');
});

/** Every state of every path is recognised on the view by what the paths say of it. */
export const EveryState: StoryObj = flow.everyState;

export const Screen: StoryObj = flow.screen;

function View({ snapshot, send }: FlowViewProps<typeof cancellationMachine>) {
  return (
    <TransactionDrawerView
      {...drawerIn(snapshot, {
        onAsk: () => send({ type: 'cancellation.ask' }),
        onBack: () => send({ type: 'cancellation.back' }),
        onConfirm: () => send({ type: 'cancellation.confirm' }),
        onCheck: () => send({ type: 'outcome.ask' }),
      })}
    />
  );
}
