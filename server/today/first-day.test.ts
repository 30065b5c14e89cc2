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

/** Adds a core benefit of the person's own company. */
async function addCore(who: Person): Promise<void> {
  const fields = {
    name_sr: 'Rekreacija',
    name_en: 'Recreation',
    short_description_sr: 'Sala dva puta nedeljno.',
    short_description_en: 'A hall twice a week.',
    description_sr: '<p>Utorkom.</p>',
    contact: 'sport@izbor.test',
    category_id: '1',
  };
  await makeCategory(database, 1);
  const parts = Object.entries(fields).map(([name, text]) => ({ name, text }));
  expect((await shop.upload(who, '/company/core-benefits/', parts)).status).toBe(201);
}

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

  it('of a company is over once its rows say that all of it is there', async () => {
    const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
    const { companyId } = boss;
    await turnOn(boss);
    const other = await shop.person({ flexible: 500_000, changes: { companyRoles: ['owner'] } });
    await addCore(other);
    const late = ['budgets', 'core', 'second'];
    expect(await left(boss, 'company')).toEqual(['code done', 'people', 'invited', ...late]);
    const add = (email: string, invite: boolean) =>
      shop.call(boss, 'POST', '/company/people/', { email, first_name: 'Una', last_name: 'Unić', invite });
    await add('una@izbor.test', false);
    expect(await left(boss, 'company')).toEqual(['code done', 'people done', 'invited', ...late]);
    await add('iva@izbor.test', true);
    const begun = ['code done', 'people done', 'invited done'];
    expect(await left(boss, 'company')).toEqual([...begun, ...late]);
    const iva = await shop.person({ companyId });
    await shop.call(boss, 'POST', '/company/budgets/', { people: [iva.userId], amount: 100 });
    expect(await left(boss, 'company')).toEqual([...begun, 'budgets done', 'core', 'second']);
    await addCore(boss);
    // Neither a reviewer who has left nor a person with the budgets role may decide on requests.
    await shop.person({ companyId, changes: { companyRoles: ['reviewer'], active: false } });
    await shop.person({ companyId, changes: { companyRoles: ['budgets'] } });
    expect(await left(boss, 'company')).toEqual([...begun, 'budgets done', 'core done', 'second']);
    await shop.person({ companyId, changes: { companyRoles: ['reviewer'] } });
    expect(await left(boss, 'company')).toEqual([]);
  });
});
