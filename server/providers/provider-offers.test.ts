import { eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { benefits } from '../benefits/benefits.table.ts';
import { providers } from '../benefits/categories.table.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { makeBenefit, makeProvider } from '../testing/benefits.ts';
import { storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const { database, clock } = await startTestApp();

const [one, two] = [await makeProvider(database), await makeProvider(database)];
const offers = () =>
  ask(
    database,
    sql`
    select o.provider_id as provider, o.benefits, (select count(*) from benefits b where b.provider_id = o.provider_id and b.active)::integer as counted
    from provider_offers o where o.provider_id in (${one}, ${two}) order by o.provider_id`,
  );
const expectOffers = async (ofOne: number, ofTwo: number) =>
  expect(await offers()).toEqual([
    { provider: one, benefits: ofOne, counted: ofOne },
    { provider: two, benefits: ofTwo, counted: ofTwo },
  ]);
const change = (ids: readonly number[], values: Partial<typeof benefits.$inferInsert>) =>
  database
    .update(benefits)
    .set(values)
    .where(inArray(benefits.id, [...ids]));

it('counts what comes, is withdrawn, offered again, goes to another provider and is removed', async () => {
  await expectOffers(0, 0);
  const ids = [await makeBenefit(database, clock.now, { providerId: one })];
  ids.push(await makeBenefit(database, clock.now, { providerId: one, active: false }));
  ids.push(await makeBenefit(database, clock.now, { providerId: two }));
  await expectOffers(1, 1);

  // Several benefits in one statement.
  const [row] = await database
    .select()
    .from(benefits)
    .where(eq(benefits.id, ids[0] ?? 0));
  if (!row) throw new Error('A benefit that was made is not there');
  const { id: _, ...copied } = row;
  await database.insert(benefits).values([1, 2, 3].map((n) => ({ ...copied, providerId: n < 3 ? one : two })));
  await expectOffers(3, 2);

  await change(ids, { active: true });
  await expectOffers(4, 2);
  await change(ids, { providerId: two });
  await expectOffers(2, 4);
  await change(ids, { providerId: one, active: false });
  await expectOffers(2, 1);
  await change(ids, { providerId: two, price: 1 });
  await expectOffers(2, 1);
  await database.delete(benefits).where(eq(benefits.providerId, one));
  await expectOffers(0, 1);
});

it('counts each of many that are changed at once', async () => {
  const provider = await makeProvider(database);
  const ids = await Promise.all(
    Array.from({ length: 5 }, () => makeBenefit(database, clock.now, { providerId: provider })),
  );
  await storm(database, (index) => change([ids[index % ids.length] ?? 0], { active: index % 3 === 0 }));
  await change(ids.slice(0, 2), { active: true });
  await change(ids.slice(2), { active: false });
  expect(await ask(database, sql`select benefits from provider_offers where provider_id = ${provider}`)).toEqual([
    { benefits: 2 },
  ]);
  await database.delete(benefits).where(eq(benefits.providerId, provider));
  await database.delete(providers).where(eq(providers.id, provider));
  expect(await ask(database, sql`select from provider_offers where provider_id = ${provider}`)).toEqual([]);
});
