import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { oneTimeCodeMachine } from './one-time-code.machine.ts';

const wrongPassword = refusalOf({
  status: 400,
  code: 'request.invalid',
  message: 'Some of the data sent is not valid.',
  fields: { password: 'The password is incorrect' },
});
const wrongCode = refusalOf({
  status: 400,
  code: 'request.invalid',
  message: 'Some of the data sent is not valid.',
  fields: { code: 'The code is incorrect' },
});
const onAlready = refusalOf({ status: 409, code: 'one_time_code.on', message: 'The one-time code is already on.' });
const notBegun = refusalOf({
  status: 409,
  code: 'one_time_code.not_begun',
  message: 'Please start setting up the one-time code again.',
});
const network = refusalOf({ kind: 'network', code: 'network' });

const events = {
  'turns on': { event: { type: 'code.turnOn' }, words: 'the person presses Turn on' },
  'turns off': { event: { type: 'code.turnOff' }, words: 'the person presses Turn off' },
  'types password': {
    event: { type: 'password.change', password: 'Izbor!2026' },
    words: 'the person types their password',
  },
  'sends password': { event: { type: 'password.submit' }, words: 'the person sends their password' },
  'types code': { event: { type: 'digits.change', code: '123456' }, words: 'the person types the code of their app' },
  'sends code': { event: { type: 'digits.submit' }, words: 'the person sends the code' },
  'keeps recovery codes': { event: { type: 'recovery.keep' }, words: 'the person says that the codes are kept' },
  closes: { event: { type: 'dialog.close' }, words: 'the person closes the dialog' },
  'turned on elsewhere': {
    event: { type: 'account.changed', on: true },
    words: 'another device turns the one-time code on',
  },
  'turned off elsewhere': {
    event: { type: 'account.changed', on: false },
    words: 'another device turns the one-time code off',
  },
  'begin answers': {
    event: answers('begin', {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      otpauth_url: 'otpauth://totp/Izbor:employee@izbor.demo?issuer=Izbor&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    }),
    words: 'the server takes the password and makes a secret',
  },
  'begin refuses': { event: fails('begin', wrongPassword), words: 'the server refuses the password' },
  'begin unreachable': { event: fails('begin', network), words: 'the server cannot be reached' },
  'begin on already': { event: fails('begin', onAlready), words: 'the server says that it is on already' },
  'begin silent': {
    event: passes('answerLimit', 'oneTimeCode.turningOn.beginning'),
    words: 'no answer about the password comes in time',
  },
  'confirm answers': {
    event: answers('confirm', {
      recovery_codes: Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JK${index}M`),
    }),
    words: 'the server takes the code and answers recovery codes',
  },
  'confirm refuses': { event: fails('confirm', wrongCode), words: 'the server refuses the code' },
  'confirm unreachable': { event: fails('confirm', network), words: 'the server cannot be reached with the code' },
  'confirm on already': {
    event: fails('confirm', onAlready),
    words: 'the server says that an answer was lost and the one-time code is on',
  },
  'confirm not begun': { event: fails('confirm', notBegun), words: 'the server knows of no secret that waits' },
  'confirm silent': {
    event: passes('answerLimit', 'oneTimeCode.turningOn.confirming'),
    words: 'no answer about the code comes in time',
  },
  'end answers': { event: answers('end', undefined), words: 'the server turns the one-time code off' },
  'end refuses': { event: fails('end', wrongPassword), words: 'the server refuses to turn it off' },
  'end unreachable': { event: fails('end', network), words: 'the server cannot be reached to turn it off' },
  'end silent': {
    event: passes('answerLimit', 'oneTimeCode.turningOff.ending'),
    words: 'no answer about turning it off comes in time',
  },
} as const;

/** Whether the one-time code is on in a state, leaving aside what another device did. */
const isOnIn = (path: string) => /^(on|turningOff|turningOn\.keeping)/.test(path);

/** The state, what of the fields and the refusal decides the next steps or the screen, and what another device did meanwhile. */
function nameOf({ value, context }: SnapshotFrom<typeof oneTimeCodeMachine>) {
  const path = statePath(value);
  const { password, code, refusal, unseen, isOn } = context;
  const notes: Record<string, (string | false)[]> = {
    'turningOn.asking': [password !== '' && 'password', refusal !== null && 'refused'],
    'turningOn.scanning': [code !== '' && 'code', refusal !== null && 'refused'],
    'turningOff.asking': [password !== '' && 'password', refusal !== null && 'refused'],
    on: [unseen && 'codes not seen'],
  };
  const news = isOn !== isOnIn(path) && (isOn ? 'on elsewhere' : 'off elsewhere');
  return [path, ...(notes[path] ?? []), news].filter(Boolean).join(', ');
}

const dialog = { role: 'dialog' } as const;
const send = { role: 'button', text: 'profile:code.next' } as const;
const end = { role: 'button', text: 'profile:code.end' } as const;

/** Paths of turning the one-time code on and off: samples of its events, and what each state shows. */
export const oneTimeCodePaths: PathsDefinition<typeof oneTimeCodeMachine> = {
  name: 'one-time-code',
  machine: oneTimeCodeMachine,
  input: { on: false },
  otherStarts: { 'the one-time code is on': { input: { on: true }, state: 'on' } },
  nameOf,
  events,
  couplings: ['turningOn.asking, on elsewhere | closes | on', 'turningOff.asking, off elsewhere | closes | off'],
  states: {
    off: {
      words: 'the one-time code is off',
      sights: [
        { role: 'button', text: 'profile:code.turnOn', is: 'enabled' },
        { role: 'dialog', is: 'absent' },
      ],
    },
    'turningOn.asking': {
      words: 'the password is asked for, to turn it on',
      sights: [dialog, { role: 'heading', text: 'profile:code.turnOn' }, { ...send, is: 'enabled' }],
    },
    'turningOn.beginning': {
      words: 'the password is being checked, to turn it on',
      sights: [dialog, { role: 'heading', text: 'profile:code.turnOn' }, { ...send, is: 'disabled' }],
    },
    'turningOn.scanning': {
      words: 'the secret is shown, and its first code is asked for',
      sights: [dialog, { role: 'heading', text: 'profile:code.scan' }, { role: 'button', text: 'profile:code.copy' }],
    },
    'turningOn.confirming': {
      words: 'the first code is being checked',
      sights: [dialog, { role: 'heading', text: 'profile:code.scan' }, { ...send, is: 'disabled' }],
    },
    'turningOn.keeping': {
      words: 'the recovery codes are shown, this once',
      sights: [dialog, { role: 'button', text: 'profile:recovery.keep' }],
    },
    on: {
      words: 'the one-time code is on',
      sights: [
        { role: 'button', text: 'profile:code.turnOff', is: 'enabled' },
        { role: 'dialog', is: 'absent' },
      ],
      noted: {
        'codes not seen': [
          { role: 'button', text: 'profile:code.turnOff', is: 'enabled' },
          { role: 'alert', is: 'visible' },
        ],
      },
    },
    'turningOff.asking': {
      words: 'the password is asked for, to turn it off',
      sights: [dialog, { role: 'heading', text: 'profile:code.turnOff' }, { ...end, is: 'enabled' }],
    },
    'turningOff.ending': {
      words: 'it is being turned off',
      sights: [dialog, { role: 'heading', text: 'profile:code.turnOff' }, { ...end, is: 'disabled' }],
    },
  },
};
