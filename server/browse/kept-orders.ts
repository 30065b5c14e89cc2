import type { SortField } from '#contract/benefits/benefits.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Order } from '../benefits/benefit-order.ts';
import type { KeptBenefit } from './kept-benefit.ts';

/** All benefits in memory in each order that a list can have, the same as `orderBy` in SQL. */
export interface KeptOrders {
  /** All benefits in this order, for a reader of this language. */
  inOrder(order: Order, language: Language): readonly KeptBenefit[];
  /** Removes benefits for which `isGone` is true, and inserts others. */
  change(isGone: (benefit: KeptBenefit) => boolean, added: readonly KeptBenefit[]): void;
  /** Sorts some benefits by the same comparison. */
  sort(benefits: KeptBenefit[], order: Order, language: Language): KeptBenefit[];
}

type Compare = (one: KeptBenefit, other: KeptBenefit) => number;
type Key = Exclude<SortField, 'name'> | 'nameEn' | 'nameSr';

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

// A price that is agreed on (null) comes last in both directions.
const byPrice: Compare = ({ sortPrice: one }, { sortPrice: other }) =>
  one === null || other === null ? Number(one === null) - Number(other === null) : one - other;

const ASCENDING: Record<Key, Compare> = {
  bought: (one, other) => one.bought - other.bought || one.id - other.id,
  added: (one, other) => one.addedAt - other.addedAt || one.id - other.id,
  nameEn: (one, other) => byText(one.sortEn, other.sortEn) || one.id - other.id,
  nameSr: (one, other) => byText(one.sortSr, other.sortSr) || one.id - other.id,
  price: (one, other) => byPrice(one, other) || one.id - other.id,
};

const keyOf = (field: SortField, language: Language): Key => {
  if (field !== 'name') return field;
  return language === 'SR' ? 'nameSr' : 'nameEn';
};

/** Makes the orders of these benefits. Each is computed when it is first used. */
export function keptOrders(benefits: readonly KeptBenefit[]): KeptOrders {
  let all = benefits;
  const orders = new Map<string, readonly KeptBenefit[]>();

  function ascending(key: Key): readonly KeptBenefit[] {
    const known = orders.get(key) ?? [...all].sort(ASCENDING[key]);
    orders.set(key, known);
    return known;
  }

  return {
    inOrder({ field, descending }, language) {
      const key = keyOf(field, language);
      if (!descending) return ascending(key);
      const down = `-${key}`;
      const known = orders.get(down) ?? turnedRound(key, ascending(key));
      orders.set(down, known);
      return known;
    },
    change(isGone, added) {
      all = [...all.filter((benefit) => !isGone(benefit)), ...added];
      for (const [key, before] of orders) {
        if (key.startsWith('-')) orders.delete(key);
        else {
          const compare = ASCENDING[key as Key];
          const left = before.filter((benefit) => !isGone(benefit));
          orders.set(key, merged(left, [...added].sort(compare), compare));
        }
      }
    },
    sort(found, { field, descending }, language) {
      const key = keyOf(field, language);
      const sorted = found.sort(ASCENDING[key]);
      return descending ? turnedRound(key, sorted) : sorted;
    },
  };
}

function turnedRound(key: Key, ascending: readonly KeptBenefit[]): KeptBenefit[] {
  if (key !== 'price') return [...ascending].reverse();
  const first = ascending.findIndex(({ sortPrice }) => sortPrice === null);
  const priced = first < 0 ? ascending.length : first;
  return [...ascending.slice(0, priced).reverse(), ...ascending.slice(priced).reverse()];
}

function merged(one: readonly KeptBenefit[], other: readonly KeptBenefit[], compare: Compare): KeptBenefit[] {
  const all: KeptBenefit[] = [];
  let at = 0;
  for (const next of other) {
    for (let left = one[at]; left && compare(left, next) < 0; left = one[at]) {
      all.push(left);
      at += 1;
    }
    all.push(next);
  }
  for (; at < one.length; at += 1) all.push(one[at] as KeptBenefit);
  return all;
}
