import type { AdminBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { BenefitImportField } from '#contract/imports/import-fields.ts';
import { isSame } from '#contract/records/merge.rules.ts';
import { type EndsBy, endsBy } from '../../admin-benefits/ends-subscriptions.ts';
import type { Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { of, sql, text } from '../../database/text.ts';

/** A benefit before and after a row is applied. */
export interface Becoming {
  before: AdminBenefit;
  after: AdminBenefit;
}

const DECIDING = ['state', 'kind', 'monthly', 'price', 'currency', 'discount', 'companies'] as const;

/**
 * The fields by which changes would end a benefit for people who pay for it every month, which only the form of the benefit may do
 * (decision 124). Keyed by the index of the change; changes that end nothing are absent.
 */
export async function endingFields(
  transaction: Transaction,
  changes: readonly (Becoming | null)[],
): Promise<ReadonlyMap<number, BenefitImportField>> {
  const asked = changes.flatMap((change, place) => (change ? (deciding(change, place) ?? []) : []));
  if (asked.length === 0) return new Map();
  const ending = await readEnding(transaction, { changes: JSON.stringify(asked) });
  return new Map(
    ending.map(({ place, by }) => {
      const change = changes[place];
      return [place, change ? FIELD[by](change) : 'code'] as const;
    }),
  );
}

function deciding({ before, after }: Becoming, place: number) {
  const changed = DECIDING.filter((field) => !isSame(before[field], after[field]));
  if (changed.length === 0) return null;
  return { place, id: before.id, becomes: Object.fromEntries(changed.map((field) => [field, after[field]])) };
}

const SOLD = ['kind', 'monthly', 'price', 'discount'] as const;

const FIELD: Record<EndsBy, (change: Becoming) => BenefitImportField> = {
  state: () => 'code',
  sold: ({ before, after }) => SOLD.find((field) => !isSame(before[field], after[field])) ?? 'currency',
  companies: () => 'companies',
};

const readEnding = statement(
  'import_benefits_ending',
  of<{ place: number; by: EndsBy }>,
  () => sql`
    with ending as (
      select w.place, ${endsBy(sql`w.becomes`)} as by
      from jsonb_to_recordset(${text('changes')}::jsonb) as w (place integer, id integer, becomes jsonb) join benefits b on b.id = w.id)
    select place, by from ending where by is not null`,
);
