import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '../refusal.ts';
import type { PathsDefinition } from '../testing/paths-definition.ts';
import { answers, fails, passes, statePath } from '../testing/transitions.ts';
import { registrationMachine } from './registration.machine.ts';
import { emptyForm, formErrors } from './registration.setup.ts';

const whole = {
  firstName: 'Mina',
  lastName: 'Šarić',
  email: 'mina@izbor.demo',
  companyCode: 'IZBOR-RS',
  password: 'Zeleni*list7',
  repeated: 'Zeleni*list7',
};

const over = refusalOf({ status: 410, code: 'registration.link_over' });
const broken = refusalOf({ status: 500, code: 'internal', message: 'Something went wrong!' });
const network = refusalOf({ kind: 'network', code: 'network' });

const events = {
  'invitation answers': {
    event: answers('readInvitation', {
      company: 'Morava Tehnologije d.o.o.',
      email: 'mina@izbor.demo',
      first_name: '',
      last_name: '',
    }),
    words: 'the server tells who invites whom',
  },
  'invitation over': {
    event: fails('readInvitation', over),
    words: 'the server says that the invitation opens nothing any more',
  },
  'invitation fails': { event: fails('readInvitation', broken), words: 'the server fails to read the invitation' },
  'invitation unreachable': {
    event: fails('readInvitation', network),
    words: 'the server cannot be reached about the invitation',
  },
  'invitation silent': {
    event: passes('answerLimit', 'registration.openingInvitation'),
    words: 'no answer about the invitation comes in time',
  },
  'tries again': { event: { type: 'invitation.retry' }, words: 'the person tries to open the invitation again' },
  'goes without': {
    event: { type: 'invitation.leave' },
    words: 'the person goes on without the invitation, with the code of the company',
  },
  'fills in': { event: { type: 'form.change', form: whole }, words: 'the person fills the whole form in' },
  'types too little': {
    event: { type: 'form.change', form: { ...whole, password: 'Izbor', repeated: 'Izbor' } },
    words: 'the person chooses a password that breaks a rule',
  },
  registers: { event: { type: 'form.submit' }, words: 'the person presses Create account' },
  'register answers': { event: answers('register', { email: whole.email }), words: 'the server takes the form' },
  'register refuses': {
    event: fails(
      'register',
      refusalOf({
        status: 400,
        code: 'request.invalid',
        message: 'Some of the data sent is not valid.',
        fields: { company_code: 'No company has this code' },
      }),
    ),
    words: 'the server refuses a field of the form',
  },
  'register fails': { event: fails('register', broken), words: 'the server fails while it takes the form' },
  'register unreachable': { event: fails('register', network), words: 'the server cannot be reached with the form' },
  'register over': { event: fails('register', over), words: 'the server says that the invitation is over meanwhile' },
  'register too many': {
    event: fails('register', refusalOf({ status: 429, code: 'request.too_many', retryAfter: 2 })),
    words: 'the server says that these were too many tries',
  },
  'register slow': {
    event: passes('slowAnswer', 'registration.form.submitting'),
    words: 'the answer to the form takes long',
  },
  'register silent': {
    event: passes('answerLimit', 'registration.form.submitting'),
    words: 'no answer to the form comes in time',
  },
  'second passes': { event: passes('second', 'registration.form.waiting'), words: 'a second of the wait passes' },
  'goes back': { event: { type: 'form.reopen' }, words: 'the person goes back to the form' },
} as const;

/** The state, and what of the form and the wait decides the next steps. */
function nameOf({ value, context }: SnapshotFrom<typeof registrationMachine>) {
  const path = statePath(value);
  const { form, invite, wait, refusal } = context;
  const isWhole = Object.keys(formErrors(form, invite !== null)).length === 0;
  const notes = [
    invite === null && path !== 'checkMail' && 'with a code',
    path.startsWith('form.') && isWhole && 'whole',
    path === 'form.refused' && refusal?.kind !== 'refused' && 'no answer',
    path === 'form.waiting' && `${wait} s`,
  ];
  return [path, ...notes.filter(Boolean)].join(', ');
}

/** Paths of registering: samples of its events, and what each state shows. */
export const registrationPaths: PathsDefinition<typeof registrationMachine> = {
  name: 'registration',
  machine: registrationMachine,
  input: { form: emptyForm, invite: 'invitation' },
  otherStarts: {
    'the person comes without an invitation': {
      input: { form: emptyForm, invite: null },
      state: 'form.editing',
    },
  },
  nameOf,
  events,
  states: {
    openingInvitation: {
      words: 'the invitation is being opened',
      sights: [{ role: 'status' }],
    },
    invitationFailed: {
      words: 'it is said that the invitation could not be opened',
      sights: [
        { role: 'heading', text: 'registration:invitation.failed' },
        { role: 'button', text: 'registration:retry', is: 'enabled' },
      ],
    },
    invitationOver: {
      words: 'it is said that the invitation is over and what to do',
      sights: [
        { role: 'heading', text: 'registration:invitation.over' },
        { role: 'button', text: 'registration:invitation.leave', is: 'enabled' },
      ],
    },
    'form.editing': {
      words: 'the form is asked for',
      sights: [
        { role: 'heading', text: 'registration:title' },
        { role: 'button', text: 'registration:submit', is: 'enabled' },
        { role: 'alert', is: 'absent' },
      ],
    },
    'form.submitting': {
      words: 'the form is being sent',
      sights: [
        { role: 'heading', text: 'registration:title' },
        { role: 'button', text: 'registration:submit', is: 'disabled' },
      ],
    },
    'form.refused': {
      words: 'it is said why the form was not taken, and what was typed is still there',
      sights: [{ role: 'alert' }, { role: 'button', text: 'registration:submit', is: 'enabled' }],
    },
    'form.waiting': {
      words: 'the seconds until the next try are counted down',
      sights: [{ role: 'alert' }, { role: 'button', text: 'registration:submit', is: 'disabled' }],
    },
    checkMail: {
      words: 'the person is told to look for the mail',
      sights: [{ role: 'heading', text: 'password-reset:sent.title' }],
    },
  },
};
