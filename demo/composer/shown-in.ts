import { LOCATIONS } from '#contract/benefits/benefits.rules.ts';
import { numberOf } from '../number-of.ts';
import { DEMO_COMPANIES } from '../seeds/companies.ts';
import type { BenefitContent, CompanyCode } from './benefit-content.ts';

const NO_PLACE = ['Online', 'Ostalo'];

/** Initial number of purchases of a demo benefit. */
export const boughtOf = ({ bought, nameSr }: BenefitContent): number => bought ?? numberOf(`bought ${nameSr}`, 180);

/** Days since a demo benefit was added. */
export const addedDaysAgoOf = ({ addedDaysAgo, nameSr }: BenefitContent): number =>
  addedDaysAgo ?? 20 + numberOf(`added ${nameSr}`, 500);

/** Companies that are offered a benefit: its own list, or those of its locations (for "Ostalo" alone: of its currency); null for all. */
export function offeredTo({ onlyFor, locations, currency }: BenefitContent): readonly CompanyCode[] | null {
  if (onlyFor) return onlyFor;
  const places = locations.filter((place) => !NO_PLACE.includes(place));
  const isElsewhere = places.length === 0 && locations.includes('Ostalo');
  const codes = (Object.keys(DEMO_COMPANIES) as CompanyCode[]).filter((code) => {
    const theirs = DEMO_COMPANIES[code].currency;
    return isElsewhere ? theirs === currency : places.some((place) => LOCATIONS[theirs].includes(place));
  });
  return codes.length === 0 ? null : codes;
}

/**
 * Every list of benefits that the shop shows: for each company and kind the whole list, each category and each sub-category, sorted by
 * purchases and by age. Items are indexes into `benefits`, whose order their ids follow.
 */
export function listsOf(benefits: readonly BenefitContent[]): readonly (readonly number[])[] {
  const places = [...benefits.keys()];
  const bought = benefits.map(boughtOf);
  const age = benefits.map(addedDaysAgoOf);
  const by = (figures: readonly number[], place: number) => figures[place] ?? 0;
  return [
    ...listsIn(
      benefits,
      places.toSorted((one, other) => by(bought, other) - by(bought, one) || other - one),
    ),
    ...listsIn(
      benefits,
      places.toSorted((one, other) => by(age, one) - by(age, other) || other - one),
    ),
  ];
}

function listsIn(benefits: readonly BenefitContent[], order: readonly number[]): number[][] {
  const lists = new Map<string, number[]>();
  for (const place of order)
    for (const name of namesOf(benefits[place])) {
      const list = lists.get(name) ?? [];
      lists.set(name, list);
      list.push(place);
    }
  return [...lists.values()];
}

/** Keys of the lists that contain a benefit. */
function namesOf(benefit: BenefitContent | undefined): string[] {
  if (!benefit) return [];
  const companies = offeredTo(benefit) ?? (Object.keys(DEMO_COMPANIES) as CompanyCode[]);
  const [root = ''] = benefit.category.split('/');
  const within = new Set(['', root, benefit.category]);
  return companies.flatMap((code) => [...within].map((part) => `${code} ${benefit.kind} ${part}`));
}
