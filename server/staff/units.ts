import { readMany } from '#contract/records/many.rules.ts';
import type { Database } from '../database/database.ts';
import { findsWord } from '../database/search-words.ts';
import { statement } from '../database/statement.ts';
import { number, of, type Part, sql, type Text } from '../database/text.ts';

/** The units in which people of a company work, by name, the first 500. */
export async function readUnits(database: Database, { companyId }: { companyId: number }): Promise<string[]> {
  const rows = await read(database, { companyId });
  return rows.map(({ unit }) => unit);
}

/** The units of a company, each once: from one to the next by the index, however many people each has. */
const unitNames = <Company extends Part>(companyId: Company) => sql`
  with recursive units as (
    (select min(unit) as unit from users where company_id = ${companyId} and unit <> '')
    union all
    select (select min(u.unit) from users u where u.company_id = ${companyId} and u.unit <> '' and u.unit > units.unit)
    from units where units.unit is not null)
  select unit from units where unit is not null`;

const read = statement(
  'read_units',
  of<{ unit: string }>,
  () => sql`
    select unit from (${unitNames(number('companyId'))} limit 500) found order by sort_key_of(unit) collate "C"`,
);

/** Whether a person `u` of a company works in a unit whose name holds a word of a search: asked of each unit once, not beside each person. */
export const isInUnitLike = (companyId: number, word: string): Text => sql`u.unit in (
  select unit from (${unitNames(sql`${companyId}::bigint`)}) named where ${findsWord(sql`search_key_of(unit)`, word)})`;

/** Whether a person `u` works in any of these units, as an address writes them. */
export function isInUnits(written: string): Text {
  const units = readMany(written);
  const [only = ''] = units;
  if (units.length < 2) return sql`u.unit = ${only}`;
  return sql`u.unit in (select jsonb_array_elements_text(${JSON.stringify(units)}::jsonb))`;
}
