import type { SnapshotFrom } from 'xstate';
import { brokenRule } from '#contract/registration/password.rules.ts';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { passwordResetMachine } from './password-reset.machine.ts';

const owner = { email: 'employee@izbor.demo' };
const over = refusalOf({ status: 410, code: 'registration.link_over' });
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const network = refusalOf({ kind: 'network', code: 'network' });

const events = {
  'link answers': { event: answers('openLink', owner), words: 'the server says whose password it is' },
  'link over': { event: fails('openLink', over), words: 'the server says that the link was used or is too old' },
  'link fails': { event: fails('openLink', broken), words: 'the server fails to open the link' },
  'link unreachable': { event: fails('openLink', network), words: 'the server cannot be reached about the link' },
  'link silent': {
    event: passes('answerLimit', 'passwordReset.opening'),
    words: 'no answer about the link comes in time',
  },
  'tries again': { event: { type: 'link.retry' }, words: 'the person tries to open the link again' },
  'types password': {
    event: { type: 'password.change', password: 'Zeleni*list8' },
    words: 'the person types a password that keeps the rules',
  },
  'types bad password': {
    event: { type: 'password.change', password: 'izbor' },
    words: 'the person types a password that breaks a rule',
  },
  'repeats it': {
    event: { type: 'repeated.change', repeated: 'Zeleni*list8' },
    words: 'the person types it a second time',
  },
  saves: { event: { type: 'password.submit' }, words: 'the person presses Save' },
  'save answers': { event: answers('savePassword', owner), words: 'the server takes the password' },
  'save refuses': {
    event: fails(
      'savePassword',
      refusalOf({ status: 400, code: 'request.invalid', fields: { password: 'At least one letter' } }),
    ),
    words: 'the server refuses the password',
  },
  'save fails': { event: fails('savePassword', broken), words: 'the server fails while it saves the password' },
  'save unreachable': {
    event: fails('savePassword', network),
    words: 'the server cannot be reached with the password',
  },
  'save over': { event: fails('savePassword', over), words: 'the server says that the link is over meanwhile' },
  'save too many': {
    event: fails('savePassword', refusalOf({ status: 429, code: 'request.too_many', retryAfter: 2 })),
    words: 'the server says that these were too many tries',
  },
  'save slow': {
    event: passes('slowAnswer', 'passwordReset.valid.saving'),
    words: 'the answer about the password takes long',
  },
  'save silent': {
    event: passes('answerLimit', 'passwordReset.valid.saving'),
    words: 'no answer about the password comes in time',
  },
  'second passes': { event: passes('second', 'passwordReset.valid.waiting'), words: 'a second of the wait passes' },
} as const;

/** The state, and what of the passwords and the wait decides the next steps. */
function nameOf({ value, context }: SnapshotFrom<typeof passwordResetMachine>) {
  const path = statePath(value);
  const { password, repeated, wait, refusal } = context;
  const notes = path.startsWith('valid.')
    ? [
        brokenRule(password) === null && 'password',
        repeated !== '' && 'repeated',
        path === 'valid.refused' && refusal?.kind !== 'refused' && 'no answer',
        path === 'valid.waiting' && `${wait} s`,
      ]
    : [];
  return [path, ...notes.filter(Boolean)].join(', ');
}

const form = { role: 'heading', text: 'password-reset:reset.title' } as const;

/** Paths of choosing a new password: samples of its events, and what each state shows. */
export const passwordResetPaths: PathsDefinition<typeof passwordResetMachine> = {
  name: 'password-reset',
  machine: passwordResetMachine,
  input: { id: 'link' },
  nameOf,
  events,
  states: {
    opening: { words: 'the link is being opened', sights: [{ role: 'status' }] },
    failed: {
      words: 'it is said that the link could not be opened',
      sights: [
        { role: 'heading', text: 'password-reset:reset.failed' },
        { role: 'button', text: 'password-reset:retry', is: 'enabled' },
      ],
    },
    'valid.editing': {
      words: 'a new password is asked for, with its rules',
      sights: [
        form,
        { role: 'button', text: 'password-reset:reset.submit', is: 'enabled' },
        { role: 'alert', is: 'absent' },
      ],
    },
    'valid.saving': {
      words: 'the new password is being saved',
      sights: [form, { role: 'button', text: 'password-reset:reset.submit', is: 'disabled' }],
    },
    'valid.refused': {
      words: 'it is said why the password was not taken, and it is still there',
      sights: [form, { role: 'alert' }, { role: 'button', text: 'password-reset:reset.submit', is: 'enabled' }],
    },
    'valid.waiting': {
      words: 'the seconds until the next try are counted down',
      sights: [form, { role: 'alert' }, { role: 'button', text: 'password-reset:reset.submit', is: 'disabled' }],
    },
    expired: {
      words: 'it is said that the link is over, and where to get a new one',
      sights: [
        { role: 'heading', text: 'password-reset:reset.over' },
        { role: 'link', text: 'password-reset:reset.anew' },
      ],
    },
    done: {
      words: 'it is said that the password is changed, and one may sign in',
      sights: [
        { role: 'heading', text: 'password-reset:reset.done' },
        { role: 'link', text: 'password-reset:signIn' },
      ],
    },
  },
};
