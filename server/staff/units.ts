import { readMany } from '#contract/records/many.rules.ts';
import type { Database } from '../database/database.ts';
import { findsWord } from '../database/search-words.ts';
import { statement } from '../database/statement.ts';
import { number, of, type Part, sql, type Text } from '../database/text.ts';

/** The first 500 units of a company's people, ordered by name. */
export async function readUnits(database: Database, { companyId }: { companyId: number }): Promise<string[]> {
  const rows = await read(database, { companyId });
  return rows.map(({ unit }) => unit);
}

/** SQL for the distinct units of a company: a loose index scan, independent of the number of people in each. */
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

/** SQL condition: the unit of a person `u` has a word of a search in its name; evaluated once per unit, not per person. */
export const isInUnitLike = (companyId: number, word: string): Text => sql`u.unit in (
  select unit from (${unitNames(sql`${companyId}::bigint`)}) named where ${findsWord(sql`search_key_of(unit)`, word)})`;

/** SQL condition: a person `u` works in one of the units that a query parameter lists. */
export function isInUnits(written: string): Text {
  const units = readMany(written);
  const [only = ''] = units;
  if (units.length < 2) return sql`u.unit = ${only}`;
  return sql`u.unit in (select jsonb_array_elements_text(${JSON.stringify(units)}::jsonb))`;
}
