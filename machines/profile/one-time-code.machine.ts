import { nothingKnown, oneTimeCodeSetup } from './one-time-code.setup.ts';

export type { OneTimeCodeEvent } from './one-time-code.setup.ts';

const nowOn = { type: 'keepAccount', params: { on: true } } as const;
const nowOff = { type: 'keepAccount', params: { on: false } } as const;

const turningOn = oneTimeCodeSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      on: {
        'password.change': { actions: { type: 'keepPassword', params: ({ event }) => event } },
        'password.submit': { guard: 'hasPassword', target: 'beginning' },
        'dialog.close': { target: '#oneTimeCode.off' },
      },
    },
    beginning: {
      entry: 'forgetRefusal',
      on: { 'dialog.close': { target: '#oneTimeCode.off' } },
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: 'scanning', actions: { type: 'keepSecret', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isOnAlready', params: ({ event }) => event },
            target: '#oneTimeCode.on',
            actions: ['forgetAll', nowOn, 'tellChanged'],
          },
          { target: 'asking', actions: { type: 'keepRefusal', params: ({ event }) => event } },
        ],
      },
      after: { answerLimit: { target: 'asking', actions: 'sayNoAnswer' } },
    },
    scanning: {
      on: {
        'digits.change': { actions: { type: 'keepCode', params: ({ event }) => event } },
        'digits.submit': { guard: 'hasCode', target: 'confirming' },
        'dialog.close': { target: '#oneTimeCode.off' },
      },
    },
    // The code may be on before the answer arrives, so only an answer leaves this state.
    confirming: {
      entry: 'forgetRefusal',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { code } }) => ({ code }),
        onDone: {
          target: 'keeping',
          actions: [{ type: 'keepRecoveryCodes', params: ({ event }) => event.output }, nowOn, 'tellChanged'],
        },
        onError: [
          {
            guard: { type: 'isOnAlready', params: ({ event }) => event },
            target: '#oneTimeCode.on',
            actions: ['sayUnseen', nowOn, 'tellChanged'],
          },
          {
            guard: { type: 'isNotBegun', params: ({ event }) => event },
            target: 'asking',
            actions: ['forgetAll', { type: 'keepRefusal', params: ({ event }) => event }],
          },
          {
            target: 'scanning',
            actions: [
              { type: 'keepRefusal', params: ({ event }) => event },
              { type: 'dropRefusedCode', params: ({ event }) => event },
            ],
          },
        ],
      },
      after: { answerLimit: { target: 'scanning', actions: 'sayNoAnswer' } },
    },
    keeping: { on: { 'recovery.keep': { target: '#oneTimeCode.on', actions: 'forgetAll' } } },
  },
});

const turningOff = oneTimeCodeSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: {
      on: {
        'password.change': { actions: { type: 'keepPassword', params: ({ event }) => event } },
        'password.submit': { guard: 'hasPassword', target: 'ending' },
        'dialog.close': { target: '#oneTimeCode.on', actions: 'forgetAll' },
      },
    },
    ending: {
      entry: 'forgetRefusal',
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context: { password } }) => ({ password }),
        onDone: { target: '#oneTimeCode.off', actions: [nowOff, 'tellChanged', 'sayOff'] },
        onError: { target: 'asking', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
      after: { answerLimit: { target: 'asking', actions: 'sayNoAnswer' } },
    },
  },
});

/**
 * Turning the one-time code on and off (product.md 4, /profile): the password is asked for, a secret is shown, a first code of it turns
 * it on, and ten recovery codes are shown once. What another device did is stored in every state, and applied in those that show no
 * dialog and await no answer.
 */
export const oneTimeCodeMachine = oneTimeCodeSetup.createMachine({
  id: 'oneTimeCode',
  context: ({ input }) => ({ ...nothingKnown, isOn: input.on }),
  invoke: { src: 'watchAccount', input: ({ self }) => ({ machine: self }) },
  on: { 'account.changed': { actions: { type: 'keepAccount', params: ({ event }) => event } } },
  initial: 'off',
  states: {
    off: { entry: 'forgetAll', always: { guard: 'isOn', target: 'on' }, on: { 'code.turnOn': 'turningOn' } },
    turningOn,
    on: {
      always: { guard: 'isOff', target: 'off' },
      on: { 'code.turnOff': { target: 'turningOff', actions: 'forgetAll' } },
    },
    turningOff,
  },
});
