// Written by hand from specification.md 4, 5 and 8: every step there is, and none besides. `resting, 2`: two are saved.

/** Typing only changes the field: nothing is sent before the check button, and a wrong text is not corrected. */
const typesFrom = (state: string, count: 1 | 2) => [
  `${state} | types 0 | typing.wrong, ${count}`,
  `${state} | types 1000 | typing.wrong, ${count}`,
  `${state} | types a fraction | typing.wrong, ${count}`,
  `${state} | clears the field | typing.unsaved, ${count}, nothing`,
  `${state} | types 5 | typing.unsaved, ${count}, another`,
  `${state} | types the same | typing.unsaved, ${count}, ${count === 1 ? 'the same' : 'another'}`,
];

/** specification.md 4: the stepper is disabled while saving; a failure is only logged, and the typed count stays in the field. */
const savesFrom = (state: string, failed: string) => [
  // After a failure the count is the one that another tab saved.
  `${state} | changed elsewhere | saving, 1`,
  `${state} | saved 2 | resting, 2`,
  `${state} | save fails | ${failed}`,
  `${state} | save silent | ${failed}`,
];

/** The field has no number: the stepper counts from the saved count. */
const stepsFromSaved = (state: string, count: 1 | 2) => [
  `${state} | presses plus | saving, ${count}`,
  // specification.md 5: the minus button stops at 1.
  ...(count === 2 ? [`${state} | presses minus | saving, 2`] : []),
];

export const steps: readonly string[] = [
  ...stepsFromSaved('resting, 1', 1),
  ...typesFrom('resting, 1', 1),
  'resting, 1 | changed elsewhere | resting, 1',
  ...stepsFromSaved('resting, 2', 2),
  ...typesFrom('resting, 2', 2),
  'resting, 2 | changed elsewhere | resting, 1',

  ...savesFrom('saving, 1', 'typing.unsaved, 1, another'),
  ...savesFrom('saving, 2', 'typing.unsaved, 2, another'),

  // Five are typed: the stepper continues from there.
  ...typesFrom('typing.unsaved, 1, another', 1),
  'typing.unsaved, 1, another | presses plus | saving, 1',
  'typing.unsaved, 1, another | presses minus | saving, 1',
  'typing.unsaved, 1, another | commits | saving, 1',
  'typing.unsaved, 1, another | cancels | resting, 1',
  'typing.unsaved, 1, another | changed elsewhere | typing.unsaved, 1, another',

  ...typesFrom('typing.unsaved, 1, the same', 1),
  ...stepsFromSaved('typing.unsaved, 1, the same', 1),
  'typing.unsaved, 1, the same | commits | resting, 1',
  'typing.unsaved, 1, the same | cancels | resting, 1',
  'typing.unsaved, 1, the same | changed elsewhere | typing.unsaved, 1, the same',

  // specification.md 5: an update with a count below 1 is not sent.
  ...typesFrom('typing.unsaved, 1, nothing', 1),
  ...stepsFromSaved('typing.unsaved, 1, nothing', 1),
  'typing.unsaved, 1, nothing | commits | typing.wrong, 1',
  'typing.unsaved, 1, nothing | cancels | resting, 1',
  'typing.unsaved, 1, nothing | changed elsewhere | typing.unsaved, 1, nothing',

  ...typesFrom('typing.wrong, 1', 1),
  ...stepsFromSaved('typing.wrong, 1', 1),
  'typing.wrong, 1 | cancels | resting, 1',
  'typing.wrong, 1 | changed elsewhere | typing.wrong, 1',

  ...typesFrom('typing.unsaved, 2, another', 2),
  'typing.unsaved, 2, another | presses plus | saving, 2',
  'typing.unsaved, 2, another | presses minus | saving, 2',
  'typing.unsaved, 2, another | commits | saving, 2',
  'typing.unsaved, 2, another | cancels | resting, 2',
  'typing.unsaved, 2, another | changed elsewhere | typing.unsaved, 1, another',

  ...typesFrom('typing.unsaved, 2, nothing', 2),
  ...stepsFromSaved('typing.unsaved, 2, nothing', 2),
  'typing.unsaved, 2, nothing | commits | typing.wrong, 2',
  'typing.unsaved, 2, nothing | cancels | resting, 2',
  'typing.unsaved, 2, nothing | changed elsewhere | typing.unsaved, 1, nothing',

  ...typesFrom('typing.wrong, 2', 2),
  ...stepsFromSaved('typing.wrong, 2', 2),
  'typing.wrong, 2 | cancels | resting, 2',
  'typing.wrong, 2 | changed elsewhere | typing.wrong, 1',
];
