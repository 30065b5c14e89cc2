import { readMany } from '#contract/records/many.rules.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, type Text } from '../database/text.ts';

/** The units in which people of a company work, by name, the first 500. */
export async function readUnits(database: Database, { companyId }: { companyId: number }): Promise<string[]> {
  const rows = await read(database, { companyId });
  return rows.map(({ unit }) => unit);
}

// From one unit to the next by the index, however many people each has.
const read = statement(
  'read_units',
  of<{ unit: string }>,
  () => sql`
    with recursive units as (
      (select min(unit) as unit from users where company_id = ${number('companyId')} and unit <> '')
      union all
      select (
        select min(u.unit) from users u where u.company_id = ${number('companyId')} and u.unit <> '' and u.unit > units.unit)
      from units where units.unit is not null)
    select unit from (select unit from units where unit is not null limit 500) found order by sort_key_of(unit) collate "C"`,
);

/** Whether a person `u` works in any of these units, as an address writes them. */
export function isInUnits(written: string): Text {
  const units = readMany(written);
  const [only = ''] = units;
  if (units.length < 2) return sql`u.unit = ${only}`;
  return sql`u.unit in (select jsonb_array_elements_text(${JSON.stringify(units)}::jsonb))`;
}
