// Written by hand from specification.md 4 and quality.md 4: every step there is, and none besides. The tones are those shown, the
// oldest first. The same message said again is said once, as the newest.

/** Steps that are the same whether the timers run or stand still. */
const whileShowing = (state: 'showing.running' | 'showing.paused') => [
  `${state}, success | says success | ${state}, success`,
  `${state}, success | says error | ${state}, success, error`,
  `${state}, success | closes oldest | empty`,
  `${state}, success | clears all | empty`,

  `${state}, error | says error | ${state}, error`,
  `${state}, error | says success | ${state}, error, success`,
  `${state}, error | closes oldest | empty`,
  `${state}, error | clears all | empty`,

  `${state}, success, error | says success | ${state}, error, success`,
  `${state}, success, error | says error | ${state}, success, error`,
  `${state}, success, error | closes oldest | ${state}, error`,
  `${state}, success, error | closes newest | ${state}, success`,
  `${state}, success, error | clears all | empty`,

  `${state}, error, success | says success | ${state}, error, success`,
  `${state}, error, success | says error | ${state}, success, error`,
  `${state}, error, success | closes oldest | ${state}, success`,
  `${state}, error, success | closes newest | ${state}, error`,
  `${state}, error, success | clears all | empty`,
];

const shown = ['success', 'error', 'success, error', 'error, success'];

export const steps: readonly string[] = [
  'empty | says success | showing.running, success',
  'empty | says error | showing.running, error',

  ...whileShowing('showing.running'),
  // Only messages of success disappear on their own.
  'showing.running, success | success ends | empty',
  'showing.running, success, error | success ends | showing.running, error',
  'showing.running, error, success | success ends | showing.running, error',
  ...shown.map((tones) => `showing.running, ${tones} | points at them | showing.paused, ${tones}`),

  ...whileShowing('showing.paused'),
  ...shown.map((tones) => `showing.paused, ${tones} | leaves them | showing.running, ${tones}`),
];
