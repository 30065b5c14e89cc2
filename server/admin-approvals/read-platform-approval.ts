import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type {
  ListedPlatformApproval,
  listPlatformApprovals,
  PlatformApproval,
} from '#contract/admin-approvals/admin-approvals.contract.ts';
import {
  APPROVED_WITH,
  PLATFORM_APPROVAL_KINDS,
  type PlatformApprovalKind,
} from '#contract/admin-approvals/admin-approvals.rules.ts';
import type { ApprovalStatus } from '#contract/approvals/approvals.rules.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import type { Roles } from '#contract/permissions/roles.ts';
import { movedBy, perEuroOf } from '#contract/rates/rates.rules.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { findsWords } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { BUYER } from '../people/buyer.ts';
import { personNamed } from '../people/full-name.ts';
import { isAnyOf, letsAny, type RecordList } from '../records/record-list.ts';
import { platformApprovals } from './platform-approvals.table.ts';
import type { PlatformKinds, PlatformProposal, World } from './platform-kind.ts';
import { mayStill } from './propose-to-platform.ts';

type Query = NonNullable<QueryOf<typeof listPlatformApprovals>>;

/** A row with its money and rates not yet converted for the wire. */
type Row = Omit<ListedPlatformApproval, 'rate'> & {
  rate: Omit<NonNullable<ListedPlatformApproval['rate']>, 'moved'> | null;
};

/** The kinds on which a person with these roles may decide; others are not shown to them. */
const kindsOf = (roles: Roles): PlatformApprovalKind[] =>
  PLATFORM_APPROVAL_KINDS.filter((kind) => mayWrite(roles, APPROVED_WITH[kind]));

/** A `from` of the proposals `a` on which a person with these roles may decide. */
export const proposalsFor = (roles: Roles): Text => sql`
  (select * from platform_approvals where kind = any(array(
    select jsonb_array_elements_text(${JSON.stringify(kindsOf(roles))}::jsonb))::platform_approval_kind[])) a`;

/** SQL condition: a proposal `a` waits and has not expired. */
export const isWaiting = (now: Date): Text =>
  sql`(a.status = 'waiting' and a.expires_at > ${now.toISOString()}::timestamptz)`;

/** SQL condition: a proposal `a` is by that person. */
export const isBy = ({ companyId, userId }: Pick<Caller, 'companyId' | 'userId'>): Text =>
  sql`(a.company_id = ${companyId}::bigint and a.proposed_by = ${userId}::bigint)`;

const STATUS = (now: Date): Text =>
  sql`case when a.status = 'waiting' and not ${isWaiting(now)} then 'expired' else a.status end`;

const person = (company: string, user: string): Text => sql`(
  select ${personNamed('w')} from users w
  where w.company_id = ${sql.raw(company)} and w.id = ${sql.raw(user)})`;

const columns = (caller: Caller, now: Date): Text => sql`a.id, a.kind, ${STATUS(now)} as status,
  ${isoMoment(sql`a.created_at`)} as date, ${isoMoment(sql`a.expires_at`)} as expires_at,
  ${person('a.company_id', 'a.proposed_by')} as proposed_by, ${isBy(caller)} as own,
  ${person('a.decider_company_id', 'a.decided_by')} as decided_by, ${isoMoment(sql`a.decided_at`)} as decided_at,
  a.reason, a.note, a.name_sr, a.name_en, a.people, a.sum, a.currency, a.limit_was as "limit", (
    select jsonb_build_object('currency', h.currency, 'per_euro_was', h.per_euro_was, 'per_euro', h.per_euro)
    from rate_changes h where h.id = a.rate_change_id) as rate, (
    select jsonb_build_object('id', o.id, 'company', jsonb_build_object('id', c.id, 'name', c.name),
      'person', jsonb_build_object('id', o.user_id, 'name', ${BUYER}))
    from orders o join companies c on c.id = o.company_id
    where o.company_id = a.order_company_id and o.id = a.order_id) as "order", (
    select n.id from announcements n where n.id = a.announcement_id) as announcement`;

const from = (roles: Roles): Text =>
  sql`${proposalsFor(roles)} left join users u on u.company_id = a.company_id and u.id = a.proposed_by`;

