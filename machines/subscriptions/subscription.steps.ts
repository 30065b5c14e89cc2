// Written by hand from specification.md 4 and 8, product.md 7.7 and machines.md 13: every step there is, and none besides.

/** Nothing is subscribed to: one may subscribe, and a subscription made in another tab is taken over. */
const isNotSubscribed = (state: string) => [
  `${state} | asks to subscribe | confirming`,
  `${state} | read active | active`,
  `${state} | read another active | active`,
  `${state} | read ending | ending`,
  `${state} | read another ending | ending`,
  `${state} | read offered | ${state}`,
];

export const steps: readonly string[] = [
  ...isNotSubscribed('offered'),
  // The page of a benefit whose subscription ended says so, and offers it again.
  'offered | read ended | ended',

  'confirming | dismisses | offered',
  'confirming | confirms | subscribing',

  'subscribing | subscribe answers | active',
  // specification.md 8: 'Insufficient budget balance for this monthly subscription', and 'Something went wrong!' for the rest.
  'subscribing | subscribe low budget | refused',
  'subscribing | subscribe breaks | failed',
  'subscribing | subscribe unreachable | failed',
  'subscribing | subscribe silent | failed',
  // One running subscription per person and benefit: whoever comes second has the first one's.
  'subscribing | subscribe already | active',
  // A price that changed is never charged silently.
  'subscribing | subscribe price changed | priceChanged',
  'subscribing | subscribe unauthorised | offered',

  'priceChanged | dismisses | offered',
  'priceChanged | confirms | subscribing',
  ...isNotSubscribed('refused'),
  ...isNotSubscribed('failed'),
  // Why there is none stays to be read.
  'refused | read ended | refused',
  'failed | read ended | failed',

  'active | asks to cancel | confirmingCancel',
  'active | read active | active',
  'active | read ending | ending',
  'active | read another active | active',
  'active | read another ending | ending',
  'active | read ended | ended',

  'confirmingCancel | dismisses | active',
  'confirmingCancel | confirms | cancelling',

  // specification.md 4: cancelling takes effect from the next month.
  'cancelling | cancel answers | ending',
  'cancelling | cancel ends | ended',
  'cancelling | cancel over | ended',
  'cancelling | cancel breaks | active',
  'cancelling | cancel silent | active',

  'ending | takes back | undoing',
  'ending | read active | active',
  'ending | read ending | ending',
  'ending | read another active | active',
  'ending | read another ending | ending',
  'ending | read ended | ended',

  'undoing | undo answers | active',
  'undoing | undo over | ended',
  'undoing | undo breaks | ending',
  'undoing | undo silent | ending',

  // This subscription has ended, so a list that still calls it active is ignored; another subscription is taken over.
  'ended | asks to subscribe | confirming',
  'ended | read another active | active',
  'ended | read another ending | ending',
  'ended | read ended | ended',
];
