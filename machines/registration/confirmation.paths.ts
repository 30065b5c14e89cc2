import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { confirmationMachine } from './confirmation.machine.ts';

const events = {
  'confirm answers': {
    event: answers('confirm', { email: 'mina@izbor.demo' }),
    words: 'the server confirms the address',
  },
  'confirm over': {
    event: fails('confirm', refusalOf({ status: 410, code: 'registration.link_over' })),
    words: 'the server says that the link was used or is too old',
  },
  'confirm fails': {
    event: fails('confirm', refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' })),
    words: 'the server fails to confirm',
  },
  'confirm unreachable': {
    event: fails('confirm', refusalOf({ kind: 'network', code: 'network' })),
    words: 'the server cannot be reached',
  },
  'confirm silent': {
    event: passes('answerLimit', 'confirmation.opening'),
    words: 'no answer comes in time',
  },
  'tries again': { event: { type: 'link.retry' }, words: 'the person tries again' },
} as const;

/** Paths of the link that confirms an address: samples of its events, and what each state shows. */
export const confirmationPaths: PathsDefinition<typeof confirmationMachine> = {
  name: 'confirmation',
  machine: confirmationMachine,
  input: { id: 'link' },
  nameOf: ({ value }: SnapshotFrom<typeof confirmationMachine>) => statePath(value),
  events,
  states: {
    opening: { words: 'the address is being confirmed', sights: [{ role: 'status' }] },
    failed: {
      words: 'it is said that it did not work, and that one may try again',
      sights: [
        { role: 'heading', text: 'registration:confirm.failed' },
        { role: 'button', text: 'registration:retry', is: 'enabled' },
      ],
    },
    expired: {
      words: 'it is said that the link is over, and a new one can be asked for',
      sights: [
        { role: 'heading', text: 'registration:confirm.over' },
        { role: 'button', text: 'password-reset:mail.request', is: 'enabled' },
      ],
    },
    done: {
      words: 'it is said that the address is confirmed, and one may sign in',
      sights: [
        { role: 'heading', text: 'registration:confirm.done' },
        { role: 'link', text: 'registration:signIn' },
      ],
    },
  },
};
