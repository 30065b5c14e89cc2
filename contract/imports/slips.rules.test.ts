import { expect, it } from 'vitest';
import { mendedBy, slipOf } from './slips.rules.ts';

it.each([
  ['ivana.lazic@morava,rs', 'comma', 'ivana.lazic@morava.rs'],
  ['zarko@ morava.rs', 'blank', 'zarko@morava.rs'],
  ['zarko @morava .rs', 'blank', 'zarko@morava.rs'],
  ['ana@morava..rs', 'dots', 'ana@morava.rs'],
  ['ana@morava.rs.', 'dots', 'ana@morava.rs'],
  ['ana(at)morava.rs', 'at', 'ana@morava.rs'],
  ['ana [AT] morava.rs', 'at', 'ana@morava.rs'],
  ['ana@@morava.rs', 'at', 'ana@morava.rs'],
] as const)('%j has the slip %s, and is meant as %s', (typed, slip, meant) => {
  expect(slipOf(typed)).toBe(slip);
  expect(mendedBy(slip, typed)).toBe(meant);
});

it.each([
  ['djordje.savicmorava.rs', 'no_at'],
  ['nije', 'no_at'],
  ['ana@', null],
  ['ana@morava, rs', null],
  ['ana@mile@morava.rs', null],
  ['ana@morava.rs', null],
])('%j is not mended, and is said to be %s', (typed, slip) => {
  expect(slipOf(typed)).toBe(slip);
  for (const one of ['comma', 'blank', 'dots', 'at'] as const) expect(mendedBy(one, typed)).toBeNull();
});
