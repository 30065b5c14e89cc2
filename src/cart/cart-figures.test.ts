import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contract/cart/cart.contract.ts';
import { benefitOf } from '../testing/people.ts';
import { cartFigures } from './cart-figures.ts';

const benefit = (id: number, category: number, price: number, discount = 0): CartItem['benefit'] =>
  benefitOf({ id, name: `Benefit ${id}`, price, discount, category, company_price: 15.47 });

const item = (id: number, count: number, of: CartItem['benefit'], available = true): CartItem => ({
  id,
  count,
  benefit: of,
  available,
  accepted_price: null,
});

// The cart of the art direction: sport 1, wellness 2 (with a sub-category 21), food 3.
const cart = [
  item(1, 1, benefit(11, 1, 5900, 10)),
  item(2, 2, benefit(12, 21, 4200)),
  item(3, 1, benefit(13, 3, 3000)),
];

const buyer = {
  cart,
  currency: 'RSD' as const,
  base_balance: 120_000,
  spent: 71_750,
  held: 0,
  category_budgets: [],
};

const rootOf = (category: number) => (category === 21 ? 2 : category);

const yearly = (category_id: number, amount: number, spent = 0, held = 0) => ({
  category: `Category ${category_id}/Kategorija ${category_id}`,
  category_id,
  amount,
  spent,
  held,
  until: '2026-12-31',
});

it('say which unit price was accepted where it is another now, and nothing where it is the same or gone', () => {
  const priced = [
    { ...item(1, 1, benefit(11, 1, 5900, 10)), accepted_price: 5310 },
    { ...item(2, 2, benefit(12, 21, 4200)), accepted_price: 3000 },
    { ...item(3, 1, benefit(13, 3, 3000), false), accepted_price: 2000 },
  ];
  expect(cartFigures({ ...buyer, cart: priced }, rootOf).lines.map(({ accepted }) => accepted)).toEqual([
    null,
    300_000,
    null,
  ]);
});

describe('the figures of a cart', () => {
  it('are those of the art direction', () => {
    const figures = cartFigures(buyer, rootOf);
    expect(figures).toMatchObject({
      articles: 4,
      before: 17_300_00,
      saving: 590_00,
      total: 16_710_00,
      payrollTax: 2_585_04,
      payrollTaxPercent: 15.47,
      missing: 0,
      allAvailable: true,
    });
    expect(figures.lines.map(({ unit, total }) => [unit, total])).toEqual([
      [5_310_00, 5_310_00],
      [4_200_00, 8_400_00],
      [3_000_00, 3_000_00],
    ]);
    expect(figures.shares).toMatchObject([{ categoryId: 0, left: 48_250_00, taken: 16_710_00 }]);
  });

  it('let the yearly budget of a category pay first, for its sub-categories too', () => {
    const { shares, missing } = cartFigures(
      { ...buyer, category_budgets: [yearly(2, 15_000, 8_000, 1_000), yearly(9, 500)] },
      rootOf,
    );
    expect(missing).toBe(0);
    expect(shares).toEqual([
      { categoryId: 2, category: 'Category 2/Kategorija 2', allocated: 15_000_00, left: 6_000_00, taken: 6_000_00 },
      { categoryId: 0, category: '', allocated: 120_000_00, left: 48_250_00, taken: 10_710_00 },
    ]);
  });

  it('name the flexible budget also when it pays nothing', () => {
    const { shares } = cartFigures({ ...buyer, cart: cart.slice(0, 1), category_budgets: [yearly(1, 20_000)] }, rootOf);
    expect(shares.map(({ categoryId, taken }) => [categoryId, taken])).toEqual([
      [1, 5_310_00],
      [0, 0],
    ]);
  });

  it('say how much is missing, counting what open requests hold', () => {
    const { shares, missing } = cartFigures({ ...buyer, spent: 100_000, held: 5_000 }, rootOf);
    expect(missing).toBe(1_710_00);
    expect(shares).toMatchObject([{ left: 15_000_00, taken: 15_000_00 }]);
  });

  it('leave out what can no longer be bought', () => {
    const figures = cartFigures(
      { ...buyer, cart: [item(1, 3, benefit(11, 1, 5900), false), item(3, 1, benefit(13, 3, 3000))] },
      rootOf,
    );
    expect(figures).toMatchObject({ articles: 1, total: 3_000_00, allAvailable: false });
  });

  it('of an empty cart are nothing', () => {
    expect(cartFigures({ ...buyer, cart: [] }, rootOf)).toMatchObject({
      articles: 0,
      total: 0,
      payrollTax: 0,
      missing: 0,
    });
  });
});
