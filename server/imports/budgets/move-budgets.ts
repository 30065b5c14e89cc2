import type { Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { number, of, sql, text } from '../../database/text.ts';
import { raisedVersion } from '../../people/raised-version.ts';
import type { HeldImport } from '../lock-import.ts';
import { ASKED, CATEGORY, inMajor, type MovedRow, moving, NOTE, POT, WOULD_MOVE, YEAR } from './moving-rows.ts';
import { tellOfRows } from './tell-of-rows.ts';

// Rows per statement, so that no statement reaches the database's time limit, however large the file is.
const AT_ONCE = 1000;

interface Moving {
  held: Pick<HeldImport, 'companyId' | 'id' | 'total'>;
  /** The person who brought the file; the ledger names them, whoever approved it. */
  actorId: number;
  now: Date;
}

/**
 * Locks the people whose money an import moves, in key order, so that they cannot buy anything meanwhile. The caller has locked the
 * company.
 */
export async function lockMoved(transaction: Transaction, { companyId, id }: { companyId: number; id: number }) {
  await lockPeople(transaction, { companyId, id });
}

const lockPeople = statement(
  'lock_people_of_budget_import',
  of<object>,
  () => sql`
    select from users u
    where u.company_id = ${number('companyId')} and u.id = any(array(select r.target_id from import_rows r where ${moving}))
    order by u.id for no key update`,
);

/**
 * Moves the money of all rows of an import and notifies the people. Giving opens a budget or adds to it; taking back never takes more than
 * is neither spent nor held. Returns how many rows took less than they asked for. The caller has locked the people.
 */
export async function moveBudgets(transaction: Transaction, { held, actorId, now }: Moving): Promise<number> {
  const { companyId, id, total } = held;
  let less = 0;
  for (let from = 1; from <= total + 1; from += AT_ONCE) {
    const values = { companyId, id, actorId, from, to: from + AT_ONCE, now: now.toISOString() };
    const rows = await moveNext(transaction, values);
    less += rows.filter(({ amount, asked }) => amount !== asked).length;
    await tellOfRows(transaction, rows, { companyId, id, now });
  }
  return less;
}

const moveNext = statement(
  'move_import_budgets',
  of<MovedRow>,
  () => sql`
    with pots as materialized (
      select a.* from import_rows r join accounts a on ${POT}
      where ${moving} and r.line > ${number('from')} and r.line <= ${number('to')} for no key update of a),
    moved as materialized (
      select r.company_id, r.line, r.target_id as user_id, ${CATEGORY} as category_id, ${YEAR} as year, ${NOTE} as note,
        ${ASKED} as asked, ${WOULD_MOVE} as amount, coalesce(a.allocated - a.spent - a.held, 0) as unspent
      from import_rows r left join pots a on ${POT}
      where ${moving} and r.line > ${number('from')} and r.line <= ${number('to')}),
    opened as (
      insert into accounts (company_id, user_id, category_id, year, allocated)
      select company_id, user_id, category_id, year, amount from moved where amount > 0
      on conflict (company_id, user_id, category_id, year) do update set allocated = accounts.allocated + excluded.allocated),
    reduced as (
      update accounts a set allocated = a.allocated + m.amount from moved m
      where m.amount < 0 and a.company_id = m.company_id and a.user_id = m.user_id and a.category_id = m.category_id
        and a.year = m.year),
    entered as (
      insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, import_id, note, actor_id, created_at)
      select company_id, user_id, category_id, year, (case when amount > 0 then 'allocation' else 'correction' end)::ledger_kind,
        amount, ${number('id')}::bigint, note, ${number('actorId')}::bigint, ${text('now')}::timestamptz
      from moved where amount <> 0),
    people as (select distinct company_id, user_id from moved where amount <> 0),
    ${raisedVersion(sql`people`)},
    marked as (
      -- Somebody may have bought something, or been given it, since the row was looked at: it says what was done.
      update import_rows r set wanted = r.wanted || jsonb_build_object('moved', m.amount),
        before = jsonb_build_object('amount', ${inMajor('m.unspent')}),
        changes = jsonb_build_object('amount', ${inMajor('m.unspent + m.amount')})
      from moved m
      where r.company_id = ${number('companyId')} and r.import_id = ${number('id')} and r.line = m.line)
    select line, user_id as "userId", amount, asked, category_id as category, year, note from moved order by line`,
);
