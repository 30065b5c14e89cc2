import { lockCompany } from '../../companies/lock-company.ts';
import type { Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { number, of, sql, text } from '../../database/text.ts';
import { raisedVersion } from '../../people/raised-version.ts';
import type { TakingBack } from '../import-kind.ts';
import { CATEGORY, type MovedRow, moving, NOTE, POT, YEAR } from './moving-rows.ts';
import { tellOfRows } from './tell-of-rows.ts';

/**
 * Takes back the next rows of a budgets file: all that a row took, and of what it gave as much as is neither spent nor held. A row that
 * cannot be taken back completely records how much remains.
 */
export async function takeBudgetsBack(
  transaction: Transaction,
  { companyId, id, size, by, now }: TakingBack,
): Promise<{ undone: number; kept: number }> {
  await lockCompany(transaction, companyId);
  await lockPeople(transaction, { companyId, id, size });
  const rows = await take(transaction, { companyId, id, size, actorId: by.userId, now: now.toISOString() });
  await tellOfRows(transaction, rows, { companyId, id, now, again: 'back' });
  const kept = rows.filter((row) => row.kept > 0).length;
  return { undone: rows.length - kept, kept };
}

const next = sql`select r.* from import_rows r where ${moving} and r.undone is null order by r.line limit ${number('size')}::integer`;

const lockPeople = statement(
  'lock_people_of_budgets_taken_back',
  of<object>,
  () => sql`
    select from users u where u.company_id = ${number('companyId')} and u.id = any(array(select target_id from (${next}) r))
    order by u.id for no key update`,
);

const MOVED = sql`(r.wanted ->> 'moved')::bigint`;

const take = statement(
  'take_budgets_back',
  of<Omit<MovedRow, 'asked'> & { kept: number }>,
  () => sql`
    with next as materialized (${next}),
    pots as materialized (select a.* from next r join accounts a on ${POT} for no key update of a),
    back as materialized (
      select r.company_id, r.line, r.target_id as user_id, ${CATEGORY} as category_id, ${YEAR} as year, ${NOTE} as note,
        ${MOVED} as moved,
        case when ${MOVED} > 0 then -least(${MOVED}, a.allocated - a.spent - a.held) else -${MOVED} end as amount
      from next r left join pots a on ${POT}),
    changed as (
      update accounts a set allocated = a.allocated + b.amount from back b
      where b.amount <> 0 and a.company_id = b.company_id and a.user_id = b.user_id and a.category_id = b.category_id
        and a.year = b.year),
    entered as (
      insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, import_id, note, actor_id, created_at)
      select company_id, user_id, category_id, year, 'correction', amount, ${number('id')}::bigint, note, ${number('actorId')}::bigint,
        ${text('now')}::timestamptz
      from back where amount <> 0),
    people as (select distinct company_id, user_id from back where amount <> 0),
    ${raisedVersion(sql`people`)},
    marked as (
      update import_rows r set undone = b.amount = -b.moved,
        wanted = r.wanted || jsonb_build_object('back', b.amount, 'kept', b.moved + b.amount)
      from back b where r.company_id = ${number('companyId')} and r.import_id = ${number('id')} and r.line = b.line)
    select line, user_id as "userId", amount, category_id as category, year, note, moved + amount as kept from back order by line`,
);
