// Written by hand from spec 4, 5 and 8 and product.md 1 and 7.2: every step there is, and none besides.

/** A cart that changes while its buyer waits for something only changes what is known. */
const hearsOfTheCart = (state: string) =>
  ['cart changes', 'cart emptied', 'cart free', 'cart same', 'cart too dear'].map(
    (event) => `${state} | ${event} | ${state}`,
  );

/** Spec 5: nothing is bought when the total is 0; 'Not enough available budget!' is said in the cart. */
const hasCartThatChanges = (state: string) => [
  `${state} | cart changes | cart.ready`,
  `${state} | cart emptied | cart.empty`,
  `${state} | cart free | cart.ready, nothing to pay`,
  `${state} | cart same | cart.ready`,
  `${state} | cart too dear | cart.overBudget`,
];

/** What is agreed to is one cart: another has to be agreed to anew. */
const agreesToOneCart = (state: string) => [
  `${state} | cart changes | checkout.untaxed`,
  `${state} | cart emptied | cart.empty`,
  `${state} | cart free | cart.ready, nothing to pay`,
  `${state} | cart same | ${state}`,
  `${state} | cart too dear | cart.overBudget`,
];

/** What a purchase may answer, when it was sent and when it was asked about again. */
const purchaseAnswers = (state: string, unknown: string, prefix: string) => [
  `${state} | purchase answers | success`,
  `${state} | purchase breaks | error`,
  `${state} | purchase changed | cartChanged`,
  `${state} | purchase refused | error`,
  `${state} | purchase unauthorised | checkout.understood`,
  `${state} | purchase unavailable | ${unknown}`,
  `${state} | purchase unreachable | ${unknown}`,
  `${state} | ${prefix} silent | ${unknown}`,
  `${state} | ${prefix} slow | ${state}`,
];

export const steps: readonly string[] = [
  ...hasCartThatChanges('cart.empty'),
  ...hasCartThatChanges('cart.ready'),
  'cart.ready | opens checkout | checkout.untaxed',
  ...hasCartThatChanges('cart.ready, nothing to pay'),
  ...hasCartThatChanges('cart.overBudget'),

  ...agreesToOneCart('checkout.untaxed'),
  'checkout.untaxed | goes back | cart.ready',
  'checkout.untaxed | ticks taxes | checkout.understood',
  ...agreesToOneCart('checkout.understood'),
  'checkout.understood | goes back | cart.ready',
  'checkout.understood | ticks taxes | checkout.untaxed',
  'checkout.understood | asks to buy | confirmDialog',

  ...agreesToOneCart('confirmDialog'),
  'confirmDialog | declines | checkout.understood',
  'confirmDialog | confirms | confirming',

  ...hearsOfTheCart('confirming'),
  ...purchaseAnswers('confirming', 'unknown.waiting, 1', 'purchase'),

  ...hearsOfTheCart('success'),
  'success | dismisses | cart.ready',

  'error | cart changes | error',
  'error | cart emptied | error, nothing to buy',
  'error | cart free | error, nothing to buy',
  'error | cart same | error',
  'error | cart too dear | error, nothing to buy',
  'error | dismisses | cart.ready',
  'error | opens checkout | checkout.untaxed',
  'error, nothing to buy | cart changes | error',
  'error, nothing to buy | cart emptied | error, nothing to buy',
  'error, nothing to buy | cart free | error, nothing to buy',
  'error, nothing to buy | cart same | error',
  'error, nothing to buy | cart too dear | error, nothing to buy',
  'error, nothing to buy | dismisses | cart.empty',

  ...hearsOfTheCart('cartChanged'),
  'cartChanged | accepts changes | accepting',
  'cartChanged | declines changes | cart.ready',
  ...hearsOfTheCart('accepting'),
  'accepting | getMe answers | confirmDialog',
  'accepting | getMe answers nothing to buy | cart.empty',
  'accepting | getMe fails | cartChanged',
  'accepting | getMe silent | cartChanged',

  ...hearsOfTheCart('unknown.waiting, 1'),
  'unknown.waiting, 1 | pause passes | unknown.asking, 1',
  ...hearsOfTheCart('unknown.asking, 1'),
  ...purchaseAnswers('unknown.asking, 1', 'unknown.waiting, 2', 'asking'),
  ...hearsOfTheCart('unknown.waiting, 2'),
  'unknown.waiting, 2 | pause passes | unknown.asking, 2',
  ...hearsOfTheCart('unknown.asking, 2'),
  ...purchaseAnswers('unknown.asking, 2', 'unknown.unresolved', 'asking'),
  ...hearsOfTheCart('unknown.unresolved'),
  'unknown.unresolved | asks again | unknown.asking, 1',
  'unknown.unresolved | dismisses | cart.ready',
];
