import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import { lengthOf } from './length.ts';
import type { Person } from './people.ts';
import { withPlantedBug } from './storm.ts';
import type { TestApp } from './test-app.ts';

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

/** What a storm is tried on: a server and its database, as they are or with a planted bug. */
export type Checks = (send: Send, on: Database) => Promise<void>;

/** Calls below /api to a server on this database. */
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

// A race may end well by luck, so a bug has several storms to show itself.
const CHANCES = 10;

/** The shops whose storms have a planted bug in `npm test` already. */
const planting = new WeakSet<TestApp>();

/**
 * The planted bugs that a storm has to notice: the first of a file in `npm test`, so that none stands without any, and each in
 * `npm run test:full`. A bug of the server itself is noticed by the checks on the server as it is, each time.
 */
function tried(shop: TestApp, planted: Record<string, Bug>): [string, Bug][] {
  const all = Object.entries(planted);
  const short = planting.has(shop) ? [] : all.slice(0, 1);
  if (all.length > 0) planting.add(shop);
  return lengthOf({ short, full: all });
}

/** The bugs that change none of these statements: the server asks in other words by now, so that nothing would be planted. */
const outdated = (planted: Record<string, Bug>, statements: ReadonlySet<string>): string[] =>
  Object.entries(planted)
    .filter(([, bug]) => [...statements].every((text) => bug(text) === text))
    .map(([name]) => name);

/** Makes the checks with the server as it is, and shows that planted bugs fail them. */
export function noticing(shop: TestApp, checks: Checks, planted: Record<string, Bug>): void {
  const { database } = shop;

  it('holds', async () => {
    // What planted bugs of another storm have broken stays broken.
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
