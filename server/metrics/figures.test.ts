import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../config/project-root.ts';
import { outbox } from '../outbox/outbox.table.ts';
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

/** The metrics that an expression names. */
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

it('has a section of the runbook for every alert, and no other', () => {
  const anchors = rules.map(({ alert, annotations }) => [alert, annotations.runbook]);
  expect(anchors).toEqual(rules.map(({ alert }) => [alert, `docs/runbook.md#${alert.toLowerCase()}`]));
  const sections = [...read('docs/runbook.md').matchAll(/^### (Izbor\w+)$/gm)].map(([, name]) => name);
  expect(sections.sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

it('counts what waits in each lane of the outbox, and what was tried in vain', async () => {
  const now = shop.clock.now;
  const due = new Date(now.getTime() - 90_000);
  const companyId = await shop.company();
  const message = { companyId, kind: 'none', payload: {}, createdAt: due, nextAttemptAt: due };
  await shop.database.insert(outbox).values([
    { ...message, attempts: 1 },
    { ...message, attempts: 3 },
    { ...message, lane: 1, nextAttemptAt: now },
  ]);

  const lines = await figures();

  expect(lines).toContain('izbor_database_up 1');
  expect(lines).toContain('izbor_outbox_waiting{lane="now"} 2');
  expect(lines).toContain('izbor_outbox_failing{lane="now"} 1');
  expect(lines).toContain('izbor_outbox_oldest_seconds{lane="now"} 90');
  expect(lines).toContain('izbor_outbox_waiting{lane="bulk"} 1');
  expect(lines).toContain('izbor_tasks{state="waiting"} 0');
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
