import type { Language } from '../language/language.ts';
import type { Currency } from '../money/money.rules.ts';

/** The three kinds of benefits (specification.md 1). */
export const KINDS = ['flexible', 'special', 'fixed'] as const;
export type Kind = (typeof KINDS)[number];

/** How a benefit is bought (product.md 4), and the values of the type switch (specification.md 4); empty is all. */
export const WAYS_TO_BUY = ['in_store', 'invoice', 'web', 'voucher'] as const;
export type WayToBuy = (typeof WAYS_TO_BUY)[number];
export const FILTER_TYPES = ['', ...WAYS_TO_BUY] as const;
export type FilterType = (typeof FILTER_TYPES)[number];

/** What a list can be sorted by (specification.md 7), with + or − before it. */
export const SORT_FIELDS = ['bought', 'added', 'name', 'price'] as const;
export type SortField = (typeof SORT_FIELDS)[number];
export const ORDERINGS = SORT_FIELDS.flatMap((field) => [`+${field}`, `-${field}`] as const);
/** specification.md 9, the category shortcuts: the first, skills and team building. */
export const FIRST_CATEGORY_ID = 1;
export const SKILLS_CATEGORY_ID = 4;
export const TEAM_BUILDING_CATEGORY_ID = 105;

/** specification.md 9: locations depend on the currency; the first is the whole country and stands for no filter. */
export const LOCATIONS: Record<Currency, readonly string[]> = {
  RSD: ['Cela Srbija', 'Beograd', 'Novi Sad', 'Niš', 'Kragujevac', 'Ostalo', 'Online'],
  EUR: ['Cela Crna Gora', 'Podgorica', 'Budva', 'Nikšić', 'Ostalo'],
  KM: ['Cela Bosna i Hercegovina', 'Sarajevo', 'Banja Luka', 'Mostar', 'Tuzla', 'Ostalo', 'Online'],
};

interface Buyable {
  price: number | null;
  benefit_type: Kind;
  monthly: boolean;
}

/** Whether budgets pay for a benefit, once or monthly. A special offer is paid to its provider, a core benefit costs nothing. */
export function isPaidFromBudgets({ price, benefit_type }: Pick<Buyable, 'price' | 'benefit_type'>): boolean {
  return price !== null && price > 0 && benefit_type === 'flexible';
}

/** api.md 5: only a one-off benefit with a price, neither fixed nor a special offer, can go in a cart. */
export function mayGoInCart({ monthly, ...benefit }: Buyable): boolean {
  return isPaidFromBudgets(benefit) && !monthly;
}

/** specification.md 2, price badges: IN-STORE for nfc benefits; INVOICE when there is no price and the benefit is not nfc. */
export function priceBadge({ price, nfc }: { price: number | null; nfc: boolean }): 'in_store' | 'invoice' | null {
  if (nfc) return 'in_store';
  return price === null || price === 0 ? 'invoice' : null;
}

/** A category's name is sent as `English/Serbian` (specification.md 3) and split for the reader. */
export function categoryName(name: string, language: Language): string {
  const [english = name, serbian] = name.split('/');
  return (language === 'SR' ? (serbian ?? english) : english).trim();
}
