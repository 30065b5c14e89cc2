import { openDatabase } from '../server/database/open-database.ts';
import { taskKinds } from '../server/task-kinds.ts';
import { createBatchSize } from '../server/tasks/batch-size.ts';
import { runTasks } from '../server/tasks/run-tasks.job.ts';
import { MANY, type Owner } from './companies.ts';
import type { BenchDatabase } from './databases.ts';
import { answerOf } from './load.ts';
import type { Measured } from './measured.ts';
import { told, worked } from './worked.ts';

const BATCH = 500;
/** Statements around a batch: claim the task, hold its lease, note its progress, and the transaction. */
const AROUND = 3;
/** Milliseconds before an announcement is sent: it can be called back for half a minute. */
const UNDO = 31_000;

/**
 * A gift and an announcement to 20,000 people by tasks in this process: statements per five hundred people, and the delay of other work.
 */
export async function giving(database: BenchDatabase, server: Measured, owner: Owner): Promise<void> {
  await giveToAll(server, owner);
  await runBatches(database, 'a gift', 3);
  await announceToAll(database, server, owner);
  await runBatches(database, 'an announcement', 2);
}

/** Makes the call that gives everybody in a company a budget. */
export async function giveToAll({ shop }: Measured, { headers }: Owner): Promise<void> {
  const body = { people: 'all', amount: 100, note: 'Hvala' };
  await answerOf({ url: `${shop}/company/budgets/`, method: 'POST', headers, body });
}

/** Sends everybody in a company an announcement: one administrator of the platform proposes it, another one approves it. */
export async function announceToAll(
  { query, visitors }: BenchDatabase,
  { shop }: Measured,
  owner: Owner,
): Promise<void> {
  const [proposer, approver] = visitors.slice(3, 5);
  if (!proposer || !approver) throw new Error('Too few are signed in');
  for (const { company, user } of [proposer, approver]) {
    await query(`update users set admin_roles = '{content}' where company_id = $1 and id = $2`, [company, user]);
  }
  const texts = {
    title_sr: 'Zima',
    title_en: 'Winter',
    text_sr: '<p>Zima</p>',
    text_en: '<p>Winter</p>',
    sender: 'Izbor',
  };
  const body = Object.assign(texts, { audience: { companies: [owner.companyId] } });
  const base = `${shop}/admin/announcements/`;
  const step = (path: string, by: typeof proposer, seen: unknown, what: unknown) =>
    answerOf({
      url: base + path,
      method: 'POST',
      headers: Object.assign({ 'if-revision-match': String(seen) }, by.headers),
      body: what,
    });
  const made = await answerOf({ url: base, method: 'POST', headers: proposer.headers, body });
  const { count } = await answerOf({
    url: `${base}audience/`,
    method: 'POST',
    headers: proposer.headers,
    body: { audience: body.audience },
  });
  const sent = await step(`${made.id}/send/`, proposer, made.revision, { count, night: true });
  if (sent.status === 'waiting') await step(`${made.id}/approve/`, approver, sent.revision, {});
}

async function runBatches({ url, dataDir }: BenchDatabase, what: string, goal: number): Promise<void> {
  let [statements, batches, most] = [0, 0, 0];
  const counted = () => {
    statements += 1;
  };
  const { database, close } = await openDatabase({ url, dataDir, patient: true, onStatement: counted });
  const pace = createBatchSize(BATCH);
  const work = await worked(async () => {
    for (;;) {
      statements = 0;
      const now = new Date(Date.now() + UNDO);
      if (!(await runTasks(database, { kinds: taskKinds, pace, now, log: console }))) return;
      batches += 1;
      most = Math.max(most, batches === 1 ? statements - AROUND : most);
    }
  });
  await close();
  console.log(
    `${what} to ${MANY}: ${most} statements for ${BATCH} (goal ≤ ${goal})${most > goal ? ' OVER' : ''}, ${batches} batches, ${told(work, { waited: 60 })}`,
  );
}
