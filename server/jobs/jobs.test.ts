import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { startJobs } from './jobs.ts';

const MINUTE = 60_000;
const silent = fastify({ logger: false }).log;

it('does all there is to do at once, and then rests', async () => {
  let left = 3;
  const run = async () => {
    left -= 1;
    return left > 0;
  };
  const jobs = startJobs([{ name: 'count', rest: 60_000, run }], silent);

  await expect.poll(() => left).toBe(0);
  await jobs.stop();
});

it('tries again after a failure, and tells the log without values', async () => {
  const lines: string[] = [];
  const { log } = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('the first time');
    return false;
  };
  const jobs = startJobs([{ name: 'stumbling', rest: 1, run }], log);

  await expect.poll(() => runs).toBeGreaterThan(1);
  await jobs.stop();
  expect(lines.join('')).toContain('stumbling');
});

it('tries a job of once a day again ten minutes after a failure, and then rests for its day', async () => {
  vi.useFakeTimers();
  const runs: string[] = [];
  const run = async () => {
    runs.push('run');
    if (runs.length === 1) throw new Error('the database was away');
    return false;
  };
  const jobs = startJobs([{ name: 'daily', rest: 24 * 60 * MINUTE, run }], silent);
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(23 * 60 * MINUTE);
  expect(runs).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(runs).toHaveLength(3);
  await jobs.stop();
  vi.useRealTimers();
});

it('lets the run under way end before it has stopped, and starts no other', async () => {
  const events: string[] = [];
  let release = () => {};
  const run = () =>
    new Promise<boolean>((resolve) => {
      events.push('started');
      release = () => resolve(true);
    });
  const jobs = startJobs([{ name: 'slow', rest: 1, run }], silent);
  const stopped = jobs.stop().then(() => events.push('stopped'));
  events.push('asked to stop');
  release();
  await stopped;

  expect(events).toEqual(['started', 'asked to stop', 'stopped']);
});

it('begins one job after the other, and waits for none that takes long', async () => {
  const events: string[] = [];
  const quick = (name: string) => async () => {
    events.push(`${name} began`);
    await Promise.resolve();
    events.push(`${name} ended`);
    return false;
  };
  let release = () => {};
  const long = () =>
    new Promise<boolean>((resolve) => {
      events.push('long began');
      release = () => resolve(false);
    });
  const runs = { first: quick('first'), long, last: quick('last') };
  const jobs = startJobs(
    Object.entries(runs).map(([name, run]) => ({ name, rest: 60_000, run })),
    silent,
  );
  await expect.poll(() => events).toContain('last ended');
  release();
  await jobs.stop();
  expect(events).toEqual(['first began', 'first ended', 'long began', 'last began', 'last ended']);
});

it('does all there is to do when it is asked to, without waiting for the rest to end', async () => {
  let left = 0;
  let runs = 0;
  const run = async () => {
    runs += 1;
    left = Math.max(0, left - 1);
    return left > 0;
  };
  const jobs = startJobs([{ name: 'count', rest: 60_000, run }], silent);
  await expect.poll(() => runs).toBe(1);
  left = 3;
  await jobs.runAll();

  expect(left).toBe(0);
  await jobs.stop();
});

it('rests with any number of jobs without a warning', async () => {
  const warned: string[] = [];
  const warn = ({ name }: Error) => void warned.push(name);
  process.on('warning', warn);
  let runs = 0;
  const run = async () => {
    runs += 1;
    return false;
  };
  const many = Array.from({ length: 30 }, (_, index) => ({ name: `job ${index}`, rest: 1, run }));
  const jobs = startJobs(many, silent);

  await expect.poll(() => runs).toBeGreaterThan(60);
  await jobs.stop();
  process.off('warning', warn);
  expect(warned).toEqual([]);
});

it('has begun when the first run of each has ended', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ended: string[] = [];
  const done = async (name: string) => {
    if (name === 'slow') await held;
    ended.push(name);
    return false;
  };
  const named = ['slow', 'quick'].map((name) => ({ name, rest: 60_000, run: () => done(name) }));
  const jobs = startJobs(named, silent);

  await expect.poll(() => ended).toEqual(['quick']);
  release();
  await jobs.begun;
  expect(ended).toEqual(['quick', 'slow']);
  await jobs.stop();
});
