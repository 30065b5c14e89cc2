import { expect, it } from 'vitest';
import { categoryName, mayGoInCart, ORDERINGS, priceBadge } from './benefits.rules.ts';

it.each([
  { title: 'a one-off flexible benefit with a price', price: 10, benefit_type: 'flexible', monthly: false, may: true },
  { title: 'one that costs least', price: 0.01, benefit_type: 'flexible', monthly: false, may: true },
  { title: 'one without a price', price: null, benefit_type: 'flexible', monthly: false, may: false },
  { title: 'one with a price of 0', price: 0, benefit_type: 'flexible', monthly: false, may: false },
  { title: 'a special offer', price: 10, benefit_type: 'special', monthly: false, may: false },
  { title: 'a fixed benefit', price: 10, benefit_type: 'fixed', monthly: false, may: false },
  { title: 'a monthly one', price: 10, benefit_type: 'flexible', monthly: true, may: false },
] as const)('cart and $title: $may', ({ may, ...benefit }) => {
  expect(mayGoInCart(benefit)).toBe(may);
});

it.each([
  [{ price: 10, nfc: true }, 'in_store'],
  [{ price: null, nfc: true }, 'in_store'],
  [{ price: null, nfc: false }, 'invoice'],
  [{ price: 0, nfc: false }, 'invoice'],
  [{ price: 10, nfc: false }, null],
])('%o wears the badge %s', (benefit, badge) => {
  expect(priceBadge(benefit)).toBe(badge);
});

it.each([
  ['Sport and recreation/Sport i rekreacija', 'EN', 'Sport and recreation'],
  ['Sport and recreation/Sport i rekreacija', 'SR', 'Sport i rekreacija'],
  ['Wellness', 'SR', 'Wellness'],
  ['Nature / Priroda', 'EN', 'Nature'],
  ['Nature / Priroda', 'SR', 'Priroda'],
] as const)('%s in %s is %s', (name, language, shown) => {
  expect(categoryName(name, language)).toBe(shown);
});

it('sorts by four fields, up and down', () => {
  expect(ORDERINGS).toEqual(['+bought', '-bought', '+added', '-added', '+name', '-name', '+price', '-price']);
});