/** The list of proposals on the platform, as the caller may see them. */
export const platformApprovalList = (caller: Caller, now: Date): RecordList<Query> => ({
  from: from(caller.roles),
  id: sql`a.id`,
  columns: columns(caller, now),
  filters: {
    search: (search) =>
      findsWords(sql`(u.search_key || ' ' || search_key_of(concat_ws(' ', a.note, a.name_sr, a.name_en)))`, search),
    state: (states) => letsAny<ApprovalStatus>(states, (state) => sql`${STATUS(now)} = ${state}::approval_status`),
    kind: (kinds) => letsAny<PlatformApprovalKind>(kinds, (kind) => sql`a.kind = ${kind}::platform_approval_kind`),
    whose: (whose) => (whose === 'own' ? isBy(caller) : sql`not ${isBy(caller)}`),
    ids: isAnyOf(sql`a.id`),
  },
  orderings: { date: sql`a.created_at`, expires_at: sql`a.expires_at` },
  first: '-date',
});

const major = (amount: Minor | null): number | null => (amount === null ? null : toMajor(amount));

/** Converts a row's money and rates for the wire. */
export function toListed({ rate, ...row }: Row): ListedPlatformApproval {
  const moves = rate && {
    currency: rate.currency,
    per_euro_was: perEuroOf(rate.per_euro_was),
    per_euro: perEuroOf(rate.per_euro),
    moved: movedBy(rate.per_euro_was, rate.per_euro),
  };
  return Object.assign(row, { rate: moves, sum: major(row.sum), limit: major(row.limit) });
}

/** Reads a stored proposal of a kind on which the caller may decide. Throws notFound. */
export async function findProposal(
  database: Database | Transaction,
  { roles }: Pick<Caller, 'roles'>,
  id: number,
): Promise<PlatformProposal> {
  const [row] = await database.select().from(platformApprovals).where(eq(platformApprovals.id, id));
  if (!row || !kindsOf(roles).includes(row.kind)) throw notFound();
  return row;
}

/** The current effect of a proposal; it is stale when the proposer may no longer do it. */
export async function worldOf(
  database: Database | Transaction,
  proposal: PlatformProposal,
  { kinds, now }: { kinds: PlatformKinds; now: Date },
): Promise<World> {
  const { companyId, proposedBy: userId, kind } = proposal;
  const world = await kinds[kind].world(database, proposal, now);
  const may = await mayStill(database, { companyId, userId }, kind);
  return may ? world : Object.assign({}, world, { stale: 'proposer' as const });
}

/** SHA-256 of the current effect of a proposal, which the client sends back as seen. */
export const seenOf = ({ id }: PlatformProposal, { people, sum, left_count, stale, stands }: World): string =>
  createHash('sha256')
    .update(JSON.stringify([id, people, sum, left_count, stale, stands]))
    .digest('hex');

interface Reading {
  id: number;
  kinds: PlatformKinds;
  now: Date;
}

/** One proposal with its current effect. Throws notFound. */
export async function readPlatformApproval(
  database: Database,
  caller: Caller,
  { id, kinds, now }: Reading,
): Promise<PlatformApproval> {
  const proposal = await findProposal(database, caller, id);
  const [found] = await ask<Row & { texts: PlatformApproval['texts'] }>(
    database,
    sql`
    select ${columns(caller, now)}, (
      select jsonb_build_object('text_sr', n.text_sr, 'text_en', n.text_en, 'sender', n.sender, 'at', ${isoMoment(sql`n.at`)})
      from announcements n where n.id = a.announcement_id and a.status = 'waiting') as texts
    from ${from(caller.roles)} where a.id = ${id}::integer`,
  );
  if (!found) throw notFound();
  const { texts, ...row } = found;
  const listed = toListed(row);
  if (listed.status !== 'waiting') return Object.assign(listed, { texts, may: 'look' as const, now: null });
  const { stands, ...world } = await worldOf(database, proposal, { kinds, now });
  const isBuyer =
    listed.order !== null && listed.order.company.id === caller.companyId && listed.order.person.id === caller.userId;
  const may = listed.own ? ('withdraw' as const) : isBuyer ? ('look' as const) : ('decide' as const);
  const seen = seenOf(proposal, Object.assign({ stands }, world));
  return Object.assign(listed, { texts, may, now: Object.assign(world, { seen }) });
}
