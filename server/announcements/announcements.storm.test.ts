import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { makeCrowd } from '../testing/crowd.ts';
import { pdfFile } from '../testing/files.ts';
import { noticing, type Send } from '../testing/planted-bugs.ts';
import { statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
clock.now = new Date('2026-11-24T10:00:00Z');

const PEOPLE = 900;
const admin = await shop.person({ changes: { adminRoles: ['content'] } });
const companyId = await shop.company();
await makeCrowd(database, companyId, PEOPLE);

const AT = '/admin/announcements/';
const TEXTS = { title_sr: 'Zimski raspored', text_sr: '<p>Od 9 do 17.</p>' };

async function draft(): Promise<{ id: number; revision: number }> {
  return (await shop.call(admin, 'POST', AT, { ...TEXTS, audience: { companies: [companyId] } })).body;
}
const sendIt = (send: Send, { id, revision }: { id: number; revision: number }) =>
  send(admin, 'POST', `${AT}${id}/send/`, { count: PEOPLE }, { 'if-revision-match': String(revision) });
const read = async (id: number) => (await shop.call(admin, 'GET', `${AT}${id}/`)).body;

/** Status of the task that sends an announcement; undefined without a task. */
async function taskOf(id: number): Promise<string | undefined> {
  const [task] = await ask<{ status: string }>(
    database,
    sql`select t.status from tasks t join announcements n on n.task_id = t.id and n.sent_company_id = t.company_id where n.id = ${id}::integer`,
  );
  return task?.status;
}

/** How many people were told, and how many of them twice. */
async function toldOf(id: number) {
  const [row] = await ask<{ told: number; twice: number }>(
    database,
    sql`
    select count(*)::integer as told, count(*) filter (where n > 1)::integer as twice from (
      select user_id, count(*) as n from notifications
      where company_id = ${companyId}::bigint and dedupe_key = ${`announced-${id}`} group by user_id) each`,
  );
  return row;
}

// Each server runs 31 seconds ahead of the one before, so that the half-minute lease of that one has run out.
const runner = (on: Database, index: number) =>
  runTasks(on, {
    kinds: taskKinds,
    pace: createBatchSize(),
    now: new Date(clock.now.getTime() + (index + 1) * 31_000),
    log: { warn: () => {} },
  });

async function untilOver(on: Database) {
  for (let runs = 0; runs < 25; runs += 1) await runner(on, 100 + runs);
}

describe('50 times the same press', () => {
  noticing(
    shop,
    async (send) => {
      const made = await draft();
      const answers = await storm(database, () => sendIt(send, made));
      expect(statuses(answers)).toEqual({ 202: 1, 409: 49 });
      const [{ tasks } = { tasks: 0 }] = await ask<{ tasks: number }>(
        database,
        sql`select count(*)::integer as tasks from tasks where (payload ->> 'announcementId')::integer = ${made.id}::integer`,
      );
      expect(tasks).toBe(1);
      await shop.call(admin, 'POST', `${AT}${made.id}/cancel/`);
    },
    {
      'nobody waits for whoever sends it': (text) =>
        text.includes('announcements r') ? text.replace('for no key update', '') : text,
    },
  );
});

describe('many servers, and presses that call it back', () => {
  noticing(
    shop,
    async (send, on) => {
      const made = await draft();
      await sendIt(shop.call, made);
      const call = () => send(admin, 'POST', `${AT}${made.id}/cancel/`);
      const cancels = await storm(database, async (index) => {
        if (index < 10) await runner(on, index % 4);
        return index >= 40 ? call() : { status: 0 };
      });
      // Another cancellation between two batches.
      await runner(on, 50);
      cancels.push(await call());
      await untilOver(on);
      const { status, told } = await read(made.id);
      const called = cancels.filter(({ status: answered }) => answered === 200).length;
      // Either it was cancelled before it began, and nobody has it; or it was sent, and each person has it once.
      expect([status, told, called, await toldOf(made.id)]).toEqual(
        called === 1 ? ['draft', 0, 1, { told: 0, twice: 0 }] : ['sent', PEOPLE, 0, { told: PEOPLE, twice: 0 }],
      );
    },
    {
      'whoever was told is told again': (text) => text.replaceAll('p.told_at is null and p.skipped_at is null', 'true'),
    },
  );
});

describe('a press that calls it back while its first batch is under way', () => {
  noticing(
    shop,
    async (send, on) => {
      const made = await draft();
      await sendIt(shop.call, made);
      const batch = runner(on, 0);
      await expect.poll(() => taskOf(made.id), { interval: 1, timeout: 20_000 }).not.toBe('waiting');
      const { status: answered } = await send(admin, 'POST', `${AT}${made.id}/cancel/`);
      await batch;
      await untilOver(on);
      const { status, told } = await read(made.id);
      expect([answered, status, told, await toldOf(made.id)]).toEqual([
        409,
        'sent',
        PEOPLE,
        { told: PEOPLE, twice: 0 },
      ]);
    },
    {
      // Each of these two changes alone is harmless: cancelling waits for the batch, and then sees that it has begun.
      'a task that is under way is taken away, and its batch does not hold it': (text) =>
        text
          .replace("status = 'waiting' returning id", 'true returning id')
          .replace(
            /(t\.status = 'running')(\s+and t\.leased_by = \S+)\s+for no key update of t\s*$/,
            '$1 and pg_sleep(0.05) is not null $2',
          ),
    },
  );
});

describe('taking back while it is read', () => {
  noticing(
    shop,
    async (send, on) => {
      const reader = await shop.person({ companyId });
      const made = (
        await shop.call(admin, 'POST', AT, {
          ...TEXTS,
          audience: { people: [{ company: companyId, id: reader.userId }] },
        })
      ).body;
      await shop.call(admin, 'POST', `${AT}${made.id}/send/`, { count: 1 }, { 'if-revision-match': '1' });
      await untilOver(database);
      const [{ id } = { id: 0 }] = (await shop.call(reader, 'GET', '/v2/notifications/')).body.results;
      await shop.call(admin, 'POST', `${AT}${made.id}/withdraw/`);
      const [read] = await Promise.all([
        send(reader, 'PATCH', `/v2/notifications/${id}/`, { previewed: true }),
        runner(on, 1),
      ]);
      await untilOver(on);
      await shop.database.execute(sql`update users set active = false where id = ${reader.userId}`);
      const left = (await toldOf(made.id))?.told;
      // A reader who got an answer has read it and keeps it; otherwise it was already gone.
      expect([read.status, left]).toEqual(read.status === 200 ? [200, 1] : [404, 0]);
    },
    {
      'what was read is taken back too': (text) => text.replace('and not m.previewed', ''),
    },
  );
});

const file = async ({ id, revision }: { id: number; revision: number }) => {
  const parts = [{ name: 'attachment', bytes: pdfFile(), filename: 'a.pdf' }];
  const seen = { 'if-revision-match': String(revision) };
  return (await shop.send(admin, 'POST', `${AT}${id}/attachment/`, parts, seen)).body;
};
const takeOut = (send: Send, { id, revision }: { id: number; revision: number }) =>
  send(admin, 'DELETE', `${AT}${id}/attachment/`, undefined, { 'if-revision-match': String(revision) });
const shows = async (address: string) => (await shop.app.inject({ url: address })).statusCode === 200;

/** Advisory lock at which a planted bug waits, and how many milliseconds it waits at most. */
const BARRIER = { lock: 4021, most: 1000 };

/** Raises the barrier; returns what lifts it. */
function raiseBarrier(): Promise<() => void> {
  return new Promise((raised, failed) => {
    const held = database.transaction(async (transaction) => {
      await ask(transaction, sql`select pg_advisory_xact_lock(${BARRIER.lock}::bigint)`);
      await Promise.race([new Promise<void>((lift) => raised(lift)), pause(BARRIER.most)]);
    });
    held.catch(failed);
  });
}

describe('an announcement that is copied while its attachment is taken out', () => {
  noticing(
    shop,
    async (send) => {
      const made = await file(await draft());
      const { address } = made.attachment;
      const lift = await raiseBarrier();
      // The press that takes it out is among the first, so that it has a connection while those before it wait at the barrier.
      const answers = await storm(database, (index) =>
        index === 4 ? takeOut(send, made).finally(lift) : send(admin, 'POST', `${AT}${made.id}/copy/`),
      );
      expect(statuses(answers)).toEqual({ 200: 1, 201: 49 });
      // The file stays as long as a copy names it.
      const named = answers.filter(({ body }) => body.attachment !== null);
      expect(await shows(address)).toBe(named.length > 0);
    },
    {
      // A copy that is made, and not yet seen by others, is held until the attachment is taken out.
      'nobody waits for whoever copies it': (text) =>
        text.includes('for no key update')
          ? text.replace('for no key update', '')
          : text.replace(/(?<=^select .*) from announcements r /, `, pg_advisory_xact_lock_shared(${BARRIER.lock})$&`),
    },
  );
});

describe('a file that is taken out of an announcement and of its copies at once', () => {
  noticing(
    shop,
    async (send) => {
      const made = await file(await draft());
      const copies = await Promise.all(
        Array.from({ length: 7 }, async () => (await shop.call(admin, 'POST', `${AT}${made.id}/copy/`)).body),
      );
      const all = [made, ...copies];
      const answers = await Promise.all(all.map((one) => takeOut(send, one)));
      expect(statuses(answers)).toEqual({ 200: all.length });
      const key = made.attachment.address.split('/').slice(3).join('/').replace('.pdf', '');
      const kept = await ask(database, sql`select from files where key = ${key}`);
      expect(kept).toHaveLength(0);
    },
    { 'nobody waits for who looks whether it is named': (text) => text.replace(/(from files .*) for update/s, '$1') },
  );
});
