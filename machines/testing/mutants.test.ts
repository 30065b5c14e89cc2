import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { attemptPaths } from '../attempts/attempt.paths.ts';
import { steps as attemptSteps } from '../attempts/attempt.steps.ts';
import { keepingPaths } from '../attempts/keeping.paths.ts';
import { steps as keepingSteps } from '../attempts/keeping.steps.ts';
import { browsePaths } from '../browse/browse.paths.ts';
import { steps as browseSteps } from '../browse/browse.steps.ts';
import { cartItemPaths } from '../cart/cart-item.paths.ts';
import { steps as cartItemSteps } from '../cart/cart-item.steps.ts';
import { checkoutPaths } from '../checkout/checkout.paths.ts';
import { steps as checkoutSteps } from '../checkout/checkout.steps.ts';
import { enrolmentPaths } from '../enrolments/enrolment.paths.ts';
import { steps as enrolmentSteps } from '../enrolments/enrolment.steps.ts';
import { loginPaths } from '../login/login.paths.ts';
import { steps as loginSteps } from '../login/login.steps.ts';
import { notificationsPaths } from '../notifications/notifications.paths.ts';
import { steps as notificationsSteps } from '../notifications/notifications.steps.ts';
import { mailRequestPaths } from '../password-reset/mail-request.paths.ts';
import { steps as mailRequestSteps } from '../password-reset/mail-request.steps.ts';
import { passwordResetPaths } from '../password-reset/password-reset.paths.ts';
import { steps as passwordResetSteps } from '../password-reset/password-reset.steps.ts';
import { oneTimeCodePaths } from '../profile/one-time-code.paths.ts';
import { steps as oneTimeCodeSteps } from '../profile/one-time-code.steps.ts';
import { confirmationPaths } from '../registration/confirmation.paths.ts';
import { steps as confirmationSteps } from '../registration/confirmation.steps.ts';
import { newAddressPaths } from '../registration/new-address.paths.ts';
import { steps as newAddressSteps } from '../registration/new-address.steps.ts';
import { registrationPaths } from '../registration/registration.paths.ts';
import { steps as registrationSteps } from '../registration/registration.steps.ts';
import { requestPaths } from '../requests/request.paths.ts';
import { steps as requestSteps } from '../requests/request.steps.ts';
import { sessionPaths } from '../session/session.paths.ts';
import { steps as sessionSteps } from '../session/session.steps.ts';
import { subscriptionPaths } from '../subscriptions/subscription.paths.ts';
import { steps as subscriptionSteps } from '../subscriptions/subscription.steps.ts';
import { toastsPaths } from '../toasts/toasts.paths.ts';
import { steps as toastsSteps } from '../toasts/toasts.steps.ts';
import { cancellationPaths } from '../transactions/cancellation.paths.ts';
import { steps as cancellationSteps } from '../transactions/cancellation.steps.ts';
import { mutantsOf, survivorsOf } from './mutants.ts';

const LIMIT = 120_000;

describe('without any one transition or guard the table of steps fails', () => {
  it('for signing in', () => expect(survivorsOf(loginPaths, loginSteps)).toEqual([]), LIMIT);
  it('for registering', () => expect(survivorsOf(registrationPaths, registrationSteps)).toEqual([]), LIMIT);
  it('for confirming', () => expect(survivorsOf(confirmationPaths, confirmationSteps)).toEqual([]), LIMIT);
  it('for a new address', () => expect(survivorsOf(newAddressPaths, newAddressSteps)).toEqual([]), LIMIT);
  it('for asking for a mail', () => expect(survivorsOf(mailRequestPaths, mailRequestSteps)).toEqual([]), LIMIT);
  it('for a new password', () => expect(survivorsOf(passwordResetPaths, passwordResetSteps)).toEqual([]), LIMIT);
  it('for the checkout', () => expect(survivorsOf(checkoutPaths, checkoutSteps)).toEqual([]), LIMIT);
  it('for the notifications', () => expect(survivorsOf(notificationsPaths, notificationsSteps)).toEqual([]), LIMIT);
  it('for the session', () => expect(survivorsOf(sessionPaths, sessionSteps)).toEqual([]), LIMIT);
  it('for a cart item', () => expect(survivorsOf(cartItemPaths, cartItemSteps)).toEqual([]), LIMIT);
  it('for filing a request', () => expect(survivorsOf(requestPaths, requestSteps)).toEqual([]), LIMIT);
  it('for an enrolment', () => expect(survivorsOf(enrolmentPaths, enrolmentSteps)).toEqual([]), LIMIT);
  it('for keeping answers', () => expect(survivorsOf(keepingPaths, keepingSteps)).toEqual([]), LIMIT);
  it('for the one-time code', () => expect(survivorsOf(oneTimeCodePaths, oneTimeCodeSteps)).toEqual([]), LIMIT);
  it('for cancelling an order', () => expect(survivorsOf(cancellationPaths, cancellationSteps)).toEqual([]), LIMIT);
  it('for the messages', () => expect(survivorsOf(toastsPaths, toastsSteps)).toEqual([]), LIMIT);
});

it(
  'for an attempt it fails too, but for the guard of where it begins, which has a test of its own',
  () => expect(survivorsOf(attemptPaths, attemptSteps)).toEqual(['attempt.starting | always 1, its guard']),
  LIMIT,
);

it(
  'for a subscription it fails too, but for what is said of one that is over at once, which has tests of its own',
  () => {
    expect(survivorsOf(subscriptionPaths, subscriptionSteps)).toEqual([
      'subscription.subscribing | invoke onDone 1',
      'subscription.subscribing | invoke onDone 1, its guard',
      'subscription.cancelling | invoke onDone 1',
      'subscription.cancelling | invoke onDone 1, its guard',
    ]);
  },
  LIMIT,
);

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
