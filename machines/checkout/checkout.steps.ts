// Written by hand from specification.md 4, 5 and 8 and product.md 1 and 7.2: every step there is, and none besides.

/** A cart that changes while a call is awaited only changes the context. */
const hearsOfTheCart = (state: string) =>
  ['cart changes', 'cart dearer', 'cart emptied', 'cart free', 'cart same', 'cart too dear'].map(
    (event) => `${state} | ${event} | ${state}`,
  );

/** specification.md 5: nothing is bought when the total is 0; 'Not enough available budget!' is said in the cart. */
const hasCartThatChanges = (state: string) => [
  `${state} | cart changes | cart.ready`,
  `${state} | cart dearer | cart.ready, other prices`,
  `${state} | cart emptied | cart.empty`,
  `${state} | cart free | cart.ready, nothing to pay`,
  `${state} | cart same | cart.ready`,
  `${state} | cart too dear | cart.overBudget`,
];

/** The tick applies to one cart: another one has to be confirmed again, and changed prices are accepted line by line first. */
const agreesToOneCart = (state: string) => [
  `${state} | cart changes | checkout.untaxed`,
  `${state} | cart dearer | cartChanged, other prices`,
  `${state} | cart emptied | cart.empty`,
  `${state} | cart free | cart.ready, nothing to pay`,
  `${state} | cart same | ${state}`,
  `${state} | cart too dear | cart.overBudget`,
];

/** A change of the cart in states that depend on the prices. */
const hearsOfPrices = (state: string) =>
  [state, `${state}, other prices`].flatMap((from) => [
    ...['cart changes', 'cart emptied', 'cart free', 'cart same', 'cart too dear'].map(
      (event) => `${from} | ${event} | ${state}`,
    ),
    `${from} | cart dearer | ${state}, other prices`,
  ]);

/** Typed quantities are saved before the checkout continues; if that fails, the cart stays open. */
const settles = (state: string, back: string) => [
  `${state} | counts saved | checkout.untaxed`,
  `${state} | counts not saved | ${back}`,
  `${state} | counts silent | ${back}`,
];

/** A refusal is shown beside the cart, which may change meanwhile. */
const standsBesideTheCart = (state: string) => [
  `${state} | cart changes | error`,
  `${state} | cart dearer | error, other prices`,
  `${state} | cart emptied | error, nothing to buy`,
  `${state} | cart free | error, nothing to buy`,
  `${state} | cart same | error`,
  `${state} | cart too dear | error, nothing to buy`,
];

/** Answers to a purchase, sent for the first time or asked for again. */
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

/** A new total has a new tax, so the box has to be ticked again. */
const accepts = (state: string, back: string) => [
  `${state} | acceptance answers | checkout.untaxed`,
  `${state} | acceptance answers nothing to buy | cart.empty`,
  `${state} | acceptance answers other prices | cartChanged, other prices`,
  `${state} | acceptance fails | ${back}`,
  `${state} | acceptance silent | ${back}`,
];

export const steps: readonly string[] = [
  ...hasCartThatChanges('cart.empty'),
  ...hasCartThatChanges('cart.ready'),
  'cart.ready | opens checkout | checkout.untaxed',
  'cart.ready | saves counts | settling',
  ...hasCartThatChanges('cart.ready, nothing to pay'),
  // product.md 7.2: what costs something else than when it was put in the cart is shown and accepted first.
  ...hasCartThatChanges('cart.ready, other prices'),
  'cart.ready, other prices | opens checkout | cartChanged, other prices',
  'cart.ready, other prices | saves counts | settling, other prices',
  ...hasCartThatChanges('cart.overBudget'),

  ...hearsOfPrices('settling'),
  ...settles('settling', 'cart.ready'),
  ...settles('settling, other prices', 'cart.ready, other prices'),

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

  ...standsBesideTheCart('error'),
  'error | dismisses | cart.ready',
  'error | opens checkout | checkout.untaxed',
  'error | saves counts | settling',
  ...standsBesideTheCart('error, nothing to buy'),
  'error, nothing to buy | dismisses | cart.empty',
  ...standsBesideTheCart('error, other prices'),
  'error, other prices | dismisses | cart.ready, other prices',
  'error, other prices | opens checkout | cartChanged, other prices',
  'error, other prices | saves counts | settling, other prices',

  ...hearsOfPrices('cartChanged'),
  'cartChanged | accepts changes | accepting',
  'cartChanged | declines changes | cart.ready',
  'cartChanged, other prices | accepts changes | accepting, other prices',
  'cartChanged, other prices | declines changes | cart.ready, other prices',
  ...hearsOfPrices('accepting'),
  ...accepts('accepting', 'cartChanged'),
  ...accepts('accepting, other prices', 'cartChanged, other prices'),

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
