import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { startChildServer } from '../testing/child-server.ts';
import { crashOnPostgres, type WithDatabase } from '../testing/crash-database.ts';
import { makeCrowd } from '../testing/crowd.ts';
import { makeCompany, makePerson } from '../testing/people.ts';
import { lengthOf } from '../testing/test-length.ts';
import { insertAnnouncement } from './author-announcement.ts';
import { sendAnnouncement } from './send-announcement.ts';

// quality.md 2.4: an announcement continues after its server was killed, and each person gets it once.
const PEOPLE = lengthOf({ short: 900, full: 5000 });
const KILLS = lengthOf({ short: 1, full: 4 });
const MINUTE = 60_000;
/** A Tuesday, 11:00 in Belgrade. */
const TUESDAY = new Date('2026-11-24T10:00:00Z');
/** Long enough also on a busy machine. */
const PATIENCE = { timeout: 90_000, interval: 5 };
/** How long to wait for a server that does nothing. */
const SHORT = { timeout: 10_000, interval: 100 };

const later = (minutes: number) => new Date(TUESDAY.getTime() + minutes * MINUTE);

/** A server whose clock is this many minutes ahead, so that the half-minute lease of a dead server has run out. */
const start = (settings: Record<string, string>, minutes: number, bug?: (text: string) => string) => {
  return startChildServer(
    Object.assign({ IZBOR_FAULTS: 'on', IZBOR_CLOCK: later(minutes).toISOString() }, settings),
    bug,
  );
};

/** Sends an announcement to everybody of a new company; it begins in half a minute. Returns the company. */
async function announce(database: Database): Promise<number> {
  const companyId = await makeCompany(database, TUESDAY);
  await makeCrowd(database, companyId, PEOPLE);
  const admin = await makePerson(database, TUESDAY, { changes: { adminRoles: ['content'] } });
  const caller = admin as unknown as Parameters<typeof insertAnnouncement>[1]['caller'];
  const audience = { companies: [companyId] };
  const fields = { title_sr: 'Zimski raspored', text_sr: '<p>Od 9 do 17.</p>', audience };
  const { id, revision: seen } = await insertAnnouncement(database, { caller, fields, now: TUESDAY });
  await sendAnnouncement(database, { caller, id, seen, count: PEOPLE, now: TUESDAY });
  return companyId;
}

/** The progress: people marked, people who have it, their notifications, and whether a batch is under way. */
async function stateOf(database: Database, companyId: number) {
  const [state] = await ask<{ marked: number; people: number; told: number; leased: boolean; status: string }>(
    database,
    sql`
    select (select count(told_at)::integer from announcement_people where company_id = ${companyId}) as marked,
      (select count(distinct user_id)::integer from notifications where company_id = ${companyId}) as people,
      (select count(*)::integer from notifications where company_id = ${companyId}) as told,
      exists (select from tasks where kind = 'announcement' and leased_by is not null) as leased,
      (select status::text from announcements order by id desc limit 1) as status`,
  );
  if (!state) throw new Error('No state');
  return state;
}

/** A batch that runs in this process, so that each killed server continues something that has begun. */
const batch = (database: Database, minutes: number) =>
  runTasks(database, { kinds: taskKinds, pace: createBatchSize(), now: later(minutes), log: { warn: () => {} } });

/** Kills servers in the middle of a batch and lets the last one, perhaps with a planted bug, finish. */
async function tellThroughKills(
  settings: Record<string, string>,
  withDatabase: WithDatabase,
  bug?: (text: string) => string,
) {
  const companyId = await withDatabase(announce);
  const state = () => withDatabase((database) => stateOf(database, companyId));
  for (let kill = 1; kill <= KILLS; kill += 1) {
    // The connection of a killed server may lock its task for a moment longer: then a batch finds nothing to do.
    const afterBatch = async () => {
      await withDatabase((database) => batch(database, 2 * kill - 1));
      return (await state()).marked;
    };
    await expect.poll(afterBatch, PATIENCE).toBe(100 * kill);
    await withDatabase((database) =>
      database.transaction(async (transaction) => {
        // The server's batch waits for this row, which this transaction locks for as long as a server takes to start.
        await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await transaction.execute(sql`select from announcements for update`);
        const server = await start(settings, 2 * kill);
        try {
          await expect.poll(async () => (await state()).leased, PATIENCE).toBe(true);
        } finally {
          await server.kill();
        }
      }),
    );
    const { marked, people, told } = await state();
    // Exactly the people who are marked have it.
    expect([marked, people, told]).toEqual(Array(3).fill(100 * kill));
  }
  const last = await start(settings, 2 * KILLS + 1, bug);
  try {
    await expect.poll(async () => (await state()).status, bug ? SHORT : PATIENCE).toBe('sent');
  } finally {
    await last.kill();
  }
  expect(await state()).toMatchObject({ marked: PEOPLE, people: PEOPLE, told: PEOPLE });
}

describe('an announcement whose server is killed in the middle of it', () => {
  it('goes on where it was, and each has it once', { timeout: 240_000 }, () => crashOnPostgres(tellThroughKills));

  const planted = (text: string) => text.replaceAll('or t.leased_until <= ', 'or null <= ');

  it.each(lengthOf({ short: [], full: [planted] }))(
    'and a server that leaves what a dead one had taken is noticed',
    { timeout: 240_000 },
    (bug) =>
      expect(
        crashOnPostgres((settings, withDatabase) => tellThroughKills(settings, withDatabase, bug)),
      ).rejects.toThrow(),
  );
});
