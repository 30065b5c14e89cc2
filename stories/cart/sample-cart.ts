import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { CartItem } from '#contract/cart/cart.contract.ts';
import type { CategoryBudget } from '#contract/users/users.contract.ts';
import { cartFigures } from '#src/cart/cart-figures.ts';
import { benefitOf } from '#src/testing/people.ts';

interface Sold {
  id: number;
  name: string;
  provider: string;
  picture: string;
  price: number;
  discount?: number;
  category: number;
  nfc?: boolean;
}

/** A benefit with a price, as in lists. */
export function soldBenefit({
  id,
  name,
  provider,
  picture,
  price,
  discount = 0,
  category,
  nfc = false,
}: Sold): BenefitInList {
  return benefitOf({
    company_price: 15.47,
    locations: ['Beograd'],
    id,
    name,
    price,
    discount,
    category,
    nfc,
    price_currency: price,
    price_discount_currency: (price * (100 - discount)) / 100,
    pictures: [{ position: 0, image: `/pictures/${picture}.svg` }],
    provider: { id, name: provider, picture: null },
  });
}

export const gym = soldBenefit({
  id: 11,
  name: 'Mesečna članarina: teretana, bazen i sauna',
  provider: 'Vežbaonica Vračar',
  picture: 'sport-kettlebell-0',
  price: 5900,
  discount: 10,
  category: 1,
  nfc: true,
});
export const massage = soldBenefit({
  id: 12,
  name: 'Relaks masaža celog tela, 60 minuta',
  provider: 'Lotos centar',
  picture: 'wellness-lotus-0',
  price: 4200,
  category: 2,
  nfc: true,
});
export const groceries = soldBenefit({
  id: 13,
  name: 'Vaučer za namirnice',
  provider: 'Domaća korpa',
  picture: 'food-groceries-0',
  price: 3000,
  category: 6,
});

/** The cart of the art direction. */
export const cart: CartItem[] = [
  { id: 1, count: 1, benefit: gym, available: true, accepted_price: null },
  { id: 2, count: 2, benefit: massage, available: true, accepted_price: null },
  { id: 3, count: 1, benefit: groceries, available: true, accepted_price: null },
];

/** The buyer, with 48.250,00 of 120.000,00 available. */
export const buyer = {
  cart,
  currency: 'RSD' as const,
  base_balance: 120_000,
  spent: 71_750,
  held: 0,
  category_budgets: [] as CategoryBudget[],
};

const sport: CategoryBudget = {
  category: 'Sport and recreation/Sport i rekreacija',
  category_id: 1,
  amount: 20_000,
  spent: 8_000,
  held: 0,
  until: '2026-12-31',
};

const itself = (category: number) => category;

export const figures = cartFigures(buyer, itself);
export const figuresOfTwoBudgets = cartFigures({ ...buyer, category_budgets: [sport] }, itself);
export const figuresOverBudget = cartFigures({ ...buyer, spent: 110_000 }, itself);
export const figuresOfNothing = cartFigures({ ...buyer, cart: [] }, itself);
export const figuresUnavailable = cartFigures(
  { ...buyer, cart: cart.map((item) => (item.id === 2 ? { ...item, available: false } : item)) },
  itself,
);
const accepted: Record<number, number> = { 1: 4900, 2: 4500 };
export const figuresOfOtherPrices = cartFigures(
  { ...buyer, cart: cart.map((item) => ({ ...item, accepted_price: accepted[item.id] ?? null })) },
  itself,
);
export const figuresInEuros = cartFigures({ ...buyer, currency: 'EUR' }, itself);

const long = soldBenefit({
  id: 14,
  name: 'Dvonedeljni intenzivni kurs stručnog srpskog jezika za zaposlene u međunarodnim kompanijama, uživo i onlajn',
  provider: 'Institut za jezike i međukulturnu komunikaciju „Dositej Obradović“',
  picture: 'education-speech-0',
  price: 1_234_567.89,
  discount: 15,
  category: 4,
});
export const figuresWithLongNames = cartFigures(
  {
    ...buyer,
    base_balance: 90_000_000,
    cart: [{ id: 4, count: 12, benefit: long, available: true, accepted_price: null }, ...cart],
  },
  itself,
);
