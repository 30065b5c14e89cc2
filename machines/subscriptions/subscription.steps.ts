// Written by hand from specification.md 4 and 8, product.md 7.7 and machines.md 13: every step there is, and none besides.

/** There is no subscription: the person can subscribe, and one made in another tab is taken over. */
const isNotSubscribed = (state: string) => [
  `${state} | asks to subscribe | confirming`,
  `${state} | read active | active`,
  `${state} | read another active | active`,
  `${state} | read ending | ending`,
  `${state} | read another ending | ending`,
  `${state} | read offered | ${state}`,
];

/** The subscription has ended: a list that still shows it as running is out of date and ignored; another subscription is taken over. */
const isOver = (state: string, asks: string) => [
  `${state} | asks to subscribe | ${asks}`,
  `${state} | read another active | active`,
  `${state} | read another ending | ending`,
  `${state} | read ended | ${state}`,
];

/** News of the list while the person subscribes, with the state that it leads to afterwards. */
const SUBSCRIBING_NEWS = {
  '': 'offered',
  ', runs elsewhere': 'active',
  ', ends elsewhere': 'ending',
  ', over': 'ended',
} as const;

type News = keyof typeof SUBSCRIBING_NEWS;
const NEWS = Object.keys(SUBSCRIBING_NEWS) as News[];

/** While a question is open its content stays: a new answer of the list is only stored. */
const remembered = (state: string) =>
  NEWS.flatMap((news) => [
    `${state}${news} | read another active | ${state}, runs elsewhere`,
    `${state}${news} | read another ending | ${state}, ends elsewhere`,
    `${state}${news} | read ended | ${state}, over`,
    // An ended subscription never runs again, and a listed one stays in the list.
    ...(news === ', over'
      ? []
      : [
          `${state}${news} | read active | ${state}, runs elsewhere`,
          `${state}${news} | read ending | ${state}, ends elsewhere`,
        ]),
    ...(news === '' ? [`${state} | read offered | ${state}`] : []),
  ]);

/** A dialog shows the price and asks for confirmation. */
const asked = (state: string) => [
  ...NEWS.flatMap((news) => [
    `${state}${news} | dismisses | ${SUBSCRIBING_NEWS[news]}`,
    `${state}${news} | confirms | subscribing${news}`,
  ]),
  ...remembered(state),
];

/**
 * State after a failed attempt: the reason is shown unless a subscription is running by now; an earlier one that has ended does not
 * matter.
 */
const notTaken = (news: News, state: string) =>
  ({ '': state, ', runs elsewhere': 'active', ', ends elsewhere': 'ending', ', over': `${state}, over` })[news];

/** State after "already subscribed": the other subscription cannot be changed before the list shows it. */
const alreadyThere: Record<News, string> = {
  '': 'unlisted',
  ', runs elsewhere': 'active',
  ', ends elsewhere': 'ending',
  ', over': 'unlisted',
};

const subscribing = NEWS.flatMap((news) => [
  `subscribing${news} | subscribe answers | active`,
  // Repeating an idempotency key returns the first answer, even if the subscription has ended since.
  `subscribing${news} | subscribe ends | ended`,
  // specification.md 8: 'Insufficient budget balance for this monthly subscription', or why else the server says no.
  `subscribing${news} | subscribe low budget | ${notTaken(news, 'refused')}`,
  `subscribing${news} | subscribe denied | ${notTaken(news, 'refused')}`,
  // Unknown whether the subscription was created.
  `subscribing${news} | subscribe breaks | ${notTaken(news, 'failed')}`,
  `subscribing${news} | subscribe unreachable | ${notTaken(news, 'failed')}`,
  `subscribing${news} | subscribe silent | ${notTaken(news, 'failed')}`,
  // One running subscription per person and benefit: a second attempt gets the first one's.
  `subscribing${news} | subscribe already | ${alreadyThere[news]}`,
  // A price that changed is never charged silently.
  `subscribing${news} | subscribe price changed | priceChanged${news}`,
  `subscribing${news} | subscribe unauthorised | ${SUBSCRIBING_NEWS[news]}`,
]);

