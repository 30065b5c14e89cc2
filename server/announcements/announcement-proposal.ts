import type { PlatformKindOf, PlatformProposal } from '../admin-approvals/platform-kind.ts';
import { NOTHING_BESIDE } from '../admin-approvals/platform-kind.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { approveAnnouncement, cancelAnnouncement, refuseAnnouncement } from './step-announcement.ts';
import { readStored } from './stored-announcement.ts';

const idOf = ({ announcementId }: PlatformProposal): number => announcementId ?? 0;

/** How an announcement to many appears among the proposals that wait for a second person of the platform. */
export const announcementProposal: PlatformKindOf = {
  world: async (database, proposal) => {
    const { id, revision, people: fixed } = await readStored(database, idOf(proposal));
    const people = await countReached(database, id);
    const stale = people === 0 ? ('nobody' as const) : null;
    return Object.assign({}, NOTHING_BESIDE, { people, left_count: fixed - people, stale, stands: revision });
  },
  approve: async (database, proposal, { by, now, check }) => {
    const { id, revision } = await readStored(database, idOf(proposal));
    await check(database);
    await approveAnnouncement(database, { caller: by, id, seen: revision, now });
  },
  refuse: (database, proposal, { by, reason, now }) =>
    refuseAnnouncement(database, { caller: by, id: idOf(proposal), reason, now }),
  withdraw: (database, proposal, { by, now }) => cancelAnnouncement(database, { caller: by, id: idOf(proposal), now }),
};

/**
 * How many of the people fixed for the announcement can still sign in. Scalar subqueries look each one up by key: while the
 * database has no statistics of the new rows, a join would read all people for each.
 */
async function countReached(database: Database | Transaction, id: number): Promise<number> {
  const [found] = await ask<{ people: number }>(
    database,
    sql`
    select (count(*) filter (where (
        select u.active and u.confirmed from users u where u.company_id = p.company_id and u.id = p.user_id)
      and (select c.active from companies c where c.id = p.company_id)))::integer as people
    from announcement_people p where p.announcement_id = ${id}::integer`,
  );
  return found?.people ?? 0;
}
