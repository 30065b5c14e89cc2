import { likeliestAmong } from '#contract/imports/likeness.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import { inSlices } from '../tasks/in-slices.ts';
import type { ImportKey } from './lock-import.ts';

/** For a company with more units than this no list of them is kept in memory, so new units are not compared with existing ones. */
const MOST = 500;

/** The units of a company's active people, largest first; empty if there are more than `MOST`. */
export async function unitsOf(database: Database | Transaction, companyId: number): Promise<string[]> {
  const found = await readUnits(database, { companyId });
  return found.length > MOST ? [] : found.map(({ unit }) => unit);
}

const readUnits = statement(
  'import_units',
  of<{ unit: string }>,
  () => sql`
    select unit from users where company_id = ${number('companyId')} and unit <> '' and active
    group by unit order by count(*) desc, unit limit ${sql.raw(String(MOST + 1))}`,
);

/** The new units whose names nearly match an existing unit, without the ones already confirmed as new in this import. */
export async function alikeUnits(
  transaction: Transaction,
  { companyId, id }: Pick<ImportKey, 'companyId' | 'id'>,
  units: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const likeliest = likeliestAmong(await unitsOf(transaction, companyId));
  const kept = new Set((await readKept(transaction, { companyId, id })).map(({ word }) => word));
  const found = await inSlices(new Set(units), (unit) => (!kept.has(unit) && likeliest(unit) ? [unit] : []));
  return new Set(found.flat());
}

const readKept = statement(
  'import_kept_units',
  of<{ word: string }>,
  () => sql`
    select k ->> 'word' as word from imports i, jsonb_array_elements(i.kept) k
    where i.company_id = ${number('companyId')} and i.id = ${number('id')} and k ->> 'field' = 'unit'`,
);
