import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changeBenefit, makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { favourites } from './favourites.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const benefit = (settings = {}) => makeBenefit(database, clock.now, settings);
const toggle = (who: Person | null, body: unknown) => shop.call(who, 'POST', '/v2/toggle-favorite/', body);
const of = ({ companyId }: Person) => database.select().from(favourites).where(sql`company_id = ${companyId}`);
const versionOf = async ({ companyId, userId }: Person) =>
  (await database.execute(sql`select version from users where company_id = ${companyId} and id = ${userId}`)).rows[0];

it('keeps a benefit of any kind and lets it go again, and each time v2/me/ is new', async () => {
  const ana = await shop.person();
  for (const kind of ['flexible', 'special', 'fixed']) {
    const id = await benefit({ kind });
    const before = await versionOf(ana);
    expect((await toggle(ana, { id })).body).toEqual({ id, favorite: true });
    expect(await of(ana)).toMatchObject([{ benefitId: id, userId: ana.userId }]);
    expect(await versionOf(ana)).not.toEqual(before);
    expect((await toggle(ana, { id })).body).toEqual({ id, favorite: false });
    expect(await of(ana)).toEqual([]);
  }
});

it('answers the same 404 for a benefit that is missing and for one of another company', async () => {
  const ana = await shop.person();
  const before = await versionOf(ana);
  const ids = [2_000_000_000, await benefit({ companies: [await shop.company()] }), await benefit({ active: false })];
  const answers = await Promise.all(ids.map((id) => toggle(ana, { id })));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await versionOf(ana)).toEqual(before);
});

it('lets go of what is not offered any more', async () => {
  const ana = await shop.person();
  const id = await benefit();
  await toggle(ana, { id });
  await changeBenefit(database, id, { active: false });
  expect((await toggle(ana, { id })).body).toEqual({ id, favorite: false });
});

it("leaves other people's favourites alone", async () => {
  const [ana, mara] = [await shop.person(), await shop.person()];
  const id = await benefit();
  await toggle(ana, { id });
  expect((await toggle(mara, { id })).body.favorite).toBe(true);
  await toggle(mara, { id });
  expect(await of(ana)).toHaveLength(1);
});

it.each([0, -1, 1.5, '2', null, [], {}, true])('refuses the id %j', async (id) => {
  expect((await toggle(await shop.person(), { id })).status).toBe(400);
});

it('refuses further fields and people who are not signed in', async () => {
  const id = await benefit();
  expect((await toggle(await shop.person(), { id, user_id: 1 })).status).toBe(400);
  expect((await toggle(null, { id })).status).toBe(401);
});
