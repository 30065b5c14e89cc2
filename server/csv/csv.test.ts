import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+381 11', `"'+381 11"`],
  ['-5', `"'-5"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['  =1', `"'  =1"`],
  ["'=1", `"''=1"`],
  ['Joga, "za sve"', '"Joga, ""za sve"""'],
  ['Čačak', '"Čačak"'],
  ['1234.56', '"1234.56"'],
  ['erased-7@erased.invalid', '"Obrisana osoba / Erased person"'],
  ['nije erased-7@erased.invalid', '"nije erased-7@erased.invalid"'],
])('writes the cell %j as %s', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

it('writes a sum as a number with two decimals, below nothing too, and no text', () => {
  expect(csvLine(['-1200.00', -1200, -0.5, 0, 1234.56])).toBe(`"'-1200.00","-1200.00","-0.50","0.00","1234.56"\r\n`);
});
