import { expect, it } from 'vitest';
import { KINDS, WAYS_TO_BUY } from '../benefits/benefits.rules.ts';
import {
  BENEFIT_COLUMNS,
  kindCell,
  kindIn,
  thingsCell,
  wayCell,
  wayIn,
  yesCell,
  yesIn,
} from './benefit-columns.rules.ts';

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

it('writes the words of the glossary, and reads those of files that were written before', () => {
  expect(BENEFIT_COLUMNS.find(([column]) => column === 'provider')).toEqual(['provider', 'Partner / Provider']);
  expect(WAYS_TO_BUY.map(wayCell).toSorted()).toEqual([
    ...['eVaučer / eVoucher', 'faktura / invoice', 'onlajn / online', 'u objektu / in-store'],
  ]);
  expect(['Onlajn', 'ONLINE', 'web', 'na sajtu', 'na sajtu / web'].map(wayIn)).toEqual(Array(5).fill('web'));
  expect(['evaučer', 'eVoucher', 'vaučer', 'vaučer / voucher'].map(wayIn)).toEqual(Array(4).fill('voucher'));
  expect(['in-store', 'in store', 'u objektu / in store'].map(wayIn)).toEqual(Array(3).fill('in_store'));
});

it('keeps the things of a cell apart', () => {
  expect(thingsCell(['Beograd', 'Una; Softver'])).toBe('Beograd; Una, Softver');
});
