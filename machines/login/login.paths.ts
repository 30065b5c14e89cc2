import type { SnapshotFrom } from 'xstate';
import { isEmail } from '#contract/session/session.rules.ts';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { loginMachine } from './login.machine.ts';

const refused = refusalOf({
  status: 400,
  code: 'session.credentials',
  message: 'The e-mail or password is incorrect.',
});
const wrongCode = refusalOf({ status: 400, code: 'session.code', message: 'The code is incorrect.' });
const tooMany = refusalOf({ status: 429, code: 'request.too_many', retryAfter: 2 });
const attemptOver = refusalOf({ status: 410, code: 'session.attempt_over' });
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const network = refusalOf({ kind: 'network', code: 'network' });

const events = {
  'types e-mail': {
    event: { type: 'email.change', email: 'employee@izbor.demo' },
    words: 'the person types their e-mail',
  },
  'types no e-mail': {
    event: { type: 'email.change', email: 'employee' },
    words: 'the person types something that is not an e-mail',
  },
  'types password': {
    event: { type: 'password.change', password: 'Izbor!2026' },
    words: 'the person types a password',
  },
  'sends credentials': { event: { type: 'credentials.submit' }, words: 'the person presses Sign in' },
  'signIn answers token': {
    event: answers('signIn', { token: 'token' }),
    words: 'the server takes the password and answers a token',
  },
  'signIn answers attempt': {
    event: answers('signIn', { id: 'attempt' }),
    words: 'the server takes the password and wants a code too',
  },
  'signIn answers nothing useful': {
    event: answers('signIn', {}),
    words: 'the server answers neither a token nor an attempt',
  },
  'signIn refuses': { event: fails('signIn', refused), words: 'the server refuses the password' },
  'signIn fails': { event: fails('signIn', broken), words: 'the server fails while it checks the password' },
  'signIn unreachable': { event: fails('signIn', network), words: 'the server cannot be reached' },
  'signIn too many': { event: fails('signIn', tooMany), words: 'the server says that these were too many tries' },
  'signIn slow': {
    event: passes('slowAnswer', 'login.credentials.submitting'),
    words: 'the answer about the password takes long',
  },
  'signIn silent': {
    event: passes('answerLimit', 'login.credentials.submitting'),
    words: 'no answer about the password comes in time',
  },
  'second passes': {
    event: passes('second', 'login.credentials.waiting'),
    words: 'a second of the wait passes',
  },
  'types code': { event: { type: 'code.change', code: '123456' }, words: 'the person types a code' },
  'swaps the kind': {
    event: { type: 'code.swap' },
    words: 'the person chooses a recovery code, or the code of their app again',
  },
  'sends code': { event: { type: 'code.submit' }, words: 'the person presses Confirm' },
  'goes back': { event: { type: 'credentials.reopen' }, words: 'the person goes back to e-mail and password' },
  'sendCode answers': {
    event: answers('sendCode', { token: 'token' }),
    words: 'the server takes the code and answers a token',
  },
  'sendCode refuses': { event: fails('sendCode', wrongCode), words: 'the server refuses the code' },
  'sendCode fails': { event: fails('sendCode', broken), words: 'the server fails while it checks the code' },
  'sendCode unreachable': { event: fails('sendCode', network), words: 'the server cannot be reached with the code' },
  'sendCode too many': { event: fails('sendCode', tooMany), words: 'the server says that these were too many codes' },
  'sendCode over': { event: fails('sendCode', attemptOver), words: 'the server says that this sign-in is over' },
  'sendCode slow': {
    event: passes('slowAnswer', 'login.code.submitting'),
    words: 'the answer about the code takes long',
  },
  'sendCode silent': {
    event: passes('answerLimit', 'login.code.submitting'),
    words: 'no answer about the code comes in time',
  },
  'code second passes': { event: passes('second', 'login.code.waiting'), words: 'a second of the wait passes' },
  'five minutes pass': {
    event: passes('attemptLimit', 'login.code'),
    words: 'five minutes pass since the password was taken',
  },
} as const;

/** The state, and what of the fields, the wait and the refusal decides the next steps. */
function nameOf({ value, context: { email, password, code, wait, refusal } }: SnapshotFrom<typeof loginMachine>) {
  const path = statePath(value);
  const notes: Record<string, (string | false)[]> = {
    'credentials.editing': [isEmail(email) && 'e-mail', password !== '' && 'password'],
    'credentials.refused': [refusal?.kind !== 'refused' && 'no answer'],
    'credentials.waiting': [`${wait} s`],
    'code.editing': [code !== '' && 'code'],
    'code.refused': [refusal?.kind !== 'refused' && 'no answer'],
    'code.waiting': [`${wait} s`],
  };
  return [path, ...(notes[path] ?? []).filter(Boolean)].join(', ');
}

/** Paths of signing in: samples of its events, and what each state shows. */
export const loginPaths: PathsDefinition<typeof loginMachine> = {
  name: 'login',
  machine: loginMachine,
  input: undefined,
  nameOf,
  events,
  states: {
    'credentials.editing': {
      words: 'e-mail and password are asked for',
      sights: [
        { role: 'heading', text: 'login:title' },
        { role: 'button', text: 'login:submit', is: 'enabled' },
        { role: 'alert', is: 'absent' },
      ],
    },
    'credentials.submitting': {
      words: 'the password is being checked',
      sights: [
        { role: 'heading', text: 'login:title' },
        { role: 'button', text: 'login:submit', is: 'disabled' },
      ],
    },
    'credentials.refused': {
      words: 'it is said why the sign-in did not work, and what was typed is still there',
      sights: [
        { role: 'heading', text: 'login:title' },
        { role: 'alert' },
        { role: 'button', text: 'login:submit', is: 'enabled' },
      ],
    },
    'credentials.waiting': {
      words: 'the seconds until the next try are counted down',
      sights: [
        { role: 'heading', text: 'login:title' },
        { role: 'alert' },
        { role: 'button', text: 'login:submit', is: 'disabled' },
      ],
    },
    'code.editing': {
      words: 'the one-time code is asked for',
      sights: [
        { role: 'heading', text: 'login:code.title' },
        { role: 'alert', is: 'absent' },
      ],
    },
    'code.submitting': {
      words: 'the code is being checked',
      sights: [
        { role: 'heading', text: 'login:code.title' },
        { role: 'button', text: 'login:code.submit', is: 'disabled' },
      ],
    },
    'code.refused': {
      words: 'it is said why the code did not work',
      sights: [{ role: 'heading', text: 'login:code.title' }, { role: 'alert' }],
    },
    'code.waiting': {
      words: 'the seconds until the next code are counted down',
      sights: [
        { role: 'heading', text: 'login:code.title' },
        { role: 'alert' },
        { role: 'button', text: 'login:code.submit', is: 'disabled' },
      ],
    },
    'code.expired': {
      words: 'it is said that this sign-in is over and how to start again',
      sights: [
        { role: 'heading', text: 'login:code.expired.title' },
        { role: 'button', text: 'login:code.expired.again', is: 'enabled' },
      ],
    },
    signedIn: { words: 'the person is signed in', sights: [] },
  },
};
