// Written by hand from spec 4, 5 and 8: every step there is, and none besides. `resting, 2`: two are saved.

/** Whatever is typed is only typed: nothing is sent before the check button. */
const typesFrom = (state: string, count: 1 | 2) => [
  `${state} | types 0 | typing, ${count}, no count`,
  `${state} | types 1000 | typing, ${count}, no count`,
  `${state} | types 5 | typing, ${count}, another`,
  `${state} | types the same | typing, ${count}, ${count === 1 ? 'the same' : 'another'}`,
];

/** Spec 4: the stepper is disabled while saving; a failure is only logged, and the number is what it was. */
const savesFrom = (state: string, count: 1 | 2) => [
  `${state} | saved 2 | resting, 2`,
  `${state} | save fails | resting, ${count}`,
  `${state} | save silent | resting, ${count}`,
];

export const steps: readonly string[] = [
  // Spec 5: the minus button stops at 1.
  'resting, 1 | presses plus | saving, 1',
  ...typesFrom('resting, 1', 1),
  'resting, 1 | changed elsewhere | resting, 1',
  'resting, 2 | presses plus | saving, 2',
  'resting, 2 | presses minus | saving, 2',
  ...typesFrom('resting, 2', 2),
  'resting, 2 | changed elsewhere | resting, 1',

  ...savesFrom('saving, 1', 1),
  ...savesFrom('saving, 2', 2),

  // Five are typed: the stepper goes on from there.
  ...typesFrom('typing, 1, another', 1),
  'typing, 1, another | presses plus | saving, 1',
  'typing, 1, another | presses minus | saving, 1',
  'typing, 1, another | commits | saving, 1',
  'typing, 1, another | cancels | resting, 1',
  'typing, 1, another | changed elsewhere | typing, 1, another',

  ...typesFrom('typing, 1, the same', 1),
  'typing, 1, the same | presses plus | saving, 1',
  'typing, 1, the same | commits | resting, 1',
  'typing, 1, the same | cancels | resting, 1',
  'typing, 1, the same | changed elsewhere | typing, 1, the same',

  // Spec 5: an update with a count below 1 is not sent.
  ...typesFrom('typing, 1, no count', 1),
  'typing, 1, no count | presses plus | saving, 1',
  'typing, 1, no count | cancels | resting, 1',
  'typing, 1, no count | changed elsewhere | typing, 1, no count',

  ...typesFrom('typing, 2, another', 2),
  'typing, 2, another | presses plus | saving, 2',
  'typing, 2, another | presses minus | saving, 2',
  'typing, 2, another | commits | saving, 2',
  'typing, 2, another | cancels | resting, 2',
  'typing, 2, another | changed elsewhere | typing, 1, another',

  ...typesFrom('typing, 2, no count', 2),
  'typing, 2, no count | presses plus | saving, 2',
  'typing, 2, no count | presses minus | saving, 2',
  'typing, 2, no count | cancels | resting, 2',
  'typing, 2, no count | changed elsewhere | typing, 1, no count',
];
