import { countDownTo, nothingSent, refused, tooMany, untilAnswered } from '../sending.ts';
import { bodyOf, registrationSetup } from './registration.setup.ts';

export type { RegistrationEvent, RegistrationForm } from './registration.setup.ts';

const form = registrationSetup.createStateConfig({
  initial: 'editing',
  on: {
    'form.change': { target: '.editing', actions: { type: 'keepForm', params: ({ event }) => event } },
    'form.submit': [
      { guard: 'isFormWhole', target: '.submitting', actions: 'checkFields' },
      { actions: 'checkFields' },
    ],
  },
  states: {
    editing: {},
    refused: {},
    submitting: {
      entry: 'forgetRefusal',
      exit: 'forgetSlow',
      on: { 'form.change': undefined, 'form.submit': undefined },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => bodyOf(context),
        // An address that already has an account gets no other answer: its owner is told so by mail.
        onDone: {
          target: '#registration.checkMail',
          actions: { type: 'keepEmail', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: '#registration.invitationOver' },
          tooMany,
          refused,
        ],
      },
      after: untilAnswered,
    },
    waiting: {
      on: {
        'form.change': { actions: { type: 'keepForm', params: ({ event }) => event } },
        'form.submit': undefined,
      },
      after: countDownTo('waiting', 'editing'),
    },
  },
});

/**
 * Registering with the company's code or an invitation (product.md 3). It ends with a mail to be opened; requesting that mail again is
 * the mail-request machine's task.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({
    ...input,
    company: '',
    checked: false,
    ...nothingSent,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isInvited', target: 'openingInvitation' }, { target: 'form' }] },
    openingInvitation: {
      entry: 'forgetRefusal',
      invoke: {
        id: 'readInvitation',
        src: 'readInvitation',
        input: ({ context }) => ({ id: context.invite ?? '' }),
        onDone: { target: 'form', actions: { type: 'keepInvitation', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => event }, target: 'invitationOver' },
          { target: 'invitationFailed', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
      after: { answerLimit: { target: 'invitationFailed', actions: 'sayNoAnswer' } },
    },
    invitationFailed: { on: { 'invitation.retry': { target: 'openingInvitation' } } },
    invitationOver: { on: { 'invitation.leave': { target: 'form', actions: 'forgetInvitation' } } },
    form,
    checkMail: { on: { 'form.reopen': { target: 'form' } } },
  },
});
