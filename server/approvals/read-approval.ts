import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Approval, ListedApproval, listApprovals } from '#contract/approvals/approvals.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import { mayRead, mayWrite } from '#contract/permissions/permissions.rules.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { findsWords } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { personNamed } from '../people/full-name.ts';
import { isAnyOf, letsAny, type RecordList } from '../records/record-list.ts';
import type { ApprovalKinds, ApprovalRow, World } from './approval-kind.ts';
import { approvals } from './approvals.table.ts';

type ApprovalQuery = NonNullable<QueryOf<typeof listApprovals>>;

const person = (user: string) => sql`(
  select ${personNamed('w')} from users w
  where w.company_id = a.company_id and w.id = ${sql.raw(user)})`;

/** SQL columns of a proposal `a` with its gift `g`, in the contract's terms; money in minor units. */
const listed = (userId: number) => sql`a.id, a.kind, a.status, ${isoMoment(sql`a.created_at`)} as date,
  ${isoMoment(sql`a.expires_at`)} as expires_at, ${person('a.proposed_by')} as proposed_by, a.proposed_by = ${userId} as own,
  ${person('a.decided_by')} as decided_by, ${isoMoment(sql`a.decided_at`)} as decided_at, a.reason, a.note, g.id as gift, r.id as request, i.id as import,
  case when a.kind = 'import' then a.note end as file,
  ${person('a.user_id')} as employee,
  nullif(g.category_id, 0) as category, c.name_sr as category_name_sr, c.name_en as category_name_en, nullif(g.year, 0) as year,
  case when a.kind = 'gift' then g.amount end as amount, a.people, a.sum, a.limit_was as "limit", a.currency`;

/** Whether a caller may see proposals about requests: only reviewers may. */
export const seesRequests = ({ roles }: Pick<Caller, 'roles'>): boolean => mayRead(roles, 'company.requests');

/**
 * FROM clause of the proposals `a` that a caller may see, with their proposers `u`: as an outer join, which PostgreSQL can drop when it
 * only counts.
 */
const proposals = (caller: Caller) => sql`
  (select * from approvals
    where company_id = ${caller.companyId} and (kind <> 'request' or ${seesRequests(caller)}::boolean)) a
  left join users u on u.company_id = a.company_id and u.id = a.proposed_by`;

/** Proposals together with their subjects. */
const withSubjects = (caller: Caller) => sql`${proposals(caller)}
  left join gift_take_backs b on b.company_id = a.company_id and b.approval_id = a.id
  left join gifts g on g.company_id = a.company_id and (g.approval_id = a.id or g.id = b.gift_id)
  left join requests r on r.company_id = a.company_id and r.approval_id = a.id
  left join imports i on i.company_id = a.company_id and i.approval_id = a.id
  left join categories c on c.id = g.category_id`;

/** The list of a company's proposals; those about requests only for reviewers. */
export const approvalList = (caller: Caller): RecordList<ApprovalQuery> => ({
  from: proposals(caller),
  shown: withSubjects(caller),
  id: sql`a.id`,
  columns: listed(caller.userId),
  filters: {
    search: (search) => findsWords(sql`(u.search_key || ' ' || search_key_of(a.note))`, search),
    state: (states) => letsAny<ApprovalRow['status']>(states, (state) => sql`a.status = ${state}::approval_status`),
    kind: (kinds) => letsAny<ApprovalRow['kind']>(kinds, (kind) => sql`a.kind = ${kind}::approval_kind`),
    by: isAnyOf(sql`a.proposed_by`),
    ids: isAnyOf(sql`a.id`),
  },
  orderings: { date: sql`a.created_at`, sum: sql`a.sum`, expires_at: sql`a.expires_at` },
  first: '-date',
});

/** Converts a row to the contract's form, with amounts in major units. */
export const toListedApproval = (row: ListedApproval): ListedApproval =>
  Object.assign(row, {
    sum: toMajor(row.sum),
    limit: toMajor(row.limit),
    amount: row.amount === null ? null : toMajor(row.amount),
  });

/** One proposal of a company as it is stored. Throws notFound. */
export async function findApproval(
  database: Database | Transaction,
  companyId: number,
  id: number,
): Promise<ApprovalRow> {
  const ofId = and(eq(approvals.companyId, companyId), eq(approvals.id, id));
  const [row] = await database.select().from(approvals).where(ofId);
  if (!row) throw notFound();
  return row;
}

/** SHA-256 of a proposal with its present effect, by which an approval names what was shown. */
export const seenOf = ({ id }: ApprovalRow, { people, sum, stale, stands }: World): string =>
  createHash('sha256')
    .update(JSON.stringify([id, people, sum, stale, stands]))
    .digest('hex');

/** One proposal with its present effect. Throws notFound. */
export async function readApproval(
  database: Database | Transaction,
  caller: Caller,
  { id, kinds, now }: { id: number; kinds: ApprovalKinds; now: Date },
): Promise<Approval> {
  const { companyId, userId } = caller;
  const [found] = await ask<ListedApproval>(
    database,
    sql`select ${listed(userId)} from ${withSubjects(caller)} where a.id = ${id}`,
  );
  if (!found) throw notFound();
  const row = toListedApproval(found);
  // An expired proposal counts as ended even if the job has not marked it yet.
  if (row.status === 'waiting' && row.expires_at <= now.toISOString()) row.status = 'expired';
  const kind = kinds[row.kind];
  const waits = row.status === 'waiting';
  const mayDecide = mayWrite(caller.roles, kind.permission) && row.employee?.id !== userId;
  const may = !waits ? 'look' : row.own ? 'withdraw' : mayDecide ? 'decide' : 'look';
  return Object.assign(row, { may, now: waits ? await nowOf(database, { companyId, id, kinds, now }) : null } as const);
}

async function nowOf(
  database: Database | Transaction,
  { companyId, id, kinds, now }: { companyId: number; id: number; kinds: ApprovalKinds; now: Date },
): Promise<Approval['now']> {
  const approval = await findApproval(database, companyId, id);
  const world = await kinds[approval.kind].world(database, approval, now);
  const { people, sum, leftOut, leftCount, stale } = world;
  return {
    people,
    sum: toMajor(sum),
    left_out: leftOut,
    left_count: leftCount,
    stale,
    seen: seenOf(approval, world),
  };
}
