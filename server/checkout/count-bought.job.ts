import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

/** How often the job runs, in milliseconds. */
export const COUNT_BOUGHT_EVERY = 10 * 60 * 1000;

const LINES_AT_ONCE = 5000;

/**
 * Adds new order lines to `benefits.bought`, each line once, on however many servers it runs; answers how many lines were
 * counted.
 */
export async function countBought(database: Database): Promise<number> {
  let counted = 0;
  for (;;) {
    const lines = await countSome(database);
    counted += lines;
    if (lines < LINES_AT_ONCE) return counted;
  }
}

// Benefits are locked in the order of their ids, so that two servers that count at the same time never deadlock.
async function countSome(database: Database): Promise<number> {
  const rows = await ask<{ lines: number }>(
    database,
    sql`
    with fresh as materialized (
      select company_id, id, benefit_id, count from order_lines where not counted limit ${LINES_AT_ONCE} for update skip locked),
    sold as materialized (
      select b.id, sum(fresh.count)::integer as count from fresh join benefits b on b.id = fresh.benefit_id group by b.id),
    locked as materialized (
      select b.id from benefits b where b.id in (select id from sold) order by b.id for no key update),
    marked as (
      update order_lines l set counted = true from fresh where l.company_id = fresh.company_id and l.id = fresh.id returning 1),
    added as (
      update benefits b set bought = b.bought + sold.count from sold join locked on locked.id = sold.id where b.id = sold.id)
    select count(*)::integer as lines from marked`,
  );
  return rows[0]?.lines ?? 0;
}
