import { describe, expect, it } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { makeBenefit, makeCategory, makeProvider } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const left = async (who: Person, site: 'admin' | 'company' = 'admin') => {
  const { body } = await shop.call(who, 'GET', `/${site}/today/`);
  return body.first_day.map(({ step, done }: { step: string; done: boolean }) => (done ? `${step} done` : step));
};

const turnOn = (who: Person) =>
  ask(database, sql`update users set one_time_secret = 'x' where company_id = ${who.companyId} and id = ${who.userId}`);

describe('the first day', () => {
  it('of the platform is read from its rows, and over once there is all of it', async () => {
    const owner = await shop.person({ changes: { adminRoles: ['owner'] } });
    expect(await left(owner)).toEqual(['code done', 'company', 'provider', 'category', 'benefit', 'owner']);
    const client = await shop.person({});
    const providerId = await makeProvider(database);
    await makeCategory(database, 1);
    expect(await left(owner)).toEqual([
      ...['code done', 'company done', 'provider done', 'category done'],
      ...['benefit', 'owner'],
    ]);
    await makeBenefit(database, clock.now, { providerId });
    const { companyId } = client;
    await shop.person({ companyId, changes: { companyRoles: ['owner'], confirmed: false } });
    expect(await left(owner)).toEqual([]);
    await ask(database, sql`update providers set active = false`);
    expect(await left(owner)).toContain('provider');
  });

  it('asks each for what they may do', async () => {
    const content = await shop.person({ changes: { adminRoles: ['content'] } });
    expect(await left(content)).toEqual(['code', 'provider', 'category done', 'benefit done']);
    const reports = await shop.person({ changes: { companyRoles: ['reports'] } });
    expect(await left(reports, 'company')).toEqual(['code']);
  });

  it('of a company is over once somebody else was invited', async () => {
    const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
    await turnOn(boss);
    await shop.person({ changes: { companyRoles: ['owner'] } });
    expect(await left(boss, 'company')).toEqual(['code done', 'people', 'invited']);
    const add = (email: string, invite: boolean) =>
      shop.call(boss, 'POST', '/company/people/', { email, first_name: 'Una', last_name: 'Unić', invite });
    await add('una@izbor.test', false);
    expect(await left(boss, 'company')).toEqual(['code done', 'people done', 'invited']);
    await add('iva@izbor.test', true);
    expect(await left(boss, 'company')).toEqual([]);
  });
});
