import type { BudgetEntry } from '#contract/budgets/budgets.contract.ts';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';

/** Key of the text that explains why the money moved. */
export function entryWords({ kind, held, spent }: Pick<BudgetEntry, 'kind' | 'held' | 'spent'>) {
  if (kind !== 'request') return `kind.${kind}` as const;
  if (held > 0) return 'request.held';
  return spent > 0 ? 'request.accepted' : 'request.released';
}

/** Change of the available amount by an entry, in minor units. */
export function entryChange({ allocated, held, spent }: Pick<BudgetEntry, 'allocated' | 'held' | 'spent'>): Minor {
  return toMinor(allocated) - toMinor(held) - toMinor(spent);
}
