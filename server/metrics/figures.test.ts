import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import perfHooks from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../config/project-root.ts';
import { deliverNext } from '../outbox/outbox.service.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { post } from '../outbox/post.ts';
import { startTestApp } from '../testing/test-app.ts';
import { Figures } from './figures.ts';

const shop = await startTestApp();
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const figures = async (of = shop.app.figures) => (await of.text()).split('\n');

interface Rule {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}

const rules = (parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const panels = (JSON.parse(read('deploy/grafana/dashboard.json')) as { panels: { targets: { expr: string }[] }[] })
  .panels;

it('looks at the process once, however many servers are in it', async () => {
  const looked = vi.spyOn(perfHooks, 'monitorEventLoopDelay');
  const other = new Figures({ kind: 'postgres', isFull: () => false, pool: undefined, waiting: async () => null });

  expect(await figures(other)).toContainEqual(expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds /));
  expect(looked).not.toHaveBeenCalled();
});

/** The metrics named in an expression. */
const namedIn = (expression: string) =>
  [...expression.matchAll(/\b(izbor|http|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  );

it('has every metric that an alert or the dashboard names', async () => {
  const app = (await figures()).flatMap((line) => /^# TYPE (\S+)/.exec(line)?.[1] ?? []);
  const printed = new Set([...app, 'izbor_pool_used', 'izbor_pool_most', 'izbor_pool_waiting']);
  const named = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => namedIn(expr));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !printed.has(name))).toEqual([]);
});

it('has a bucket that ends where an alert of how long answers take begins', async () => {
  await shop.call(null, 'GET', '/v2/me/');
  const lines = await figures();
  const limits = rules.flatMap(({ expr }) => /_duration_seconds_bucket.* > ([\d.]+)$/.exec(expr)?.[1] ?? []);
  expect(limits).toEqual(['0.5']);
  for (const limit of limits)
    expect(lines.some((line) => line.startsWith(`http_request_duration_seconds_bucket{le="${limit}",`))).toBe(true);
});

