import type { PeopleAction } from '#contract/staff/people-bulk-actions.ts';
import { LEFT_OUT, markRows, type Next } from '../bulk/bulk-task.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { sendInvitations } from '../registration/send-invitations.ts';
import { lockOwners } from '../roles/last-owner.ts';
import { changeUnits } from './change-units.ts';
import { endNext, reopenNext } from './end-next-people.ts';
import { HANGING } from './people-bulk-actions.ts';
import { signOutWithOthers } from './secure-person.ts';
import type { Doing, Done, TakenPerson } from './taken-people.ts';

type Do = (transaction: Transaction, doing: Doing) => Promise<Done>;

const WAYS: Record<Next['way'], Partial<Record<PeopleAction, Do>>> = {
  run: {
    invite,
    unit: (transaction, doing) => changeUnits(transaction, doing, ['before', 'after']),
    end: endNext,
    sign_out: signOut,
  },
  undo: {
    unit: (transaction, doing) => changeUnits(transaction, doing, ['after', 'before']),
    end: reopenNext,
  },
};

/**
 * Applies a bulk to its next people, one company at a time. Leaves out people who changed since the preview, whose number of open requests
 * or subscriptions differs, or to whom the action no longer applies. Locked rows are skipped and come later.
 */
export async function changeNext(transaction: Transaction, next: Next): Promise<{ done: number; failed: number }> {
  const { bulkId, way, admin: by, now } = next;
  const group = await findNext(transaction, next);
  const doIt = group && WAYS[way][group.action];
  if (!group || !doIt) return { done: 0, failed: 0 };
  const { companyId, action, reason } = group;
  // Locked before the rows of people, as when a single person is ended or invited.
  await (action === 'end' ? lockOwners(transaction, { companyId }) : lockCompany(transaction, companyId));
  const taken = await takeNext(transaction, next, companyId);
  const same = taken.filter((one) => isAsSeen(one, way));
  const done = await doIt(transaction, { companyId, by, reason: way === 'run' ? reason : '', taken: same, now });
  const marks = taken.map((one) => {
    const revision = done.get(one.id);
    if (revision !== undefined) return { id: one.id, outcome: way === 'run' ? 'done' : 'undone', revision } as const;
    const why = same.includes(one) ? 'refused' : 'moved';
    return { id: one.id, outcome: LEFT_OUT[way][why], revision: one.seen };
  });
  await markRows(transaction, bulkId, marks);
  return { done: done.size, failed: taken.length - done.size };
}

interface Group {
  companyId: number;
  action: PeopleAction;
  reason: string;
}

const waits = (way: Next['way']) => sql`r.outcome = ${way === 'run' ? 'waiting' : 'done'}`;

async function findNext(transaction: Transaction, { bulkId, way }: Next): Promise<Group | undefined> {
  const [group] = await ask<Group>(
    transaction,
    sql`
    select min(u.company_id) as "companyId", b.action, b.reason
    from bulk_rows r join bulks b on b.id = r.bulk_id join users u on u.id = r.record_id
    where r.bulk_id = ${bulkId}::bigint and ${waits(way)} group by b.id`,
  );
  return group;
}

function takeNext(transaction: Transaction, { bulkId, way, size }: Next, companyId: number): Promise<TakenPerson[]> {
  return ask<TakenPerson>(
    transaction,
    sql`
    with taken as materialized (
      select u.id, u.company_id, u.email, u.language::text as language, u.edit_revision as revision, r.revision as seen,
        u.active and u.confirmed as confirmed, r.before, r.after
      from bulk_rows r join users u on u.id = r.record_id
      where r.bulk_id = ${bulkId}::bigint and ${waits(way)} and u.company_id = ${companyId}::bigint
      order by r.record_id limit ${size}::integer for no key update of u skip locked)
    select u.*, ${HANGING.requests} as requests, ${HANGING.subscriptions} as subscriptions from taken u order by u.id`,
  );
}

// Open requests and subscriptions are compared only where the preview recorded them, which it does for endings.
function isAsSeen({ revision, seen, before, requests, subscriptions }: TakenPerson, way: Next['way']): boolean {
  if (revision !== seen) return false;
  if (way === 'undo' || before.requests === undefined) return true;
  return before.requests === requests && before.subscriptions === subscriptions;
}

async function invite(transaction: Transaction, { companyId, by, taken, now }: Doing): Promise<Done> {
  const invited = taken.map(({ email, language }) => ({ email, language }));
  const leaves = taken[0]?.after.send_at;
  const leaving = leaves ? { sendAt: new Date(leaves) } : {};
  const answers = await sendInvitations(transaction, { companyId, by, invited, now, ...leaving });
  const sent = new Set(answers.flatMap(({ email, outcome }) => (outcome === 'sent' ? [email] : [])));
  return new Map(taken.flatMap(({ id, email, revision }) => (sent.has(email) ? [[id, revision]] : [])));
}

async function signOut(transaction: Transaction, { companyId, by, reason, taken, now }: Doing): Promise<Done> {
  const open = taken.filter(({ confirmed }) => confirmed);
  for (const { id: userId } of open)
    await signOutWithOthers(transaction, { by, person: { companyId, userId }, reason, now });
  return new Map(open.map(({ id, revision }) => [id, revision]));
}
