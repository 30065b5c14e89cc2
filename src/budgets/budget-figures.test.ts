import { expect, it } from 'vitest';
import { budgetFigures } from './budget-figures.ts';

const sport = { category: 'Sport/Sport i rekreacija', category_id: 1, until: '2026-12-31' };
const person = {
  currency: 'RSD' as const,
  base_balance: 120_000,
  spent: 71_750,
  held: 1_250.5,
  balance: 48_250,
  available: 46_999.5,
  category_budgets: [{ ...sport, amount: 20_000, spent: 8_000, held: 500 }],
};

it('shows 100 minus spent over base balance, in whole percent (specification.md 5)', () => {
  expect(budgetFigures(person, 'SR').percentLeft).toBe(40);
  expect(budgetFigures({ ...person, base_balance: 0 }, 'SR').percentLeft).toBe(0);
});

it('keeps available, held and spent apart, in minor units', () => {
  expect(budgetFigures(person, 'EN')).toMatchObject({ available: 4_699_950, held: 125_050, spent: 7_175_000 });
});

it('names a category for the reader and says what is left of it', () => {
  expect(budgetFigures(person, 'SR').categories).toEqual([
    {
      id: 1,
      name: 'Sport i rekreacija',
      allocated: 2_000_000,
      spent: 800_000,
      held: 50_000,
      left: 1_150_000,
      until: '2026-12-31',
    },
  ]);
  expect(budgetFigures(person, 'EN').categories[0]?.name).toBe('Sport');
});
