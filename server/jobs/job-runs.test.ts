import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { startTestApp } from '../testing/test-app.ts';
import { lateJobs, notedJobs } from './job-runs.ts';
import { type Job, startJobs } from './jobs.ts';

const { database } = await startTestApp();
const silent = fastify({ logger: false }).log;

const MINUTE = 60_000;
const noon = new Date('2026-11-20T12:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * MINUTE);

const late = async (now: Date) =>
  (await ask<{ jobs: object[] }>(database, sql`select ${lateJobs(now)} as jobs`))[0]?.jobs;

/** Runs all jobs twice at this time, so that their runs are recorded. */
async function runAt(now: Date, ...jobs: Job[]): Promise<void> {
  const running = startJobs(
    notedJobs(jobs, database, () => now),
    silent,
  );
  await running.runAll();
  await running.runAll();
  await running.stop();
}

const hourly = (name: string, run = async () => false): Job => ({ name, rest: 60 * MINUTE, run });

const failing = async (): Promise<boolean> => {
  throw new Error('no network');
};

it('names a job that did not run when it should, from the moment when it should have', async () => {
  await runAt(noon, hourly('count'));
  expect(await late(after(64))).toEqual([]);
  expect(await late(after(66))).toEqual([{ name: 'count', failed: false, since: after(60).toISOString() }]);
  await runAt(after(66), hourly('count'));
  expect(await late(after(66))).toEqual([]);
});

it('names a job that failed at once, until it runs again', async () => {
  await runAt(noon, hourly('renew', failing), hourly('count'));
  expect(await late(after(1))).toEqual([{ name: 'renew', failed: true, since: noon.toISOString() }]);
  await runAt(after(2), hourly('renew'), hourly('count'));
  expect(await late(after(2))).toEqual([]);
});

it('expects nothing of the time in which no server ran, and nothing of a job that there is no more', async () => {
  await runAt(noon, hourly('count'), hourly('old'));
  await runAt(after(600), hourly('count'));
  expect(await late(after(601))).toEqual([]);
  const rows = await ask<{ name: string }>(database, sql`select name from job_runs`);
  expect(rows).toEqual([{ name: 'count' }]);
});
