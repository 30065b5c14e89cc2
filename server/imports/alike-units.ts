import { likeliestAmong } from '#contract/imports/likeness.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import type { ImportKey } from './lock-import.ts';

/** Where there are more units than these they are no list that somebody keeps, and none is held to be meant. */
const MOST = 2000;

/** The units in which people of a company work, those of most people first; none where nobody keeps them. */
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

/** Whether a unit is new and called nearly as one that is there, and nobody has said yet that it is another. */
export async function alikeUnits(
  transaction: Transaction,
  { companyId, id }: Pick<ImportKey, 'companyId' | 'id'>,
): Promise<(unit: string) => boolean> {
  const likeliest = likeliestAmong(await unitsOf(transaction, companyId));
  const kept = await readKept(transaction, { companyId, id });
  const known = new Map(kept.map(({ word }) => [word, false]));
  return (unit) => {
    const asked = known.get(unit) ?? likeliest(unit) !== null;
    known.set(unit, asked);
    return asked;
  };
}

const readKept = statement(
  'import_kept_units',
  of<{ word: string }>,
  () => sql`
    select k ->> 'word' as word from imports i, jsonb_array_elements(i.kept) k
    where i.company_id = ${number('companyId')} and i.id = ${number('id')} and k ->> 'field' = 'unit'`,
);
