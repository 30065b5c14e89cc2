import { available } from '#contract/budgets/budgets.rules.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { Catalogue } from '../browse/catalogue-of.ts';
import { budgetsOf, fittingIn } from '../browse/fitting.ts';
import type { KeptBenefit } from '../browse/kept-benefit.ts';
import { filledUp, RECOMMENDED } from './home.service.ts';
import { lookedAt, rowsFor } from './kept-rows.ts';
import type { Own } from './read-own.ts';

interface Choosing {
  companyId: number;
  currency: Currency;
  year: number;
}

type Lists = Record<'popular' | 'last' | 'recommended', readonly KeptBenefit[]>;

/** The benefits of home's three lists, as `homeStatement` finds them. */
export function choose(catalogue: Catalogue, { companyId, currency, year }: Choosing, own: Own): Lists {
  const { popular, last } = rowsFor(catalogue, companyId);
  const wasGiven = own.accounts.some(({ allocated }) => allocated > 0);
  const fits = wasGiven ? fittingIn(catalogue, currency, budgetsOf(own.accounts, year)) : () => true;
  const had = new Set(own.had.map(([id]) => id));
  const turns = [...likedBy(own, year)].flatMap(([category, weight]) => {
    const best = inTurns(lookedAt(catalogue, companyId, category, had), fits);
    return best.map((benefit, turn) => ({ benefit, turn, weight, category }));
  });
  turns.sort((one, other) => one.turn - other.turn || other.weight - one.weight || one.category - other.category);
  const recommended = turns.slice(0, RECOMMENDED).map(({ benefit }) => benefit);
  return { popular, last, recommended: filledUp(recommended, popular.filter(fits)) };
}

/** First-level categories with a weight: one for each benefit that the reader has, and one for a budget with money left. */
function likedBy({ had, accounts }: Own, year: number): ReadonlyMap<number, number> {
  const budgets = accounts.filter((account) => account.year === year && available(account) > 0);
  const weights = new Map<number, number>();
  for (const category of [...had.map(([, root]) => root), ...budgets.map(({ categoryId }) => categoryId)])
    weights.set(category, (weights.get(category) ?? 0) + 1);
  return weights;
}

/**
 * Takes benefits round-robin by sub-category, the one with the most bought benefit first. `mostBought` has the most bought first.
 */
function inTurns(mostBought: readonly KeptBenefit[], fits: (benefit: KeptBenefit) => boolean): KeptBenefit[] {
  const groups = new Map<number, KeptBenefit[]>();
  for (const benefit of mostBought) {
    const group = groups.get(benefit.category) ?? [];
    if (group.length === RECOMMENDED || !fits(benefit)) continue;
    group.push(benefit);
    groups.set(benefit.category, group);
  }
  const best = (group: readonly KeptBenefit[]) => group[0]?.bought ?? 0;
  const inOrder = [...groups].sort(([one, its], [other, others]) => best(others) - best(its) || one - other);
  const rounds = Array.from({ length: RECOMMENDED }, (_, round) => inOrder.flatMap(([, group]) => group[round] ?? []));
  return rounds.flat().slice(0, RECOMMENDED);
}
