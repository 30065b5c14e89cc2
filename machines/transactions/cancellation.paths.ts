import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { cancellationMachine } from './cancellation.machine.ts';

const tooLate = refusalOf({
  status: 409,
  code: 'orders.in_process',
  message: 'This order is already being processed, so it can no longer be cancelled.',
});

const events = {
  asks: { event: { type: 'cancellation.ask' }, words: 'the person presses Cancel order' },
  'keeps it': { event: { type: 'cancellation.back' }, words: 'the person keeps the order' },
  confirms: { event: { type: 'cancellation.confirm' }, words: 'the person confirms' },
  cancelled: {
    event: answers('cancelTransaction', { status: 'cancelled' }),
    words: 'the server answers that it is cancelled',
  },
  refused: { event: fails('cancelTransaction', tooLate), words: 'the server refuses' },
  'no answer': { event: fails('cancelTransaction', refusalOf({ kind: 'network' })), words: 'there is no network' },
  'too long': { event: passes('answerLimit', 'cancellation.cancelling'), words: 'the server does not answer in time' },
  'is cancelled': {
    event: answers('getTransaction', { status: 'cancelled' }),
    words: 'the server says that the order is cancelled',
  },
  'is not cancelled': {
    event: answers('getTransaction', { status: 'pending' }),
    words: 'the server says that the order is as it was',
  },
  'cannot be asked': {
    event: fails('getTransaction', refusalOf({ kind: 'network' })),
    words: 'the server cannot be asked',
  },
  'asked too long': {
    event: passes('answerLimit', 'cancellation.checking'),
    words: 'the server does not say in time',
  },
  'looks again': { event: { type: 'outcome.ask' }, words: 'the person presses Check again' },
} as const;

const nameOf = ({ value }: SnapshotFrom<typeof cancellationMachine>): string => statePath(value);

/** Paths of cancelling an order: samples of its events, and what each state shows. */
export const cancellationPaths: PathsDefinition<typeof cancellationMachine> = {
  name: 'cancellation',
  machine: cancellationMachine,
  input: { id: 'order-38' },
  nameOf,
  events,
  states: {
    offered: {
      words: 'the order can be cancelled',
      sights: [
        { role: 'button', text: 'transactions:cancel.ask', is: 'enabled' },
        { role: 'alertdialog', is: 'absent' },
        { role: 'alert', is: 'absent' },
      ],
    },
    asking: {
      words: 'what comes back is shown, and it is asked whether to cancel',
      sights: [
        { role: 'alertdialog' },
        { role: 'button', text: 'transactions:cancel.back', is: 'enabled' },
        { role: 'button', text: 'transactions:cancel.confirm', is: 'enabled' },
      ],
    },
    cancelling: {
      words: 'it is being cancelled, and nothing can be pressed',
      sights: [{ role: 'alertdialog' }, { role: 'button', text: 'transactions:cancel.back', is: 'disabled' }],
    },
    checking: {
      words: 'there was no answer, and the order is asked how it stands',
      sights: [{ role: 'alertdialog', is: 'absent' }, { role: 'status' }],
    },
    unresolved: {
      words: 'it is not known whether it was cancelled, and can be looked again',
      sights: [{ role: 'alert' }, { role: 'button', text: 'transactions:cancel.check', is: 'enabled' }],
    },
    refused: {
      words: 'it was not cancelled, and why is said',
      sights: [{ role: 'alert' }, { role: 'alertdialog', is: 'absent' }],
    },
    cancelled: {
      words: 'it is cancelled, and the way to the refund stands there',
      sights: [
        { role: 'button', text: 'transactions:cancel.ask', is: 'absent' },
        { role: 'link', text: 'transactions:related' },
      ],
    },
  },
};
