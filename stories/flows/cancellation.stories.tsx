import type { Meta, StoryObj } from '@storybook/react-vite';
import type { cancellationMachine } from '#machines/transactions/cancellation.machine.ts';
import { cancellationPaths } from '#machines/transactions/cancellation.paths.ts';
import { TransactionDrawerView } from '#src/transactions/transaction-drawer-view.tsx';
import { useSample } from '../testing/use-sample.ts';
import { drawerIn } from '../transactions/sample-transactions.tsx';
import { type FlowViewProps, flowOf, type Hands } from './flow-stories.tsx';

/** Cancelling an order: the statechart is read from the machine. Click an arrow, an event, or the screen. */
const meta = {
  title: 'Flows/Cancellation',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '/transactions' },
} satisfies Meta;

export default meta;

const flow = flowOf(cancellationPaths, View);

export const Simulated: StoryObj = { ...flow.simulated, name: 'Cancellation' };
export const TriedOut: StoryObj = { ...flow.triedOut(walk), tags: ['!dev'] };
export const EveryState: StoryObj = { ...flow.everyState, tags: ['!dev'] };
export const Screen: StoryObj = { ...flow.screen, tags: ['!dev'] };

function View({ snapshot, send }: FlowViewProps<typeof cancellationMachine>) {
  const drawer = drawerIn(snapshot, {
    onAsk: () => send({ type: 'cancellation.ask' }),
    onBack: () => send({ type: 'cancellation.back' }),
    onConfirm: () => send({ type: 'cancellation.confirm' }),
    onCheck: () => send({ type: 'outcome.ask' }),
  });
  return <TransactionDrawerView {...useSample(drawer)} />;
}

async function walk({ press, isNow }: Hands) {
  await press('the person presses Cancel order', 'the person confirms', 'there is no network');
  await isNow('the order is asked how it stands');
}
