import { KINDS, type Kind } from '#contract/benefits/benefits.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { BenefitFilter } from '../benefits/benefit-filter.ts';
import type { Order } from '../benefits/benefit-order.ts';
import type { PageWanted } from '../benefits/benefit-page.ts';
import { isInCoreOrder } from '../benefits/core-order.ts';
import type { Catalogue } from './catalogue-of.ts';
import type { KeptBenefit } from './kept-benefit.ts';
import type { CoreChoices } from './read-catalogue.ts';

/** Benefits that a filter finds, for any company, and how many of them each company that asked can have. */
interface Found {
  benefits: readonly KeptBenefit[];
  counts: Map<number, number>;
}

/**
 * The reader's company and language, and the company's choices about core benefits (null where the filter finds none of these).
 */
export interface Looking {
  companyId: number;
  language: Language;
  core: CoreChoices | null;
  /** Whether the reader's budgets would pay a benefit, if the query asks for that; null if not. */
  fits: ((benefit: KeptBenefit) => boolean) | null;
  /** The generation of the catalogue before all of this was read: results are not cached once the catalogue has a later one. */
  generation: number;
}

const NOTHING: CoreChoices = { places: new Map(), putAway: new Set() };

/** Whether the people of a company see a benefit that is on offer (as `soldTo` in SQL). */
export function isSoldTo(benefit: KeptBenefit, { companyId, core }: Pick<Looking, 'companyId' | 'core'>): boolean {
  const { provider, companies, kind, id } = benefit;
  return (
    provider.active &&
    (companies === null || companies.has(companyId)) &&
    !(kind === 'fixed' && (core ?? NOTHING).putAway.has(id))
  );
}

const isShownTo = (looking: Looking, benefit: KeptBenefit): boolean =>
  isSoldTo(benefit, looking) && (looking.fits?.(benefit) ?? true);

/** Whether a list with this filter may show core benefits. */
export const mayHoldCore = ({ kind }: BenefitFilter): boolean => kind === null || kind === 'fixed';

/** A page of benefits and how many there are on all pages, as `pageAndCountStatement` finds them. */
export function findPage(
  catalogue: Catalogue,
  looking: Looking,
  { filter, order, page, size }: PageWanted,
): { count: number; benefits: KeptBenefit[] } {
  const from = (page - 1) * size;
  if (isInCoreOrder(filter.kind, order)) {
    const placed = inCoreOrder(catalogue, looking, { filter, order });
    return { count: placed.length, benefits: placed.slice(from, from + size) };
  }
  const found = findAll(catalogue, looking.language, filter, order);
  const known = looking.fits ? undefined : found.counts.get(looking.companyId);
  const benefits: KeptBenefit[] = [];
  let count = 0;
  for (const benefit of found.benefits) {
    if (!isShownTo(looking, benefit)) continue;
    if (count >= from && count < from + size) benefits.push(benefit);
    count += 1;
    if (known !== undefined && count >= from + size) break;
  }
  if (!looking.fits && looking.generation === catalogue.generation) found.counts.set(looking.companyId, known ?? count);
  return { count: known ?? count, benefits };
}

function inCoreOrder(
  catalogue: Catalogue,
  looking: Looking,
  { filter, order }: Pick<PageWanted, 'filter' | 'order'>,
): KeptBenefit[] {
  const { places } = looking.core ?? NOTHING;
  const mostBought = findAll(catalogue, looking.language, filter, { field: 'bought', descending: true }).benefits;
  const shown = mostBought.filter((benefit) => isShownTo(looking, benefit));
  const placeOf = ({ id }: KeptBenefit) => places.get(id) ?? Number.POSITIVE_INFINITY;
  const placed = shown.filter(({ id }) => places.has(id)).sort((one, other) => placeOf(one) - placeOf(other));
  const all = [...placed, ...shown.filter(({ id }) => !places.has(id))];
  return order.descending ? all : all.reverse();
}

function findAll(catalogue: Catalogue, language: Language, filter: BenefitFilter, order: Order): Found {
  const key = `${language} ${order.descending} ${order.field} ${JSON.stringify(filter)}`;
  const known = catalogue.found.get(key) as Found | undefined;
  if (known) return known;
  const found = { benefits: lookThrough(catalogue, language, filter, order), counts: new Map() };
  catalogue.found.set(key, found, found.benefits.length + 100);
  return found;
}

function lookThrough(
  catalogue: Catalogue,
  language: Language,
  filter: BenefitFilter,
  order: Order,
): readonly KeptBenefit[] {
  const matches = matching(catalogue, filter);
  if (filter.words.length === 0) return catalogue.orders.inOrder(order, language).filter(matches);
  const having = catalogue.words.find(filter.words).flatMap((slot) => catalogue.inSlot(slot) ?? []);
  return catalogue.orders.sort(having.filter(matches), order, language);
}

/** The condition of a filter, as `matches` of `benefit-filter.ts`, without the search words; with that of the kind. */
function matching(catalogue: Catalogue, { kind, way, category, providers, places }: BenefitFilter) {
  const kinds = new Set<Kind>(kind ? [kind] : KINDS);
  const ofProvider = new Set(providers);
  const root = category === null ? null : catalogue.rootOf(category);
  return (benefit: KeptBenefit): boolean =>
    kinds.has(benefit.kind) &&
    (way === null || benefit.way === way) &&
    (root === null || (benefit.rootCategory === root && (category === root || benefit.category === category))) &&
    (ofProvider.size === 0 || ofProvider.has(benefit.providerId)) &&
    (places.length === 0 || places.some((place) => benefit.places.includes(place)));
}