it('has a section of the runbook for every alert, and no other', () => {
  const anchors = rules.map(({ alert, annotations }) => [alert, annotations.runbook]);
  expect(anchors).toEqual(rules.map(({ alert }) => [alert, `docs/runbook.md#${alert.toLowerCase()}`]));
  const sections = [...read('docs/runbook.md').matchAll(/^### (Izbor\w+)$/gm)].map(([, name]) => name);
  expect(sections.sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

const at = (seconds: number) => new Date(shop.clock.now.getTime() + seconds * 1000);

it('counts what waits in each lane of the outbox, and what was tried in vain', async () => {
  const companyId = await shop.company();
  const message = { companyId, kind: 'none', payload: {}, createdAt: at(-600) };
  await shop.database.insert(outbox).values([
    Object.assign({ nextAttemptAt: at(-90) }, message),
    // After three attempts: the pauses between them are 20, 40 and 80 seconds.
    Object.assign({ attempts: 3, nextAttemptAt: at(20) }, message),
    Object.assign({ lane: 1, nextAttemptAt: at(0) }, message),
    Object.assign({ lane: 1, nextAttemptAt: at(3600) }, message),
    // No further attempts.
    Object.assign({ attempts: 9, nextAttemptAt: sql`'infinity'` }, message),
  ]);

  const lines = await figures();

  expect(lines).toContain('izbor_database_up 1');
  expect(lines).toContain('izbor_outbox_waiting{lane="now"} 2');
  expect(lines).toContain('izbor_outbox_failing{lane="now"} 1');
  expect(lines).toContain('izbor_outbox_oldest_seconds{lane="now"} 120');
  expect(lines).toContain('izbor_outbox_waiting{lane="bulk"} 2');
  expect(lines).toContain('izbor_outbox_failing{lane="bulk"} 0');
  expect(lines).toContain('izbor_outbox_oldest_seconds{lane="bulk"} 0');
  expect(lines).toContain('izbor_tasks{state="waiting"} 0');
});

it('counts for how long a message does not leave, also between its tries, until it is given up', async () => {
  await shop.database.delete(outbox);
  const start = shop.clock.now;
  const companyId = await shop.company();
  await post(shop.database, { companyId, kind: 'letter', payload: {}, now: start });
  const refuse = async () => {
    throw new Error('550');
  };
  const log = { info: () => {}, warn: () => {} };
  const delivery = { mailer: refuse, config: shop.app.shop.config, log };
  const later = async (seconds: number) => {
    shop.clock.now = new Date(start.getTime() + seconds * 1000);
    const given = Object.assign({ now: shop.clock.now }, delivery);
    while (await deliverNext(shop.database, new Map([['letter', refuse]]), given));
    const lines = await figures();
    return Number(lines.find((line) => line.startsWith('izbor_outbox_oldest_seconds{lane="now"}'))?.split(' ')[1]);
  };

  const waited: number[] = [];
  // The times of the attempts and halfway to the next one: 20 seconds, 40, 80 and so on.
  const moments = [0, 10, 20, 40, 60, 100, 140, 220, 300, 460, 620, 940, 1260, 1900, 2540];
  for (const seconds of moments) waited.push(await later(seconds));
  expect(waited).toEqual(moments);

  await shop.database.update(outbox).set({ nextAttemptAt: sql`'infinity'` });
  expect(await later(3000)).toBe(0);
  expect(await figures()).toEqual(
    expect.arrayContaining(['izbor_outbox_waiting{lane="now"} 0', 'izbor_outbox_failing{lane="now"} 0']),
  );
  shop.clock.now = start;
});

const watched = { kind: 'embedded' as const, isFull: () => true, pool: undefined, waiting: async () => null };

it('says of a database that is away that it is, and nothing of what it would know', async () => {
  const lines = await figures(new Figures(watched));
  expect(lines).toContain('izbor_database_up 0');
  expect(lines).toContain('izbor_disk_full 1');
  expect(lines).toContain('izbor_database_info{kind="embedded"} 1');
  expect(lines.filter((line) => line.startsWith('izbor_outbox_waiting{'))).toEqual([]);
});

it('tells of a pool who uses it and who waits', async () => {
  const lines = await figures(new Figures({ ...watched, pool: () => ({ used: 10, most: 10, waiting: 4 }) }));
  expect(lines).toEqual(expect.arrayContaining(['izbor_pool_used 10', 'izbor_pool_most 10', 'izbor_pool_waiting 4']));
  expect(shop.opened.pool?.()).toMatchObject({ most: 10, waiting: 0 });
});

it('counts the runs of a job, and how late it is', async () => {
  const own = new Figures(watched);
  const fails = own.watchJob({ name: 'fails', rest: -60_000, run: () => Promise.reject(new Error('no')) });
  const works = own.watchJob({ name: 'works', rest: 60_000, run: async () => true });
  await expect(fails.run()).rejects.toThrow('no');
  expect(await works.run()).toBe(true);

  const lines = await figures(own);
  expect(lines).toContain('izbor_job_runs_total{job="fails",outcome="failed"} 1');
  expect(lines).toContain('izbor_job_runs_total{job="works",outcome="done"} 1');
  expect(lines).toContain('izbor_job_duration_seconds_count{job="works"} 1');
  expect(lines).toContain('izbor_job_late_seconds{job="works"} 0');
  expect(lines.some((line) => /^izbor_job_late_seconds\{job="fails"\} 60(\.|$)/.test(line))).toBe(true);
});

it('tells for how long a job fails, however seldom it runs, until it ends well', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const own = new Figures(watched);
  let isWell = false;
  const daily = own.watchJob({
    name: 'daily',
    rest: 24 * 3_600_000,
    run: () => (isWell ? Promise.resolve(false) : Promise.reject(new Error('no'))),
  });
  const failing = async () =>
    (await figures(own)).find((line) => line.startsWith('izbor_job_failing_seconds{job="daily"}'))?.split(' ')[1];
  const runAfter = async (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    await daily.run().catch(() => {});
  };

  expect(await figures(own)).toContain('izbor_job_runs_total{job="daily",outcome="failed"} 0');
  expect(await failing()).toBe('0');
  await runAfter(0);
  vi.setSystemTime(Date.now() + 16 * 60_000);
  expect(await failing()).toBe('960');
  await runAfter(24 * 60);
  expect(await failing()).toBe(String((24 * 60 + 16) * 60));
  isWell = true;
  await runAfter(24 * 60);
  expect(await failing()).toBe('0');
  vi.useRealTimers();
});

it('has an alert of a job that fails, also of one that runs once a day', () => {
  const rule = rules.find(({ alert }) => alert === 'IzborJobFails');
  expect(rule?.expr).toContain('min by (job) (izbor_job_failing_seconds) > 900');
});
