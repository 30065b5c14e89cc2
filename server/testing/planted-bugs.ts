import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import type { Person } from './people.ts';
import { withPlantedBug } from './storm.ts';
import type { TestApp } from './test-app.ts';
import { lengthOf } from './test-length.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer.
  body: any;
}

export type Send = (
  who: Person,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export type Bug = (text: string) => string;

/** Checks of a storm, run on a server and its database, with or without a planted bug. */
export type Checks = (send: Send, on: Database) => Promise<void>;

/** Makes a server on this database; returns a function for calls below /api. */
function serverOn(database: Database, { clock }: TestApp): Send {
  const config = { ...readConfig({}), logLevel: 'silent' } as const;
  const app = createApp({ database, config, clock: () => clock.now });
  return async ({ headers }, method, path, body, more = {}) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: { ...headers, ...more },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}

// A race may end well by chance, so a bug gets several storms to show itself.
const CHANCES = 10;

/** The shops for which `npm test` has planted a bug already. */
const planting = new WeakSet<TestApp>();

/**
 * The planted bugs that a storm has to notice: in `npm test` the first of a file, so that no file is without one, in `npm run test:full`
 * all. A bug of the server itself is noticed by the checks on the unchanged server, each time.
 */
function tried(shop: TestApp, planted: Record<string, Bug>): [string, Bug][] {
  const all = Object.entries(planted);
  const short = planting.has(shop) ? [] : all.slice(0, 1);
  if (all.length > 0) planting.add(shop);
  return lengthOf({ short, full: all });
}

/** Bugs that change none of these statements: the server's SQL has changed, so they would plant nothing. */
const outdated = (planted: Record<string, Bug>, statements: ReadonlySet<string>): string[] =>
  Object.entries(planted)
    .filter(([, bug]) => [...statements].every((text) => bug(text) === text))
    .map(([name]) => name);

/** Runs the checks on the unchanged server, and verifies that they fail with planted bugs. */
export function noticing(shop: TestApp, checks: Checks, planted: Record<string, Bug>): void {
  const { database } = shop;

  it('holds', async () => {
    // Planted bugs of an earlier storm may have left breaches.
    const before = await reconcile(database);
    const statements = await shop.statements(() => checks(shop.call, database));
    expect(await reconcile(database)).toEqual(before);
    expect(outdated(planted, new Set(statements))).toEqual([]);
  });

  it.each(tried(shop, planted))('and notices a server with the bug %s', async (_name, bug) => {
    const broken: string[] = [];
    const on = withPlantedBug(database, bug, broken);
    const send = serverOn(on, shop);
    let noticed = false;
    for (let storms = 0; storms < CHANCES && !noticed; storms += 1) {
      noticed = await checks(send, on).then(
        () => false,
        () => true,
      );
    }
    expect(noticed).toBe(true);
    expect(broken).toEqual([]);
  });
}
