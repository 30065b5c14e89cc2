import { expect, it } from 'vitest';
import { readBudgetRow } from './budget-row.rules.ts';

const MAPPING = { email: 0, external_id: 1, amount: 2, category: 3, note: 4 };
const read = (...cells: string[]) => readBudgetRow(cells, MAPPING);

it('reads whose it is, how much, of which budget, and why', () => {
  expect(read(' Ana@Morava.rs ', '0042', '-12.5', 'Sport', ' Vraća se avans ')).toEqual({
    asked: { email: 'ana@morava.rs', external_id: '0042', amount: -1250, category: 'Sport', note: 'Vraća se avans' },
    problems: [],
  });
});

it('reads what our own files keep from a spreadsheet', () => {
  expect(read('ana@morava.rs', '', "'-300", '', "'=1+1").asked).toEqual({
    email: 'ana@morava.rs',
    amount: -30_000,
    note: '=1+1',
  });
});

it('needs somebody and an amount; a dash is none', () => {
  expect(read('', '', '-', '', '').problems).toEqual([
    { field: 'email', code: 'required' },
    { field: 'amount', code: 'required' },
  ]);
  expect(readBudgetRow(['', '5'], { external_id: 0, amount: 1 }).problems).toEqual([
    { field: 'external_id', code: 'required' },
  ]);
});

it('knows a row by either key, and says of an amount that cannot be mended only that it is none', () => {
  expect(read('', '0042', '5').problems).toEqual([]);
  expect(read('ana@morava.rs', '', '5', '', 'x'.repeat(200)).problems).toEqual([]);
  expect(read('nije', '', '12 RSD').problems).toEqual([
    { field: 'email', code: 'email', slip: 'no_at' },
    { field: 'amount', code: 'number' },
  ]);
  expect(read('ana@', '', '5').problems).toEqual([{ field: 'email', code: 'email' }]);
  expect(read('', '', '5', '', 'x'.repeat(201)).problems).toEqual([
    { field: 'note', code: 'long' },
    { field: 'email', code: 'required' },
  ]);
  expect(readBudgetRow([' - ', '5'], { category: 0, amount: 1, email: 2 }).asked).toEqual({ amount: 500 });
});

it('says what is wrong once, and how it may be mended', () => {
  expect(read('ana@morava,rs', '', '1.250,50', '', 'x'.repeat(201)).problems).toEqual([
    { field: 'email', code: 'email', slip: 'comma' },
    { field: 'amount', code: 'number', slip: 'amount' },
    { field: 'note', code: 'long' },
  ]);
});
