// Written by hand from product.md 4 and 7.15 and machines.md 19: answers are saved on the server one by one, and a lost session loses none.

export const steps: readonly string[] = [
  'kept | changes | waiting',
  'waiting | changes | waiting',
  'waiting | pause passes | saving',

  // What changes while it is on the way goes with the next call.
  'saving | changes | saving, more',
  'saving, more | changes | saving, more',
  'saving | save answers | kept',
  'saving, more | save answers | waiting',
  // Submitted elsewhere: the result is read, and nothing is sent again.
  'saving | save over | kept',
  'saving, more | save over | kept',
  ...['saving', 'saving, more'].flatMap((state) => [
    `${state} | save unauthorised | unkept`,
    `${state} | save breaks | unkept`,
    `${state} | save unreachable | unkept`,
    `${state} | save silent | unkept`,
  ]),

  'unkept | changes | unkept',
  'unkept | retries | saving',
  'unkept | longer pause passes | saving',

  // During a submission nothing else is sent; when the submission fails, the answers that are not saved yet are sent again.
  'kept | holds | held',
  'waiting | holds | held, more',
  'saving | holds | held, more',
  'saving, more | holds | held, more',
  'unkept | holds | held, more',
  'held | releases | kept',
  'held, more | releases | waiting',

  // With a result there is nothing left to keep.
  ...['kept', 'waiting', 'saving', 'saving, more', 'unkept', 'held', 'held, more'].map(
    (state) => `${state} | drops | kept`,
  ),
];
