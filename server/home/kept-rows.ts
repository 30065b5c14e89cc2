import type { Catalogue } from '../browse/catalogue-of.ts';
import { isSoldTo } from '../browse/find-benefits.ts';
import type { KeptBenefit } from '../browse/kept-benefit.ts';
import { IN_A_ROW, LOOKED_AT } from './home.service.ts';

// How many more benefits of a category are cached than are needed, as a person may already have some of them.
const SPARE = 60;
// Fixed room of a cached list, counted in benefits.
const ROOM = 20;

/** The twelve most bought and the twelve newest flexible benefits that people of a company see. */
export function rowsFor(catalogue: Catalogue, companyId: number): Record<'popular' | 'last', readonly KeptBenefit[]> {
  const first = (field: 'bought' | 'added') => {
    const all = catalogue.orders.inOrder({ field, descending: true }, 'SR');
    return remembered(catalogue, `home ${field} ${companyId}`, () => firstSold(all, companyId, IN_A_ROW));
  };
  return { popular: first('bought'), last: first('added') };
}

/**
 * The sixty most bought benefits of a first-level category that people of a company see, without those that the person already
 * has.
 */
export function lookedAt(
  catalogue: Catalogue,
  companyId: number,
  category: number,
  had: ReadonlySet<number>,
): readonly KeptBenefit[] {
  const all = mostBoughtOf(catalogue, category);
  const isNew = ({ id }: KeptBenefit) => !had.has(id);
  const key = `home category ${category} ${companyId}`;
  const first = remembered(catalogue, key, () => firstSold(all, companyId, LOOKED_AT + SPARE));
  const left = first.filter(isNew);
  const isEnough = left.length >= LOOKED_AT || first.length < LOOKED_AT + SPARE;
  return isEnough ? left.slice(0, LOOKED_AT) : firstSold(all, companyId, LOOKED_AT, isNew);
}

/** The first so many that people of a company see, of flexible benefits that are in order. */
export function firstSold(
  benefits: readonly KeptBenefit[],
  companyId: number,
  most: number,
  matches: (benefit: KeptBenefit) => boolean = () => true,
): KeptBenefit[] {
  const first: KeptBenefit[] = [];
  for (const benefit of benefits) {
    if (first.length === most) break;
    if (benefit.kind === 'flexible' && isSoldTo(benefit, { companyId, core: null }) && matches(benefit))
      first.push(benefit);
  }
  return first;
}

/** All flexible benefits of a first-level category, the most bought first. */
export function mostBoughtOf(catalogue: Catalogue, category: number): readonly KeptBenefit[] {
  return remembered(catalogue, `home category ${category}`, () =>
    catalogue.orders
      .inOrder({ field: 'bought', descending: true }, 'SR')
      .filter(({ kind, rootCategory }) => kind === 'flexible' && rootCategory === category),
  );
}

/** Finds benefits once for each version of the catalogue: without waiting for anything, since it may be another one then. */
export function remembered(
  catalogue: Catalogue,
  key: string,
  find: () => readonly KeptBenefit[],
): readonly KeptBenefit[] {
  const known = catalogue.found.get(key) as readonly KeptBenefit[] | undefined;
  if (known) return known;
  const found = find();
  catalogue.found.set(key, found, found.length + ROOM);
  return found;
}
