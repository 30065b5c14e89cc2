import pg from 'pg';
import { describe, expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { makeCrowd } from '../testing/crowd.ts';
import type { Person } from '../testing/people.ts';
import { noticing, type Send } from '../testing/planted-bugs.ts';
import { withPlantedBug } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

/*
 * An announcement that is taken back while a batch of it is still under way: nobody whom that batch tells may keep it. A batch locks the
 * row of its task before it reads whose turn it is, until it is committed (`holdTask`). The end of the task, which alone makes the
 * announcement `stopped` or `sent`, waits for that row; withdrawing begins only in these two states, with the announcement's row locked. So
 * each batch has been committed before the first statement that takes anything back, which therefore sees it. Fewer are taken back than
 * were told if somebody has read theirs, which stays, or has deleted it already.
 */
const shop = await startTestApp({ on: 'postgres' });
const { database, clock } = shop;
clock.now = new Date('2026-11-24T10:00:00Z');

const CROWD = 240;
const SERVERS = 4;
const admin = await shop.person({ changes: { adminRoles: ['content'] } });
const companyId = await shop.company();
// Readers are made first, so that they are told before the announcement is taken back.
const readers: Person[] = [];
while (readers.length < 12) readers.push(await shop.person({ companyId }));
await makeCrowd(database, companyId, CROWD);
const PEOPLE = CROWD + readers.length;

const AT = '/admin/announcements/';

// Each server runs 31 seconds ahead of the one before, so that the half-minute lease of that one has run out.
const runner = (on: Database, index: number) =>
  runTasks(on, {
    kinds: taskKinds,
    pace: createBatchSize(25),
    now: new Date(clock.now.getTime() + (index + 1) * 31_000),
    log: { warn: () => {} },
  });

/** Several servers at the same time, each with one batch after another. */
const serve = (on: Database, from: number) =>
  Promise.all(
    Array.from({ length: SERVERS }, async (_, server) => {
      for (let piece = 0; piece < 8; piece += 1) await runner(on, from + server + piece * SERVERS);
    }),
  );

/** Stops the announcement while it is being sent, and takes it back as soon as that is allowed. */
async function callBack(send: Send, id: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    await send(admin, 'POST', `${AT}${id}/stop/`);
    if ((await send(admin, 'POST', `${AT}${id}/withdraw/`)).status < 300) return;
  }
}

const DOES = ['reads', 'looks', 'throws'] as const;

/** Polls for a new notification, and reads or deletes it if this person does so. Returns what was done. */
async function looks(who: Person, does: (typeof DOES)[number]) {
  for (let times = 0; times < 12; times += 1) {
    const [newest] = (await shop.call(who, 'GET', '/v2/notifications/?previewed=false')).body.results;
    await shop.call(who, 'POST', '/v2/preview-notifications/');
    if (!newest || does === 'looks') continue;
    const path = `/v2/notifications/${newest.id}/`;
    const { status } =
      does === 'reads'
        ? await shop.call(who, 'PATCH', path, { previewed: true })
        : await shop.call(who, 'DELETE', path);
    if (status < 300) return does;
  }
  return 'looks';
}

/** Writes an announcement to the whole company and sends it; the runners' clocks are past its half minute of delay. */
async function announce(): Promise<number> {
  const texts = { title_sr: 'Zimski raspored', text_sr: '<p>Od 9 do 17.</p>', audience: { companies: [companyId] } };
  const { id, revision } = (await shop.call(admin, 'POST', AT, texts)).body;
  const seen = { 'if-revision-match': String(revision) };
  expect((await shop.call(admin, 'POST', `${AT}${id}/send/`, { count: PEOPLE }, seen)).status).toBe(202);
  return id;
}

/**
 * Runs until everything is taken back. A task whose lease was taken over six times in a row without progress is given up, so it is
 * requested again.
 */
async function endOf(on: Database, id: number): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await shop.call(admin, 'POST', `${AT}${id}/withdraw/`);
    await serve(on, 100 + round * 50);
  }
}

const having = async (id: number) =>
  (
    await ask<{ userId: number }>(
      database,
      sql`
      select user_id as "userId" from notifications where company_id = ${companyId}::bigint and dedupe_key = ${`announced-${id}`}
      order by user_id`,
    )
  ).map(({ userId }) => userId);

describe('an announcement that is taken back while pieces of it are on their way, and people look and read', () => {
  noticing(
    shop,
    async (send, on) => {
      const id = await announce();
      await runner(on, 0);
      const [, did] = await Promise.all([
        callBack(send, id),
        Promise.all(readers.map((who, at) => looks(who, DOES[at % DOES.length] ?? 'looks'))),
        serve(on, 1),
      ]);
      await endOf(on, id);
      const kept = readers.filter((_, at) => did[at] === 'reads').map(({ userId }) => userId);
      const thrown = did.filter((each) => each === 'throws').length;
      const { status, told, taken_back: removed } = (await shop.call(admin, 'GET', `${AT}${id}/`)).body;
      expect([status, await having(id), told - removed]).toEqual(['withdrawn', kept, kept.length + thrown]);
      expect(told).toBeGreaterThan(0);
    },
    {},
  );
});

/*
 * The first batch has read whose turn it is, and has told nobody yet, while others stop the announcement and take it back: it waits at a
 * gate (an advisory lock) before it locks the row of its task. When it has that lock it reads again, and finds that it is over.
 */
const GATE = 1;
const AT_GATE = "select from pg_locks where locktype = 'advisory' and objid = $1 and not granted";
const atGate = (text: string) =>
  text.replace('as "isCancelled",', `$& (select true from pg_advisory_xact_lock_shared(${GATE})) as "isThrough",`);

describe('an announcement that is taken back while its first piece waits', () => {
  noticing(
    shop,
    async (send, on) => {
      const id = await announce();
      const keeper = new pg.Client({ connectionString: shop.opened.url });
      await keeper.connect();
      await keeper.query('select pg_advisory_lock($1)', [GATE]);
      const piece = runner(withPlantedBug(on, atGate, []), 0);
      while ((await keeper.query(AT_GATE, [GATE])).rows.length === 0);
      await send(admin, 'POST', `${AT}${id}/stop/`);
      await runner(on, 1);
      await send(admin, 'POST', `${AT}${id}/withdraw/`);
      await runner(on, 2);
      await keeper.end();
      await piece;
      await endOf(on, id);
      const { status, told, taken_back: removed } = (await shop.call(admin, 'GET', `${AT}${id}/`)).body;
      expect([status, await having(id), told - removed]).toEqual(['withdrawn', [], 0]);
    },
    {
      'a piece does not hold its task': (text) =>
        text.includes('"isCancelled"') ? text.replace('for no key update of t', '') : text,
    },
  );
});
