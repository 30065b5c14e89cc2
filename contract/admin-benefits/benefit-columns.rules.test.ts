import { expect, it } from 'vitest';
import { KINDS, WAYS_TO_BUY } from '../benefits/benefits.rules.ts';
import { kindCell, kindIn, thingsCell, wayCell, wayIn, yesCell, yesIn } from './benefit-columns.rules.ts';

it('reads every word back that it writes, and each of its two languages', () => {
  expect(KINDS.map((kind) => kindIn(kindCell(kind)))).toEqual(KINDS);
  expect(WAYS_TO_BUY.map((way) => wayIn(wayCell(way)))).toEqual(WAYS_TO_BUY);
  expect([true, false].map((is) => yesIn(yesCell(is)))).toEqual([true, false]);
  expect([kindIn(' Osnovni '), kindIn('CORE'), kindIn('in_store'), kindIn('')]).toEqual([
    'fixed',
    'fixed',
    undefined,
    undefined,
  ]);
  expect([wayIn('in_store'), wayIn('Vaučer'), yesIn('DA'), yesIn('no'), yesIn('?')]).toEqual([
    'in_store',
    'voucher',
    true,
    false,
    undefined,
  ]);
});

it('keeps the things of a cell apart', () => {
  expect(thingsCell(['Beograd', 'Una; Softver'])).toBe('Beograd; Una, Softver');
});
