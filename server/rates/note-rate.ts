import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import { perEuroOf } from '#contract/rates/rates.rules.ts';
import type { By } from '../changes/insert-changes.ts';
import { type ChangedValue, noteChange } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';

export interface NotedRate {
  kind: 'rate.set' | 'rate.proposed' | 'rate.refused' | 'rate.withdrawn' | 'rate.expired';
  currency: Currency;
  /** In millionths. */
  perEuroWas: number;
  perEuro: number;
  revision?: number;
  more?: readonly ChangedValue[];
  now: Date;
}

/** Notes a change of a rate, or of a proposed one, in the log. */
export function noteRate(
  transaction: Transaction,
  by: By,
  { kind, currency, perEuroWas, perEuro, revision, more = [], now }: NotedRate,
) {
  const rate = { field: 'per_euro', before: perEuroOf(perEuroWas), after: perEuroOf(perEuro) };
  const changed = { kind, companyId: PLATFORM, recordId: currency, recordName: currency, values: [rate, ...more] };
  return noteChange(transaction, by, revision === undefined ? changed : Object.assign(changed, { revision }), now);
}
