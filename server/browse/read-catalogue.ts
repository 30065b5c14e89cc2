import type { Rates } from '#contract/money/money.rules.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { ratesAsJson } from '../money/money.service.ts';
import { type KeptRow, keptColumns } from './kept-benefit.ts';

/** The changes of the catalogue since a transaction number, with the small parts (rates, categories) complete. */
export interface Touched {
  version: number;
  removals: number;
  /** Transactions that commit after this reading have at least this number: the `since` of the next reading. */
  since: string;
  rates: Partial<Rates> | null;
  /** Each category with its parent. */
  categories: [id: number, parent: number | null][];
  /** Changed providers, and whether they are active. */
  providers: [id: number, active: boolean][];
  benefits: KeptRow[];
}

/** A `since` before all changes: reads everything. */
export const ALWAYS = '0';

/** A `since` after all changes: reads nothing. */
export const NEVER = '18446744073709551615';

// A copy of another database may have rows with transaction numbers that are still in the future here. A reading of everything
// includes them; a reading since a number does not read them again.
const touchedSince = (table: 'b' | 'p', since: 'since' | 'benefitsSince') =>
  sql`${sql.raw(table)}.touched >= ${text(since)}::xid8 and ${sql.raw(table)}.touched <
    case ${text(since)}::xid8 when ${sql.raw(`'${ALWAYS}'`)} then ${sql.raw(`'${NEVER}'`)}::xid8 else pg_snapshot_xmax(pg_current_snapshot()) end`;

const read = statement(
  'read_touched_catalogue',
  of<{ touched: Touched }>,
  () => sql`
    select json_build_object(
      'version', coalesce((select version from catalogue_version), 0),
      'removals', coalesce((select removals from catalogue_version), 0),
      'since', pg_snapshot_xmin(pg_current_snapshot())::text,
      'rates', ${ratesAsJson},
      'categories', (select coalesce(json_agg(json_build_array(c.id, c.parent_id)), '[]') from categories c),
      'providers', (select coalesce(json_agg(json_build_array(p.id, p.active)), '[]') from providers p
        where ${touchedSince('p', 'since')}),
      'benefits', (select coalesce(json_agg(${keptColumns} order by b.id), '[]') from benefits b
        where ${touchedSince('b', 'benefitsSince')})) as touched`,
);

/** Reads what was changed since a transaction number, in one snapshot; benefits since `benefitsSince`. */
export async function readTouched(database: Database, since: string, benefitsSince = since): Promise<Touched> {
  const [row] = await read(database, { since, benefitsSince });
  if (!row) throw new Error('a statement without from has a row');
  return row.touched;
}

const BENEFITS_AT_ONCE = 4000;

const readSome = statement(
  'read_catalogue_part',
  of<{ benefits: KeptRow[] | null }>,
  () => sql`
    select json_agg(part.row) as benefits from (
      select ${keptColumns} as row from benefits b where b.active and b.id > ${number('after')} order by b.id
      limit ${sql.raw(String(BENEFITS_AT_ONCE))}) part`,
);

/** All benefits on offer in the order of their ids, in parts. */
export async function* readOnOffer(database: Database): AsyncGenerator<KeptRow[]> {
  for (let after = 0; ; ) {
    const [row] = await readSome(database, { after });
    const benefits = row?.benefits ?? [];
    yield benefits;
    const last = benefits.at(-1);
    if (benefits.length < BENEFITS_AT_ONCE || !last) return;
    [after] = last;
  }
}

/** A company's choices about core benefits: the positions of those that have one, and which it has hidden. */
export interface CoreChoices {
  places: ReadonlyMap<number, number>;
  putAway: ReadonlySet<number>;
}

const readChosen = statement(
  'read_core_choices',
  of<{ id: number; position: number | null; active: boolean }>,
  () => sql`
    select benefit_id as id, position, active from core_benefits
    where company_id = ${number('companyId')} and (position is not null or not active)`,
);

/** Reads a company's choices about core benefits. */
export async function readCoreChoices(database: Database, companyId: number): Promise<CoreChoices> {
  const rows = await readChosen(database, { companyId });
  const placed = rows.flatMap(({ id, position }) => (position === null ? [] : [[id, position] as const]));
  return {
    places: new Map(placed),
    putAway: new Set(rows.filter(({ active }) => !active).map(({ id }) => id)),
  };
}
