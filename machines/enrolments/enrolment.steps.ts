// Written by hand from machines.md 15, product.md 4 and api.md 10: every step there is, and none besides.

/** One may enrol, with a coupon or without; what another tab did is taken over. */
const maybe = (state: string, note = '') => [
  `${state}${note} | checks coupon | couponChecking${note}`,
  `${state}${note} | asks | confirming${note}`,
  `${state}${note} | read enrolled | enrolled`,
  `${state}${note} | read again | ${state}${note}`,
];

/** What is free takes no coupon and asks nothing. */
const free = (state: string) => [
  `${state}, free | asks | paying, free`,
  `${state}, free | read enrolled | enrolled`,
  `${state}, free | read again | ${state}`,
];

/** A dialog asks, and closing it leads back to where one was. */
const asked = (state: string) => [
  `${state} | dismisses | preview.open`,
  `${state} | confirms | paying`,
  `${state}, coupon | dismisses | preview.couponApplied`,
  `${state}, coupon | confirms | paying, coupon`,
];

/** A new name takes the place of the coupon before, whatever becomes of it. */
const lookedUp = (state: string, before: string) => [
  `${state} | coupon answers | preview.couponApplied`,
  `${state} | coupon unknown | preview.couponRefused`,
  `${state} | coupon silent | preview.couponRefused`,
  `${state} | coupon unauthorised | ${before}`,
];

/** product.md 4: enrolling charges the flexible budget, once. */
const paid = (note: string, { before, refused = '' }: { before: string; refused?: string }) => [
  `paying${note} | enrol answers | enrolled`,
  // Another tab was faster: nothing is charged twice.
  `paying${note} | enrol already | enrolled`,
  // A price that changed is never charged silently.
  `paying${note} | enrol price changed | priceChanged${note === ', free' ? '' : note}`,
  `paying${note} | enrol low budget | preview.refused${note}`,
  `paying${note} | enrol coupon gone | preview.couponRefused${refused}`,
  `paying${note} | enrol breaks | preview.failed${note}`,
  `paying${note} | enrol unreachable | preview.failed${note}`,
  `paying${note} | enrol silent | preview.failed${note}`,
  `paying${note} | enrol unauthorised | ${before}`,
];

export const steps: readonly string[] = [
  ...maybe('preview.open'),
  // The state's own name says that there is a coupon.
  'preview.couponApplied | checks coupon | couponChecking, coupon',
  'preview.couponApplied | asks | confirming, coupon',
  'preview.couponApplied | read enrolled | enrolled',
  'preview.couponApplied | read again | preview.couponApplied',
  'preview.couponApplied | removes coupon | preview.open',
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
];
