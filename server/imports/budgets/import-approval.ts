import { STALE } from '#contract/approvals/approvals.rules.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { ApprovalKindOf, ApprovalRow, World } from '../../approvals/approval-kind.ts';
import { mayDecide } from '../../approvals/who-approves.ts';
import { budgetYear } from '../../budgets/budget-year.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { digestOf } from '../../database/digest.ts';
import { ask, statement } from '../../database/statement.ts';
import { number, of, sql } from '../../database/text.ts';
import { fullName } from '../../people/full-name.ts';
import { lockImport } from '../lock-import.ts';
import { finish } from '../write-at-once.ts';
import { PERMISSION } from './commit-budgets.ts';
import { lockMoved, moveBudgets } from './move-budgets.ts';
import { BARRED, CATEGORY, moving, NOTE, POT, WOULD_MOVE, YEAR } from './moving-rows.ts';

/** Approval of a budgets file above the company's limit: its rows are fixed, and are written once a second person has approved them. */
export const importApproval: ApprovalKindOf = {
  permission: PERMISSION,
  world: worldOf,
  lock: async (transaction, approval) => {
    await lockMoved(transaction, await importOf(transaction, approval));
  },
  approve: async (transaction, approval, by, now) => {
    const { companyId, proposedBy: actorId } = approval;
    const { id } = await importOf(transaction, approval);
    const held = await lockImport(transaction, { companyId, id, kind: 'budgets' }, ['waiting']);
    await leaveOut(transaction, { companyId, id });
    await moveBudgets(transaction, { held, actorId, now });
    const caller = Object.assign({}, by, { via: 'approval' as const, viaId: String(approval.id) });
    const { added, changed, sum } = await counted(transaction, { companyId, id });
    const counts = { added, changed, sum: toMajor(sum), given_by: actorId };
    await finish(transaction, { held, caller, ended: [], counts, now });
  },
  // The rows stay, so that the import can be sent again, also without some of them.
  drop: async (transaction, { companyId, id }) => {
    await ask(
      transaction,
      sql`update imports set status = 'ready' where company_id = ${companyId} and approval_id = ${id}`,
    );
  },
};

async function importOf(database: Database | Transaction, { companyId, id }: ApprovalRow) {
  const [row] = await ask<{ id: number }>(
    database,
    sql`select id from imports where company_id = ${companyId} and approval_id = ${id}`,
  );
  if (!row) throw new Error(`no import of the approval ${id}`);
  return { companyId, id: row.id };
}

// Leaves out people who have left or were removed when their own import was taken back, and those who would get money but have not proven
// that their address is theirs; their rows then say so.
const leaveOut = statement(
  'leave_out_barred_of_budget_import',
  of<object>,
  () => sql`
    update import_rows r set left_out = true
    where ${moving} and not exists (
      select from users u where u.company_id = r.company_id and u.id = r.target_id and not ${BARRED})`,
);

async function counted(transaction: Transaction, key: { companyId: number; id: number }) {
  const [row] = await count(transaction, key);
  return row ?? { added: 0, changed: 0, sum: 0 };
}

const count = statement(
  'count_moved_of_budget_import',
  of<{ added: number; changed: number; sum: number }>,
  () => sql`
    select count(*) filter (where r.outcome = 'added')::integer as added, count(*) filter (where r.outcome = 'changed')::integer as changed,
      coalesce(sum(abs((r.wanted ->> 'moved')::bigint)), 0)::bigint as sum
    from import_rows r where ${moving}`,
);

interface Found extends Omit<World, 'stale'> {
  /** Whether the proposer may still give budgets; the others say what else would make the proposal stale. */
  may: boolean;
  reached: boolean;
  offered: boolean;
  thisYear: boolean;
  current: boolean;
}

async function worldOf(database: Database | Transaction, approval: ApprovalRow, now: Date): Promise<World> {
  const { companyId, proposedBy: userId } = approval;
  const { id } = await importOf(database, approval);
  const [found] = await readWorld(database, { companyId, id, userId, year: budgetYear(now) });
  if (!found) throw new Error(`no import of the approval ${approval.id}`);
  const { may, offered, current, reached, thisYear, ...world } = found;
  const reasons = {
    proposer: !may,
    nobody: !reached,
    spent: world.sum === 0,
    category: !offered,
    year: !thisYear,
    currency: !current,
  };
  const [stale = null] = STALE.filter((reason) => reason in reasons && reasons[reason as keyof typeof reasons]);
  return Object.assign(world, { stale });
}

const readWorld = statement(
  'world_of_budget_import',
  of<Found>,
  () => sql`
    with each as materialized (
      select r.line, u.id, ${BARRED} as barred, ${fullName('u')} as name, u.sort_key,
        ${CATEGORY} as category, ${YEAR} as year, ${NOTE} as note, ${WOULD_MOVE} as amount, ${CATEGORY} = 0 or k.id is not null as offered,
        ${CATEGORY} = 0 or ${YEAR} = ${number('year')}::integer as this_year
      from import_rows r join users u on u.company_id = r.company_id and u.id = r.target_id
      left join accounts a on ${POT} left join categories k on k.id = ${CATEGORY} and k.parent_id is null and k.active
      where ${moving}),
    gone as (select distinct id, name, sort_key from each where barred)
    select (select count(distinct id)::integer from each where not barred and amount <> 0) as people,
      (select coalesce(sum(abs(amount)), 0)::bigint from each where not barred) as sum,
      (select count(*)::integer from gone) as "leftCount",
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by sort_key collate "C", id), '[]') from (
        select * from gone order by sort_key collate "C", id limit 20) first) as "leftOut",
      (select ${digestOf(sql`coalesce(
        string_agg(jsonb_build_array(line, id, category, year, amount, note)::text, ',' order by line) filter (where not barred), '')`)} from each) as stands,
      (select coalesce(bool_or(not barred and id <> ${number('userId')}::bigint), false) from each) as reached,
      (select coalesce(bool_and(offered), true) from each) as offered,
      (select coalesce(bool_and(this_year), true) from each) as "thisYear",
      exists (
        select from users u where u.company_id = i.company_id and u.id = ${number('userId')}::bigint and ${mayDecide(PERMISSION)}) as may,
      p.currency = c.currency as current
    from imports i join companies c on c.id = i.company_id
    join approvals p on p.company_id = i.company_id and p.id = i.approval_id
    where i.company_id = ${number('companyId')} and i.id = ${number('id')}`,
);