/** News of the list while a subscription is being cancelled or resumed, with the state that it leads to afterwards. */
const changing = (state: string, own: 'active' | 'ending') => {
  const other = own === 'active' ? 'cancelled elsewhere' : 'goes on';
  return {
    '': own,
    [`, ${other}`]: own === 'active' ? 'ending' : 'active',
    ', over': 'ended',
    ', another runs': 'active',
    ', another ends': 'ending',
    read: ['', `, ${other}`, ', another runs', ', another ends', ', over'].flatMap((news) => [
      `${state}${news} | read ended | ${state}, over`,
      `${state}${news} | read another active | ${state}, another runs`,
      `${state}${news} | read another ending | ${state}, another ends`,
      ...(news === ', over'
        ? []
        : [
            `${state}${news} | read ${own} | ${state}`,
            `${state}${news} | read ${own === 'active' ? 'ending' : 'active'} | ${state}, ${other}`,
          ]),
    ]),
  };
};

/** Events after which nothing was changed here: the stored news of the list decides the state. */
const unchanged = (state: string, own: 'active' | 'ending', events: readonly string[]) => {
  const { read: _, ...outcomes } = changing(state, own);
  return Object.entries(outcomes).flatMap(([news, to]) => events.map((event) => `${state}${news} | ${event} | ${to}`));
};

/** Events that lead to one state whatever the list said. */
const settled = (state: string, own: 'active' | 'ending', event: string, to: string) => {
  const { read: _, ...outcomes } = changing(state, own);
  return Object.keys(outcomes).map((news) => `${state}${news} | ${event} | ${to}`);
};

/** The subscription had ended before; leads to `ended` unless the list shows another one. */
const over = (state: string, own: 'active' | 'ending', event: string) => {
  const { read: _, ...outcomes } = changing(state, own);
  return Object.entries(outcomes).map(
    ([news, to]) => `${state}${news} | ${event} | ${news.startsWith(', another') ? to : 'ended'}`,
  );
};

/** News of the list while cancelling is confirmed or under way. */
const WHILE_CANCELLING = ['', ', cancelled elsewhere', ', over', ', another runs', ', another ends'];

export const steps: readonly string[] = [
  ...isNotSubscribed('offered'),
  // The page of a benefit whose subscription ended says so, and offers it again.
  'offered | read ended | ended',

  ...asked('confirming'),
  ...subscribing,
  ...remembered('subscribing'),
  ...asked('priceChanged'),

  ...isNotSubscribed('refused'),
  ...isNotSubscribed('failed'),
  // Why there is none stays to be read.
  'refused | read ended | refused, over',
  'failed | read ended | failed, over',
  ...isOver('refused, over', 'confirming, over'),
  ...isOver('failed, over', 'confirming, over'),

  'unlisted | read active | active',
  'unlisted | read another active | active',
  'unlisted | read ending | ending',
  'unlisted | read another ending | ending',
  'unlisted | read ended | ended',
  'unlisted | read offered | unlisted',

  'active | asks to cancel | confirmingCancel',
  'active | read active | active',
  'active | read ending | ending',
  'active | read another active | active',
  'active | read another ending | ending',
  'active | read ended | ended',

  ...unchanged('confirmingCancel', 'active', ['dismisses']),
  ...WHILE_CANCELLING.map((news) => `confirmingCancel${news} | confirms | cancelling${news}`),
  ...changing('confirmingCancel', 'active').read,

  // specification.md 4: cancelling takes effect from the next month.
  ...settled('cancelling', 'active', 'cancel answers', 'ending'),
  ...settled('cancelling', 'active', 'cancel ends', 'ended'),
  ...over('cancelling', 'active', 'cancel over'),
  // A charge that nobody agreed to is never made: it is asked once more.
  ...WHILE_CANCELLING.map((news) => `cancelling${news} | cancel price changed | confirmingCancel${news}`),
  ...unchanged('cancelling', 'active', ['cancel breaks', 'cancel silent']),
  ...changing('cancelling', 'active').read,

  'ending | takes back | undoing',
  'ending | read active | active',
  'ending | read ending | ending',
  'ending | read another active | active',
  'ending | read another ending | ending',
  'ending | read ended | ended',

  ...settled('undoing', 'ending', 'undo answers', 'active'),
  ...over('undoing', 'ending', 'undo over'),
  ...unchanged('undoing', 'ending', ['undo breaks', 'undo silent']),
  ...changing('undoing', 'ending').read,

  ...isOver('ended', 'confirming, over'),
];
