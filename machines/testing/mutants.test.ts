import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { browsePaths } from '../browse/browse.paths.ts';
import { steps as browseSteps } from '../browse/browse.steps.ts';
import { cartItemPaths } from '../cart/cart-item.paths.ts';
import { steps as cartItemSteps } from '../cart/cart-item.steps.ts';
import { checkoutPaths } from '../checkout/checkout.paths.ts';
import { steps as checkoutSteps } from '../checkout/checkout.steps.ts';
import { loginPaths } from '../login/login.paths.ts';
import { steps as loginSteps } from '../login/login.steps.ts';
import { sessionPaths } from '../session/session.paths.ts';
import { steps as sessionSteps } from '../session/session.steps.ts';
import { toastsPaths } from '../toasts/toasts.paths.ts';
import { steps as toastsSteps } from '../toasts/toasts.steps.ts';
import { mutantsOf, survivorsOf } from './mutants.ts';

const LIMIT = 120_000;

describe('without any one transition or guard the table of steps fails', () => {
  it('for signing in', () => expect(survivorsOf(loginPaths, loginSteps)).toEqual([]), LIMIT);
  it('for the checkout', () => expect(survivorsOf(checkoutPaths, checkoutSteps)).toEqual([]), LIMIT);
  it('for the session', () => expect(survivorsOf(sessionPaths, sessionSteps)).toEqual([]), LIMIT);
  it('for a cart item', () => expect(survivorsOf(cartItemPaths, cartItemSteps)).toEqual([]), LIMIT);
  it('for the messages', () => expect(survivorsOf(toastsPaths, toastsSteps)).toEqual([]), LIMIT);
});

it(
  'for browsing it fails too, but for the guards that decide only whether to load again, which have tests of their own',
  () => {
    expect(survivorsOf(browsePaths, browseSteps)).toEqual([
      'browse.search | on search.clear 1, its guard',
      'browse.search.typing | on search.submit 1, its guard',
      'browse.search.typing | after searchPause 1, its guard',
    ]);
  },
  LIMIT,
);

describe('a lamp', () => {
  const lamp = setup({
    types: { events: {} as { type: 'press' } | { type: 'break' } },
    guards: { hasPower: () => true },
  }).createMachine({
    id: 'lamp',
    initial: 'off',
    on: { break: { target: '.off' } },
    states: {
      off: { on: { press: { guard: 'hasPower', target: 'on' }, break: undefined } },
      on: { on: { press: { target: 'off' } } },
    },
  });

  it('can lack each transition, each guard and each stopped event', () => {
    expect(mutantsOf(lamp).map(({ lacks }) => lacks)).toEqual([
      'lamp | on break 1',
      'lamp.off | on press 1',
      'lamp.off | on press 1, its guard',
      'lamp.off | on break stopped',
      'lamp.on | on press 1',
    ]);
  });

  it('that has a guard which is always true is caught by no table', () => {
    const definition = {
      name: 'lamp',
      machine: lamp,
      input: undefined,
      states: {},
      nameOf: ({ value }: { value: string }) => value,
      events: {
        press: { event: { type: 'press' }, words: 'it is pressed' },
        break: { event: { type: 'break' }, words: 'it breaks' },
      },
    };
    const steps = ['off | press | on', 'on | break | off', 'on | press | off'];
    expect(survivorsOf(definition, steps)).toEqual(['lamp.off | on press 1, its guard']);
  });
});
