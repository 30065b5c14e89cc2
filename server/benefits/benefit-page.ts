import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { KINDS, type Kind } from '#contract/benefits/benefits.rules.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { type BenefitFilter, matches } from './benefit-filter.ts';
import {
  type BenefitRow,
  benefitColumns,
  benefitTables,
  type PriceReader,
  toBenefitInList,
} from './benefit-in-list.ts';
import { type Order, orderBy, orderKey, orderOfFound } from './benefit-order.ts';
import { recall, remember } from './catalogue-memory.ts';
import { coreHeads, coreOrder, isInCoreOrder } from './core-order.ts';
import { fitsBudget } from './fits-budget.ts';
import { soldTo } from './sold-to.ts';

export interface PageWanted {
  filter: BenefitFilter;
  order: Order;
  page: number;
  size: number;
  /** The year whose budgets of the reader must be able to pay a benefit; null or absent for all benefits. */
  fitsIn?: number | null;
}

/** A reader and the version of the catalogue that they see. A `Caller` is one. */
export interface CatalogueReader extends PriceReader {
  catalogueVersion: number;
}

/** One page of benefits and how many there are on all pages, in one statement. */
export async function readPage(
  database: Database,
  reader: CatalogueReader,
  wanted: PageWanted,
): Promise<{ count: number; results: BenefitInList[] }> {
  // How many fit depends on the person and changes with each purchase, so it is counted each time and not cached.
  if (wanted.fitsIn) return readPageAndCount(database, reader, wanted);
  const key = `count ${reader.companyId} ${JSON.stringify(wanted.filter)}`;
  const known = recall<number>(database, reader.catalogueVersion, key);
  if (known !== undefined) return { count: known, results: await readRows(database, reader, wanted) };
  const read = await readPageAndCount(database, reader, wanted);
  remember(database, reader.catalogueVersion, key, read.count);
  return read;
}

async function readPageAndCount(database: Database, reader: PriceReader, wanted: PageWanted) {
  const rows = await ask<BenefitRow & { count: number }>(database, pageAndCountStatement(reader, wanted));
  const results = rows.filter(({ id }) => id !== null).map((row) => toBenefitInList(row, reader));
  return { count: rows[0]?.count ?? 0, results };
}

async function readRows(database: Database, reader: PriceReader, wanted: PageWanted): Promise<BenefitInList[]> {
  const rows = await ask<BenefitRow>(database, pageStatement(reader, wanted));
  return rows.map((row) => toBenefitInList(row, reader));
}

/** One page of benefits. */
export function pageStatement(reader: PriceReader, wanted: PageWanted): Text {
  return sql`
    with page as materialized (${idsOfPage(reader, wanted)})
    select ${benefitColumns(reader)} from page join (${benefitTables(reader)}) on b.id = page.id
    order by ${orderOfPage(reader, wanted)}`;
}

/** One page of benefits, and in each row how many there are on all pages; a row without a benefit when the page is empty. */
export function pageAndCountStatement(reader: PriceReader, wanted: PageWanted): Text {
  const { filter } = wanted;
  const ofKind = filter.kind ? sql`b.kind = ${filter.kind} and` : sql``;
  return sql`
    with page as materialized (${idsOfPage(reader, wanted)}), counted as (
      select count(*) as count from benefits b where ${ofKind} ${shown(reader, wanted)})
    select counted.count, ${benefitColumns(reader)}
    from counted left join (page join (${benefitTables(reader)}) on b.id = page.id) on true
    order by ${orderOfPage(reader, wanted)}`;
}

const orderOfPage = ({ language }: PriceReader, { filter, order }: PageWanted): Text =>
  isInCoreOrder(filter.kind, order) ? coreOrder(order, 'page') : orderBy(order, language, 'b');

function shown(reader: PriceReader, { filter, fitsIn }: PageWanted): Text {
  const all = sql`${matches(filter)} and ${soldTo(reader.companyId)}`;
  return fitsIn ? sql`${all} and ${fitsBudget(reader, fitsIn)}` : all;
}

// For several kinds, each is read in order from its own index, and the first rows of each are merged.
function idsOfPage(reader: PriceReader, wanted: PageWanted): Text {
  const { filter, order, page, size } = wanted;
  const offset = (page - 1) * size;
  const inOrder = filter.words.length > 0 ? orderOfFound(order, reader.language) : orderBy(order, reader.language, 'b');
  const limited = (most: number, from = 0) =>
    isPlannedOnce(wanted) ? sql.raw(`limit ${most}`) : sql`limit ${most} offset ${from}`;
  const ofKind = (kind: Kind, limit: Text) => sql`
    select b.id, ${orderKey(order, reader.language)} from benefits b
    where b.kind = ${kind} and ${shown(reader, wanted)}
    order by ${inOrder} ${limit}`;
  if (isInCoreOrder(filter.kind, order)) {
    const heads = coreHeads(
      { companyId: reader.companyId, shown: shown(reader, wanted), order },
      limited(offset + size),
    );
    return sql`select core.* from (${heads}) core order by ${coreOrder(order, 'core')} ${limited(size, offset)}`;
  }
  if (filter.kind) return ofKind(filter.kind, limited(size, offset));
  const heads = KINDS.map((kind) => sql`(${ofKind(kind, limited(offset + size))})`);
  return sql`
    select merged.id from (${sql.join(heads, sql` union all `)}) merged
    order by ${orderBy(order, reader.language, 'merged')} ${limited(size, offset)}`;
}

// For a limit that is a parameter PostgreSQL expects a tenth of all rows, so a generic plan looks expensive and it plans each
// call again, which takes longer than the reading. So the limit of a first page is written out, unless the best plan depends on
// the search terms.
function isPlannedOnce({ filter, page, fitsIn }: PageWanted): boolean {
  return page === 1 && !fitsIn && [filter.words, filter.places, filter.providers].every(({ length }) => length === 0);
}
