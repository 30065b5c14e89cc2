import type { SnapshotFrom } from 'xstate';
import { isEmail } from '#contract/session/session.rules.ts';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { mailRequestMachine } from './mail-request.machine.ts';

const tooMany = refusalOf({ status: 429, code: 'request.too_many', retryAfter: 2 });
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const network = refusalOf({ kind: 'network', code: 'network' });
const sent = { email: 'employee@izbor.demo' };

const events = {
  'types e-mail': {
    event: { type: 'email.change', email: sent.email },
    words: 'the person types their e-mail',
  },
  'types no e-mail': {
    event: { type: 'email.change', email: 'employee' },
    words: 'the person types something that is not an e-mail',
  },
  'asks for mail': { event: { type: 'mail.request' }, words: 'the person asks for the mail' },
  'request answers': { event: answers('requestMail', sent), words: 'the server says that it is on its way' },
  'request fails': { event: fails('requestMail', broken), words: 'the server fails to send it' },
  'request unreachable': { event: fails('requestMail', network), words: 'the server cannot be reached' },
  'request too many': { event: fails('requestMail', tooMany), words: 'the server says that these were too many tries' },
  'request slow': {
    event: passes('slowAnswer', 'mailRequest.address.sending'),
    words: 'the answer takes long',
  },
  'request silent': {
    event: passes('answerLimit', 'mailRequest.address.sending'),
    words: 'no answer comes in time',
  },
  'second passes': { event: passes('second', 'mailRequest.address.waiting'), words: 'a second of the wait passes' },
  'rest passes': {
    event: passes('second', 'mailRequest.sent.resting'),
    words: 'a second passes until the mail may be sent again',
  },
  'again answers': { event: answers('requestAgain', sent), words: 'the server says that it is on its way again' },
  'again fails': { event: fails('requestAgain', broken), words: 'the server fails to send it again' },
  'again unreachable': {
    event: fails('requestAgain', network),
    words: 'the server cannot be reached to send it again',
  },
  'again too many': {
    event: fails('requestAgain', tooMany),
    words: 'the server says that the mail was sent too often',
  },
  'again silent': {
    event: passes('answerLimit', 'mailRequest.sent.sending'),
    words: 'no answer about the second mail comes in time',
  },
  'goes back': { event: { type: 'address.reopen' }, words: 'the person goes back to the address' },
} as const;

/** The state, and what of the address and the wait decides the next steps. */
function nameOf({ value, context: { email, wait, refusal } }: SnapshotFrom<typeof mailRequestMachine>) {
  const path = statePath(value);
  const notes = [
    path.startsWith('address.') && isEmail(email) && 'e-mail',
    path.endsWith('.refused') && refusal?.kind !== 'refused' && 'no answer',
    ['address.waiting', 'sent.resting'].includes(path) && `${wait} s`,
    path === 'sent.resting' && refusal !== null && 'too many',
  ];
  return [path, ...notes.filter(Boolean)].join(', ');
}

const heading = { role: 'heading', text: 'password-reset:sent.title' } as const;

/** Paths of requesting a mail: samples of its events, and what each state shows. */
export const mailRequestPaths: PathsDefinition<typeof mailRequestMachine> = {
  name: 'mail-request',
  machine: mailRequestMachine,
  input: { pause: 2 },
  otherStarts: {
    'a mail was just sent': { input: { email: sent.email, sent: true, pause: 2 }, state: 'sent.resting' },
  },
  nameOf,
  events,
  states: {
    'address.editing': {
      words: 'the address is asked for',
      sights: [
        { role: 'heading', text: 'password-reset:forgot.title' },
        { role: 'button', text: 'password-reset:mail.request', is: 'enabled' },
        { role: 'alert', is: 'absent' },
      ],
    },
    'address.sending': {
      words: 'the mail is being asked for',
      sights: [{ role: 'button', text: 'password-reset:mail.request', is: 'disabled' }],
    },
    'address.refused': {
      words: 'it is said why it did not work, and the address is still there',
      sights: [{ role: 'alert' }, { role: 'button', text: 'password-reset:mail.request', is: 'enabled' }],
    },
    'address.waiting': {
      words: 'the seconds until the next try are counted down',
      sights: [{ role: 'alert' }, { role: 'button', text: 'password-reset:mail.request', is: 'disabled' }],
    },
    'sent.resting': {
      words: 'the person is told to look for the mail, and when it may be sent again',
      sights: [heading, { role: 'button', text: 'password-reset:sent.again', is: 'disabled' }],
    },
    'sent.ready': {
      words: 'the mail may be sent again',
      sights: [heading, { role: 'button', text: 'password-reset:sent.again', is: 'enabled' }],
    },
    'sent.sending': {
      words: 'the mail is being sent again',
      sights: [heading, { role: 'button', text: 'password-reset:sent.again', is: 'disabled' }],
    },
    'sent.refused': {
      words: 'it is said why the mail was not sent again',
      sights: [heading, { role: 'alert' }, { role: 'button', text: 'password-reset:sent.again', is: 'enabled' }],
    },
  },
};
