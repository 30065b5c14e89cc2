import { expect, it } from 'vitest';
import { nameProblem, websiteProblem } from './providers.rules.ts';

it.each([
  ['Vežbaonica', null],
  ['Ož', null],
  ['😀'.repeat(120), null],
  ['', 'required'],
  [' \u200b ', 'required'],
  [' A ', 'short'],
  ['x'.repeat(121), 'long'],
  [` ${'x'.repeat(120)} `, null],
] as const)('looks at the name %j', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

it.each([
  [null, null],
  ['', null],
  ['https://lotos.rs', null],
  ['https://čačak.rs/ponuda?x=1#a', null],
  ['http://lotos.rs', 'address'],
  ['lotos.rs', 'address'],
  ['javascript:alert(1)', 'address'],
  ['https://ana:tajna@lotos.rs', 'address'],
  ['https://ana@lotos.rs', 'address'],
  ['https://:tajna@lotos.rs', 'address'],
  ['https://localhost', 'address'],
  ['https://10.0.0.a1.1', 'address'],
  ['https://lotos.travel', null],
  ['https://127.0.0.1', 'address'],
  [`https://lotos.rs/${'x'.repeat(283)}`, null],
  [`https://lotos.rs/${'x'.repeat(284)}`, 'long'],
] as const)('looks at the address %j', (website, problem) => {
  expect(websiteProblem(website)).toBe(problem);
});
