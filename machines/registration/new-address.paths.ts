import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { newAddressMachine } from './new-address.machine.ts';

const address = { email: 'mina.nova@morava.rs', company: 'Morava Tehnologije d.o.o.' };
const over = refusalOf({ status: 410, code: 'registration.link_over' });
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const away = refusalOf({ kind: 'network', code: 'network' });

const events = {
  'link answers': { event: answers('readLink', address), words: 'the server says which address the link confirms' },
  'link over': { event: fails('readLink', over), words: 'the server says that the link was used or is too old' },
  'link fails': { event: fails('readLink', broken), words: 'the server fails to read the link' },
  'link unreachable': { event: fails('readLink', away), words: 'the server cannot be reached' },
  'link silent': { event: passes('answerLimit', 'newAddress.opening'), words: 'no answer comes in time' },
  'tries again': { event: { type: 'link.retry' }, words: 'the person tries again' },
  confirms: { event: { type: 'address.confirm' }, words: 'the person confirms the address' },
  'confirming answers': { event: answers('confirmAddress', address), words: 'the server moves the account' },
  'confirming over': { event: fails('confirmAddress', over), words: 'the server says that the link is over by now' },
  'confirming taken': {
    event: fails('confirmAddress', refusalOf({ status: 409, code: 'address.taken' })),
    words: 'the server says that another account has the address by now',
  },
  'confirming fails': { event: fails('confirmAddress', broken), words: 'the server fails to confirm' },
  'confirming unreachable': { event: fails('confirmAddress', away), words: 'the server is away while one confirms' },
  'confirming silent': {
    event: passes('answerLimit', 'newAddress.confirming'),
    words: 'nobody answers who confirms',
  },
} as const;

/** Paths of the link to a new address: samples of its events, and what each state shows. */
export const newAddressPaths: PathsDefinition<typeof newAddressMachine> = {
  name: 'new-address',
  machine: newAddressMachine,
  input: { id: 'link' },
  nameOf: ({ value }: SnapshotFrom<typeof newAddressMachine>) => statePath(value),
  events,
  states: {
    opening: { words: 'the link is being read', sights: [{ role: 'status' }] },
    failed: {
      words: 'it is said that the link was not read, and that one may try again',
      sights: [
        { role: 'heading', text: 'registration:newAddress.failed' },
        { role: 'button', text: 'registration:retry', is: 'enabled' },
      ],
    },
    ready: {
      words: 'it is said which address it will be, and one may confirm it',
      sights: [
        { role: 'heading', text: 'registration:newAddress.title' },
        { role: 'button', text: 'registration:newAddress.confirm', is: 'enabled' },
      ],
    },
    confirming: {
      words: 'the address is being confirmed',
      sights: [{ role: 'heading', text: 'registration:newAddress.title' }],
    },
    refused: {
      words: 'it is said why it was not confirmed, and one may try again',
      sights: [{ role: 'alert' }, { role: 'button', text: 'registration:newAddress.confirm', is: 'enabled' }],
    },
    expired: {
      words: 'it is said that the link is over, and what to do',
      sights: [
        { role: 'heading', text: 'registration:newAddress.over' },
        { role: 'link', text: 'registration:signIn' },
      ],
    },
    taken: {
      words: 'it is said that another account has the address, and that one’s own stays as it is',
      sights: [
        { role: 'heading', text: 'registration:newAddress.taken' },
        { role: 'link', text: 'registration:signIn' },
      ],
    },
    done: {
      words: 'it is said that the account has the address, and one may sign in',
      sights: [
        { role: 'heading', text: 'registration:newAddress.done' },
        { role: 'link', text: 'registration:signIn' },
      ],
    },
  },
};
