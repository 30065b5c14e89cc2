// Written by hand from the "answers kept on the server as one goes" and "session lost: nothing lost".

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
];
