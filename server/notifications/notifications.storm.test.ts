import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Person } from '../testing/people.ts';
import { STORM, statuses, storm, withPlantedBug } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type Telling, toldValues } from './insert-notifications.ts';
import { notifications } from './notifications.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const telling: Telling = { titleEn: 'Hello', titleSr: 'Zdravo', textEn: '<p>Hi</p>', textSr: '', sendFrom: 'Izbor' };

type Bug = (text: string) => string;

function server(bug?: Bug) {
  const app = createApp({
    database: bug ? withPlantedBug(database, bug) : database,
    config: { ...readConfig({}), logLevel: 'silent' },
    clock: () => clock.now,
  });
  return async ({ headers }: Person, method: string, path: string, body?: object) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: `/api/v2${path}`,
      headers,
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined };
  };
}

async function told(count: number): Promise<Person & { ids: number[] }> {
  const person = await shop.person();
  const { companyId, userId } = person;
  const row = { companyId, userId, ...toldValues(telling, clock.now), createdAt: clock.now };
  const made = await database
    .insert(notifications)
    .values(Array.from({ length: count }, () => row))
    .returning({ id: notifications.id });
  return { ...person, ids: made.map(({ id }) => id) };
}

const versionOf = async ({ companyId, userId }: Person) => {
  const { rows } = await database.execute<{ version: number }>(
    sql`select version from users where company_id = ${companyId} and id = ${userId}`,
  );
  return Number(rows[0]?.version);
};

/** A storm must notice its planted bug within ten attempts. */
async function expectNoticed(attempt: () => Promise<void>) {
  for (let tries = 0; tries < 10; tries += 1) {
    const noticed = await attempt().then(
      () => false,
      () => true,
    );
    if (noticed) return;
  }
  throw new Error('the planted bug went unnoticed');
}

describe('marks and deletions of one person at once', () => {
  /** Each answer says what that call alone changed, so the sum of all is the number of notifications. */
  async function everythingAtOnce(bug?: Bug) {
    const send = server(bug);
    const ana = await told(20);
    const before = await versionOf(ana);
    const answers = await storm(database, (index) => {
      const id = ana.ids[index % 20];
      if (index % 5 === 0) return send(ana, 'PATCH', '/batch-notifications/');
      if (index % 5 === 1) return send(ana, 'DELETE', `/notifications/${id}/`);
      if (index === 48) return send(ana, 'DELETE', '/batch-notifications/');
      return send(ana, 'PATCH', `/notifications/${id}/`, { previewed: true });
    });
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const left = await database.select().from(notifications).where(sql`company_id = ${ana.companyId}`);
    const one = answers.filter(({ status }) => status === 204).length;
    expect(left).toEqual([]);
    expect(one + Number(answers[48]?.body.count)).toBe(20);
    expect(await versionOf(ana)).toBeGreaterThan(before);
  }

  it('leave nothing by half', () => everythingAtOnce());

  it('are noticed when they are counted before anybody is locked', () =>
    expectNoticed(() => everythingAtOnce(countedBefore)));

  async function marksAtOnce(bug?: Bug) {
    const send = server(bug);
    const ana = await told(STORM);
    const before = await versionOf(ana);
    const answers = await storm(database, (index) =>
      send(ana, 'PATCH', `/notifications/${ana.ids[index]}/`, { previewed: true }),
    );
    expect(statuses(answers)).toEqual({ 200: STORM });
    expect((await versionOf(ana)) - before).toBe(STORM);
  }

  it('raise the version by one each, so that no 304 hides a change', () => marksAtOnce());

  it('are noticed when the version is read before it is locked', () => expectNoticed(() => marksAtOnce(staleVersion)));
});

const unlocked: Bug = (text) =>
  text.replace('and u.version = seen.version', '').replaceAll('for no key update of u', '');

const countedBefore: Bug = (text) =>
  unlocked(text).replace(
    /changed as \(delete from notifications n using turn where (.*?) returning n\.id\)/s,
    `changed as (select n.id from notifications n, turn, (select pg_sleep(0.05)) pause where $1),
     gone as (delete from notifications n using turn where $1)`,
  );

const staleVersion: Bug = (text) =>
  unlocked(text).replace(
    'version = u.version + 1 from',
    'version = (select s.version from users s, turn t where s.company_id = t.company_id and s.id = t.user_id) + 1 from',
  );
