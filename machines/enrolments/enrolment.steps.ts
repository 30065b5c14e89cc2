// Written by hand from machines.md 15, product.md 4 and api.md 10: every step there is, and none besides.

/** News of the preview is taken over immediately when no dialog is open. */
const heard = (state: string, note = '') => [
  `${state}${note} | read enrolled | enrolled`,
  `${state}${note} | read again | ${state}${note}`,
  `${state}${note} | read another price | ${state}${note}`,
];

/** The person can enrol, with a coupon or without. */
const maybe = (state: string, note = '') => [
  `${state}${note} | checks coupon | couponChecking${note}`,
  `${state}${note} | asks | confirming${note}`,
  ...heard(state, note),
];

/** A free course takes no coupon and asks for no confirmation. */
const free = (state: string) => [
  `${state}, free | asks | paying, free`,
  `${state}, free | read enrolled | enrolled`,
  `${state}, free | read again | ${state}, free`,
  `${state}, free | read another price | ${state}`,
];

const NEWS = ['', ', other price', ', enrolled elsewhere'];

/** News that comes while a dialog is open or an answer is awaited is only stored: the screen does not change. */
const remembered = (state: string) =>
  NEWS.flatMap((news) => [
    `${state}${news} | read enrolled | ${state}, enrolled elsewhere`,
    `${state}${news} | read again | ${state}`,
    `${state}${news} | read another price | ${state}, other price`,
  ]);

/** After a dialog or an answer, stored news applies: an enrolment made elsewhere, or another price. */
const back = (steps: readonly (readonly [event: string, from: string, to: string])[]) =>
  steps.flatMap(([event, from, to]) => [
    `${from} | ${event} | ${to}`,
    `${from}, other price | ${event} | ${to.replace(', free', '')}`,
    `${from}, enrolled elsewhere | ${event} | enrolled`,
  ]);

/** A dialog asks for confirmation; closing it leads back. */
const asked = (state: string) =>
  (
    [
      ['', 'preview.open'],
      [', coupon', 'preview.couponApplied'],
    ] as const
  ).flatMap(([note, before]) => [
    ...back([['dismisses', `${state}${note}`, before]]),
    ...NEWS.map((news) => `${state}${note}${news} | confirms | paying${note}${news}`),
    ...remembered(`${state}${note}`),
  ]);

/** A new coupon name replaces the coupon before it, whether it is valid or not. */
const lookedUp = (state: string, before: string) => [
  ...back([
    ['coupon answers', state, 'preview.couponApplied'],
    ['coupon unknown', state, 'preview.couponRefused'],
    ['coupon silent', state, 'preview.couponRefused'],
    ['coupon unauthorised', state, before],
  ]),
  ...remembered(state),
];

/** product.md 4: enrolling charges the flexible budget, once. */
const paid = (note: string, { before, refused = '' }: { before: string; refused?: string }) => {
  const state = `paying${note}`;
  const asksAnew = `priceChanged${note === ', free' ? '' : note}`;
  return [
    // Another tab was faster: nothing is charged twice.
    ...NEWS.flatMap((news) =>
      ['enrol answers', 'enrol already'].map((event) => `${state}${news} | ${event} | enrolled`),
    ),
    // A price that changed is never charged silently, and what the refusal says of it is the latest word.
    `${state} | enrol price changed | ${asksAnew}`,
    `${state}, other price | enrol price changed | ${asksAnew}`,
    `${state}, enrolled elsewhere | enrol price changed | ${asksAnew}, enrolled elsewhere`,
    ...back([
      ['enrol low budget', state, `preview.refused${note}`],
      ['enrol coupon gone', state, `preview.couponRefused${refused}`],
      ['enrol breaks', state, `preview.failed${note}`],
      ['enrol unreachable', state, `preview.failed${note}`],
      ['enrol silent', state, `preview.failed${note}`],
      ['enrol unauthorised', state, before],
    ]),
    ...remembered(state),
  ];
};

export const steps: readonly string[] = [
  ...maybe('preview.open'),
  // The state's own name says that there is a coupon.
  'preview.couponApplied | checks coupon | couponChecking, coupon',
  'preview.couponApplied | asks | confirming, coupon',
  'preview.couponApplied | removes coupon | preview.open',
  ...heard('preview.couponApplied'),
  ...maybe('preview.couponRefused'),
  ...['preview.refused', 'preview.failed'].flatMap((state) => [
    ...maybe(state),
    ...maybe(state, ', coupon'),
    `${state}, coupon | removes coupon | preview.open`,
  ]),
  ...lookedUp('couponChecking', 'preview.open'),
  ...lookedUp('couponChecking, coupon', 'preview.couponApplied'),
  ...asked('confirming'),
  ...paid('', { before: 'preview.open' }),
  ...paid(', coupon', { before: 'preview.couponApplied' }),
  ...paid(', free', { before: 'preview.open, free', refused: ', free' }),
  ...['preview.open', 'preview.couponRefused', 'preview.refused', 'preview.failed'].flatMap(free),
  'preview.open | read free | preview.open, free',
  'preview.open, free | read free | preview.open, free',
  ...asked('priceChanged'),
  // An enrolled person stays enrolled.
  ...['read enrolled', 'read again', 'read another price'].map((event) => `enrolled | ${event} | enrolled`),
];
