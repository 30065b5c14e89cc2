import { fastify } from 'fastify';
import { type Config, readConfig } from '../server/config/config.ts';
import type { Database } from '../server/database/database.ts';
import { openDatabase } from '../server/database/open-database.ts';
import { startJobs } from '../server/jobs/jobs.ts';
import type { Deliver } from '../server/outbox/deliver.ts';
import { LANES, type Lane } from '../server/outbox/lanes.ts';
import { outboxJobs } from '../server/outbox/outbox.job.ts';
import type { BenchDatabase } from './databases.ts';

const ORDERS = 5;
/** Approximate time of handing a mail to an SMTP server, in milliseconds. */
const SENDING = 20;

/** With so many invitations in the outbox, people buy one after the other: measures the time until the mails of their orders leave. */
export async function mailBehind(invitations: number, { url, dataDir, query }: BenchDatabase): Promise<void> {
  const post = (kind: string, lane: Lane, count: number) =>
    query(
      `insert into outbox (company_id, kind, lane, payload, created_at, next_attempt_at)
       select 1, $1, $2, '{}', now(), now() from generate_series(1, $3)`,
      [kind, lane, count],
    );
  await query('delete from outbox');
  await post('invitation', LANES.bulk, invitations);
  const opened = await openDatabase({ url, dataDir });
  const config = readConfig(process.env);
  const sending = startSending(opened.database, config);
  const from = performance.now();
  const times: number[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    const bought = performance.now();
    const left = sending.next();
    await post('order_confirmation', LANES.now, 1);
    await left;
    times.push((performance.now() - bought) / 1000);
  }
  const pace = sending.invited() / ((performance.now() - from) / 1000);
  await sending.stop();
  await opened.close();
  console.log(
    `\nan order's mail behind ${invitations} invitations: within ${Math.max(...times).toFixed(1)} s (goal ≤ 5 s); meanwhile ${pace.toFixed(1)} invitations a second (set: ${config.mailBulkPerSecond})`,
  );
}

/** Sends the outbox to a fake transport; `next` waits for the next order confirmation. */
function startSending(database: Database, config: Config) {
  let invited = 0;
  let left = () => {};
  const send = () => new Promise<void>((resolve) => setTimeout(resolve, SENDING));
  const deliveries = new Map<string, Deliver>([
    [
      'invitation',
      async () => {
        await send();
        invited += 1;
      },
    ],
    ['order_confirmation', () => send().then(() => left())],
  ]);
  const log = { info: () => {}, warn: () => {} };
  const delivery = () => ({ mailer: send, config, now: new Date(), log });
  const jobs = outboxJobs({ database, deliveries, delivery }, config.mailBulkPerSecond);
  const running = startJobs(jobs, fastify({ logger: false }).log);
  return {
    invited: () => invited,
    next: () =>
      new Promise<void>((resolve) => {
        left = resolve;
      }),
    stop: () => running.stop(),
  };
}
