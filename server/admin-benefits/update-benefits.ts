import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { of, sql, text } from '../database/text.ts';
import { recordOf } from './stored-benefit.ts';
import type { Written } from './written-benefit.ts';

/** A locked benefit with its new columns and its new revision. */
interface ToUpdate {
  id: number;
  row: Written['row'];
  revision: number;
}

const OF_MANY = [
  ...['active', 'offered_at', 'added_at', 'kind', 'way_to_buy', 'provider_id', 'category_id', 'root_category_id'],
  ...['name_en', 'name_sr', 'short_description_en', 'short_description_sr', 'description_en', 'description_sr'],
  ...['instructions_en', 'instructions_sr', 'limitations_en', 'limitations_sr', 'locations', 'price', 'currency'],
  ...['discount', 'monthly', 'for_all_companies', 'sort_price', 'sort_en', 'sort_sr', 'search_key'],
];

const updateOf = (name: string, columns: readonly string[]) => {
  const update = statement(
    name,
    of<object>,
    () => sql`
    update benefits b set ${sql.raw(columns.map((column) => `${column} = w.${column}`).join(', '))},
      revision = w.revision, changed_at = ${text('now')}::timestamptz
    from jsonb_populate_recordset(null::benefits, ${text('rows')}::jsonb) w where b.id = w.id`,
  );
  return async (transaction: Transaction, changes: readonly ToUpdate[], now: Date): Promise<void> => {
    const rows = changes.map(({ id, row, revision }) => recordOf(Object.assign({}, row, { id, revision }) as never));
    await update(transaction, { rows: JSON.stringify(rows), now: now.toISOString() });
  };
};

/** Writes the columns that a bulk can change of many benefits, and those derived from them, in one statement. */
export const updateMany = updateOf('update_many_benefits', OF_MANY);

const updateWhole = updateOf('update_benefit', [
  ...OF_MANY,
  ...['company_price', 'nfc', 'website', 'pictures', 'promo_material'],
]);

/** Writes one benefit with its pictures and files, which no bulk changes. */
export const updateOne = (transaction: Transaction, change: ToUpdate, now: Date) =>
  updateWhole(transaction, [change], now);
