import type { Stale } from '#contract/approvals/approvals.rules.ts';
import type { ApprovalKindOf, ApprovalRow, World } from '../approvals/approval-kind.ts';
import { mayDecide } from '../approvals/who-approves.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { AskedBack } from './gift-take-backs.table.ts';
import { giftBusy } from './gifts.errors.ts';
import { mark, take } from './take-back.ts';
import { readEffect } from './take-back-effect.ts';

const PERMISSION = 'company.budgets';

interface Proposed {
  id: number;
  giftId: number;
  note: string;
  asked: AskedBack;
  /** Whether the proposer may still take back. */
  may: boolean;
}

async function readProposed(
  database: Database | Transaction,
  { companyId, id, proposedBy }: ApprovalRow,
): Promise<Proposed> {
  const [found] = await ask<Proposed>(
    database,
    sql`
    select b.id, b.gift_id as "giftId", b.note, b.asked, exists (
      select from users u where u.company_id = b.company_id and u.id = ${proposedBy} and ${mayDecide(PERMISSION)}) as may
    from gift_take_backs b where b.company_id = ${companyId} and b.approval_id = ${id}`,
  );
  if (!found) throw new Error(`nothing is taken back by the approval ${id}`);
  return found;
}

// The people of the proposal, limited to what they had at the preview: money that came since is not touched.
const effectOf = (
  database: Database | Transaction,
  { companyId, proposedBy: userId }: ApprovalRow,
  { giftId: id, asked }: Proposed,
  now: Date,
) =>
  readEffect(database, {
    by: { companyId, userId },
    id,
    people: asked.people ?? undefined,
    moment: asked.seen.moment,
    now,
  });

/** Approval of a take-back above the limit: the unspent part of a gift is taken back once a second person has approved it. */
export const takeBackApproval: ApprovalKindOf = {
  permission: PERMISSION,
  world: worldOf,
  approve: async (transaction, approval, by, now) => {
    const { companyId, proposedBy: userId } = approval;
    const back = await readProposed(transaction, approval);
    const { id, giftId, note, asked } = back;
    const effect = await effectOf(transaction, approval, back, now);
    if (effect.running) throw giftBusy();
    const meant = { companyId, id: giftId, people: asked.people ?? undefined, moment: asked.seen.moment };
    const count = await mark(transaction, id, meant);
    const acting = Object.assign({}, by, { via: 'approval' as const, viaId: String(approval.id) });
    await take(transaction, acting, { id, giftId, note, takenBy: { companyId, userId }, count, effect, now });
  },
  drop: async () => {},
};

async function worldOf(database: Database | Transaction, approval: ApprovalRow, now: Date): Promise<World> {
  const back = await readProposed(database, approval);
  const { people, sum, ended } = await effectOf(database, approval, back, now);
  const stale: Stale | null = !back.may ? 'proposer' : ended ? 'year' : people === 0 ? 'spent' : null;
  const { giftId, note, asked } = back;
  return { people, sum, leftOut: [], leftCount: 0, stale, stands: JSON.stringify([giftId, note, asked]) };
}
