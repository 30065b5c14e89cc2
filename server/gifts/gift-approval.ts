import { and, eq } from 'drizzle-orm';
import { STALE } from '#contract/approvals/approvals.rules.ts';
import type { ApprovalKindOf, ApprovalRow, World } from '../approvals/approval-kind.ts';
import { mayDecide } from '../approvals/who-approves.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database, Transaction } from '../database/database.ts';
import { digestOf } from '../database/digest.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';
import { barredBy } from './gift-choice.ts';
import { gifts } from './gifts.table.ts';
import { giveWritten, noteGift } from './give-written.ts';
import { AT_ONCE } from './write-gift.ts';

const PERMISSION = 'company.budgets';

/** Approval of a gift above the company's limit: its people and amount are fixed, and it is given once a second person has approved it. */
export const giftApproval: ApprovalKindOf = {
  permission: PERMISSION,
  world: worldOf,
  approve: async (transaction, approval, by, now) => {
    const status = (approval.people ?? 0) > AT_ONCE ? 'running' : 'given';
    const [gift] = await transaction
      .update(gifts)
      .set({ status, approvedAt: now })
      .where(ofApproval(approval))
      .returning();
    if (!gift) throw new Error(`no gift of the approval ${approval.id}`);
    const row = await giveWritten(transaction, gift, now);
    await noteGift(
      transaction,
      Object.assign({}, by, { via: 'approval' as const, viaId: String(approval.id) }),
      row,
      now,
    );
  },
  drop: async (transaction, approval) => {
    await transaction.update(gifts).set({ status: 'refused' }).where(ofApproval(approval));
  },
};

const ofApproval = ({ companyId, id }: ApprovalRow) => and(eq(gifts.companyId, companyId), eq(gifts.approvalId, id));

interface Found extends Omit<World, 'stale'> {
  year: number;
  /** Whether the proposer may still give budgets, and whether anybody but them would get it. */
  may: boolean;
  others: boolean;
  offered: boolean;
  current: boolean;
}

async function worldOf(
  database: Database | Transaction,
  { companyId, id, proposedBy }: ApprovalRow,
  now: Date,
): Promise<World> {
  const [found] = await ask<Found>(
    database,
    sql`
    with each as materialized (
      select u.id, ${barredBy} is null as reached, ${fullName('u')} as name, u.sort_key
      from gifts g join gift_people p on p.company_id = g.company_id and p.gift_id = g.id
      join users u on u.company_id = p.company_id and u.id = p.user_id
      where g.company_id = ${companyId} and g.approval_id = ${id})
    select g.year, counted.people, counted.people * g.amount as sum, counted."leftCount",
      ${digestOf(sql`concat_ws(':', g.category_id, g.year, g.amount, g.currency, g.note, counted.whom)`)} as stands,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by sort_key collate "C", id), '[]') from (
        select * from each where not reached order by sort_key collate "C", id limit 20) first) as "leftOut",
      exists (
        select from users u where u.company_id = g.company_id and u.id = ${proposedBy} and ${mayDecide(PERMISSION)}) as may,
      g.category_id = 0 or exists (
        select from categories c where c.id = g.category_id and c.parent_id is null and c.active) as offered,
      g.currency = c.currency as current, counted.others
    from gifts g join companies c on c.id = g.company_id, lateral (
      select (count(*) filter (where reached))::integer as people, (count(*) filter (where not reached))::integer as "leftCount",
        coalesce(bool_or(reached and each.id <> ${proposedBy}), false) as others,
        coalesce(string_agg(each.id::text, ',' order by each.id) filter (where reached), '') as whom
      from each) counted
    where g.company_id = ${companyId} and g.approval_id = ${id}`,
  );
  if (!found) throw new Error(`no gift of the approval ${id}`);
  const { may, offered, current, others, year, ...world } = found;
  const reasons = { proposer: !may, nobody: !others, category: !offered, year: isOver(year, now), currency: !current };
  const [stale = null] = STALE.filter((reason) => reason in reasons && reasons[reason as keyof typeof reasons]);
  return Object.assign(world, { stale });
}

/** Whether the year of a category budget is over; `year` is 0 for the flexible one, which has none. */
const isOver = (year: number, now: Date): boolean => year !== 0 && year !== budgetYear(now);
