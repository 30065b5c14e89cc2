import type { SnapshotFrom } from 'xstate';
import type { PathsDefinition, Sight } from '../testing/paths-definition.ts';
import { statePath } from '../testing/transitions.ts';
import { toastsMachine } from './toasts.machine.ts';

type Snapshot = SnapshotFrom<typeof toastsMachine>;

const first = ({ context }: Snapshot) => context.shown[0];
const last = ({ context }: Snapshot) => context.shown.at(-1);

const close: Sight = { role: 'button', text: 'toasts:close' };

/** Paths of messages: samples of their events, and what each state shows. The event of a timer's end stands for the passing of time. */
export const toastsPaths: PathsDefinition<typeof toastsMachine> = {
  name: 'toasts',
  machine: toastsMachine,
  input: undefined,
  nameOf: ({ value, context: { shown, waiting } }) =>
    [statePath(value), ...shown.map(({ tone }) => tone), waiting.length > 0 && `${waiting.length} waiting`]
      .filter(Boolean)
      .join(', '),
  events: {
    'says success': {
      event: { type: 'toast.show', toast: { tone: 'success', text: 'Removed: Gym' } },
      words: 'something succeeds',
    },
    'says error': {
      event: { type: 'toast.show', toast: { tone: 'error', text: 'Something went wrong!' } },
      words: 'something fails',
    },
    'closes oldest': {
      event: (snapshot) => {
        const toast = first(snapshot);
        return toast ? { type: 'toast.dismiss', id: toast.id } : null;
      },
      words: 'the person closes the oldest message',
    },
    'closes newest': {
      event: (snapshot) => {
        const toast = last(snapshot);
        return toast && toast !== first(snapshot) ? { type: 'toast.dismiss', id: toast.id } : null;
      },
      words: 'the person closes the newest message',
    },
    'closes one that is gone': {
      event: { type: 'toast.dismiss', id: 0 },
      words: 'the person closes a message that has just gone',
      ignored: true,
    },
    'success ends': {
      event: ({ context }) => {
        const toast = context.shown.find(({ tone }) => tone === 'success');
        return toast ? { type: 'toast.expire', id: toast.id } : null;
      },
      words: 'the time of the success is over',
    },
    'time of one that is gone ends': {
      event: { type: 'toast.expire', id: 0 },
      words: 'the time of a message that was closed is over',
      ignored: true,
    },
    'points at them': { event: { type: 'toasts.pause' }, words: 'the pointer or the focus comes to the messages' },
    'leaves them': { event: { type: 'toasts.resume' }, words: 'the pointer and the focus leave the messages' },
    'clears all': { event: { type: 'toasts.clear' }, words: 'the person signs out' },
  },
  states: {
    empty: { words: 'no message is shown', sights: [{ ...close, is: 'absent' }] },
    'showing.running': {
      words: 'messages are shown, and their time runs',
      sights: [close, { role: 'alert', is: 'absent' }],
      noted: { error: [close, { role: 'alert' }] },
    },
    // Whether their time runs has no face.
    'showing.paused': {
      words: 'messages are shown, and their time stands still',
      sights: [close, { role: 'alert', is: 'absent' }],
      noted: { error: [close, { role: 'alert' }] },
    },
  },
};
