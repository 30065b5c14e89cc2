import { expect, it } from 'vitest';
import { fieldOfSlip, MENDED_SLIPS, mendedBy, slipOf } from './slips.rules.ts';

it.each([
  ['ivana.lazic@morava,rs', 'comma', 'ivana.lazic@morava.rs'],
  ['ivana,lazic@morava;rs', 'comma', 'ivana.lazic@morava.rs'],
  [' ivana@morava,rs ', 'comma', 'ivana@morava.rs'],
  ['zarko@ morava.rs', 'blank', 'zarko@morava.rs'],
  ['zarko  @morava .rs', 'blank', 'zarko@morava.rs'],
  ['ana@morava..rs', 'dots', 'ana@morava.rs'],
  ['.ana..m@morava..rs.', 'dots', 'ana.m@morava.rs'],
  ['ana.@.morava.rs', 'dots', 'ana@morava.rs'],
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
  [' ana@morava.rs ', null],
])('%j is not mended, and is said to be %s', (typed, slip) => {
  expect(slipOf(typed)).toBe(slip);
  for (const one of ['comma', 'blank', 'dots', 'at'] as const) expect(mendedBy(one, typed)).toBeNull();
});

it('are of an address, but for one of an amount', () => {
  expect(MENDED_SLIPS.map((slip) => `${slip} ${fieldOfSlip(slip)}`)).toEqual([
    ...['comma email', 'blank email', 'dots email', 'at email', 'amount amount'],
  ]);
  expect([mendedBy('amount', '1.250,50'), mendedBy('amount', '1.250')]).toEqual(['1250.50', null]);
});
