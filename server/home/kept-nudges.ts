import { available } from '#contract/budgets/budgets.rules.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { Nudge } from '#contract/nudges/nudges.contract.ts';
import type { PriceReader } from '../benefits/benefit-in-list.ts';
import type { Catalogue } from '../browse/catalogue-of.ts';
import { fittingIn } from '../browse/fitting.ts';
import type { KeptBenefit } from '../browse/kept-benefit.ts';
import { MOST_FITTING, yearsEnd } from '../nudges/nudges.service.ts';
import { firstSold, mostBoughtOf, remembered } from './kept-rows.ts';
import type { Own } from './read-own.ts';

/** A nudge, and the benefits that are put into it as cards. */
interface KeptNudge {
  nudge: Nudge;
  benefits: readonly KeptBenefit[];
}

/** The reader's yearly budgets that end soon, as `readNudges` finds them. */
export function nudgesFor(catalogue: Catalogue, reader: PriceReader, now: Date, own: Own): KeptNudge[] {
  const end = yearsEnd(now);
  if (!end) return [];
  const { until, daysLeft: days_left } = end;
  const { currency } = reader;
  return own.accounts
    .filter((account) => account.year === end.year && available(account) > 0)
    .sort((one, other) => available(other) - available(one) || one.categoryId - other.categoryId)
    .map((account) => {
      const { categoryId: category_id } = account;
      const left = available(account);
      const category = own.categories[category_id] ?? '';
      const nudge = { category, category_id, left: toMajor(left), currency, until, days_left, benefits: [] };
      return { nudge, benefits: whatFits(catalogue, reader, category_id, left) };
    });
}

/** The most bought of a category that the money would pay alone. */
function whatFits(
  catalogue: Catalogue,
  { companyId, currency }: PriceReader,
  category: number,
  left: Minor,
): readonly KeptBenefit[] {
  return remembered(catalogue, `home fits ${category} ${companyId} ${currency} ${left}`, () => {
    const fits = fittingIn(catalogue, currency, { flexible: left, ofCategory: new Map() });
    const all = mostBoughtOf(catalogue, category);
    return firstSold(all, companyId, MOST_FITTING, (benefit) => !benefit.monthly && fits(benefit));
  });
}
