import { expect, it } from 'vitest';
import { writtenMove, writtenRate } from './written-rate.ts';

it('writes rates with two decimals at least and six at most', () => {
  expect([117.2, 1.95583, 117.123456, 1].map((rate) => writtenRate('SR', rate))).toEqual([
    '117,20',
    '1,95583',
    '117,123456',
    '1,00',
  ]);
  expect(writtenRate('EN', 117.2)).toBe('117.20');
});

it('writes by how much a rate moves, with its sign', () => {
  expect([2.39, -0.5, 0].map((moved) => writtenMove('SR', moved))).toEqual(['+2,39\u00a0%', '−0,5\u00a0%', '0\u00a0%']);
  expect(writtenMove('EN', 2.39)).toBe('+2.39%');
});
