import { expect, it } from 'vitest';
import { hasPassed, isRight, scoreOf } from './attempts.rules.ts';

it.each([
  [[1], [1], true],
  [[2, 1], [1, 2], true],
  [[1], [1, 2], false],
  [[1, 2], [1], false],
  [[2], [1], false],
  [[1, 3], [1, 2], false],
  [[], [1], false],
  [[1, 1], [1], true],
])('chosen %j where %j are correct is right: %s', (chosen, correct, right) => {
  expect(isRight(chosen, correct)).toBe(right);
});

it.each([
  [7, 10, 70],
  [2, 3, 66],
  [0, 5, 0],
  [5, 5, 100],
  [0, 0, 0],
])('%i of %i right is %i percent', (right, questions, score) => {
  expect(scoreOf(right, questions)).toBe(score);
});

it('passes from the pass mark on', () => {
  expect([hasPassed(69, 70), hasPassed(70, 70), hasPassed(100, 100)]).toEqual([false, true, true]);
});
