import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { allocate } from '../budgets/budgets.service.ts';
import { accounts } from '../budgets/budgets.table.ts';
import { companies } from '../companies/companies.table.ts';
import { reconcile } from '../database/reconcile.ts';
import { inTransaction } from '../database/transaction.ts';
import { deliveries } from '../deliveries.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { deliverNext } from '../outbox/outbox.service.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { type BenefitSettings, changeBenefit, makeBenefit } from '../testing/benefits.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { renewSubscriptions } from './subscriptions.job.ts';
import * as service from './subscriptions.service.ts';
import { subscriptionCharges, subscriptions } from './subscriptions.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const warnings: unknown[] = [];
const log = { info: () => {}, warn: (facts: unknown) => void warnings.push(facts) };

// Ends the subscriptions of other tests, which the job would renew too.
beforeEach(async () => {
  warnings.length = 0;
  await database.execute(
    sql`update subscriptions set ended_at = '2030-01-01T00:00:00Z', ended_by = 'cancelled' where ended_at is null`,
  );
});

const renewAt = (moment: string) => renewSubscriptions(database, { now: new Date(moment), log });
const change = (person: Person, id: number, active: boolean, moment: string) =>
  service.changeSubscription(database, { person, id, active, now: new Date(moment) });

/** A person who subscribed on 20.11.2026. to a benefit of category 1 for 1.000,00 RSD. */
async function subscriber(settings: PersonSettings = { flexible: 500_000 }, benefit: BenefitSettings = {}) {
  const person = await shop.person(settings);
  const benefitId = await makeBenefit(database, clock.now, { monthly: true, ...benefit });
  const attempt = { person, benefitId, idempotencyKey: null, seenPrice: null, now: new Date('2026-11-20T10:00:00Z') };
  return { ...person, benefitId, subscription: await service.subscribe(database, attempt) };
}

const monthsOf = async ({ companyId }: Person) =>
  (
    await database
      .select()
      .from(subscriptionCharges)
      .where(sql`company_id = ${companyId}`)
      .orderBy(subscriptionCharges.id)
  ).map(({ month }) => month.slice(0, 7));
const rowOf = async ({ companyId }: Person) =>
  (await database.select().from(subscriptions).where(sql`company_id = ${companyId}`))[0];
const toldTo = async ({ companyId }: Person) =>
  (await database.select().from(notifications).where(sql`company_id = ${companyId}`).orderBy(notifications.id)).map(
    ({ titleEn, textSr }) => `${titleEn}: ${textSr.replace(/<[^>]+>/g, ' ').trim()}`,
  );

const postedTo = async ({ companyId }: Person) =>
  database.select().from(outbox).where(sql`company_id = ${companyId} and kind = 'subscription_ended'`);
const leave = ({ companyId }: Person) =>
  database.execute(sql`update users set active = false where company_id = ${companyId}`);
const leaveAfter = (day: string) => (person: Person) =>
  database.execute(sql`update users set ends_on = ${day} where company_id = ${person.companyId}`);

/** Sends all waiting mail on 5 December; returns this person's. */
async function mailsTo({ email }: Person) {
  const mails: { subject: string; text: string; to: { address: string } }[] = [];
  const delivery = {
    config: shop.app.shop.config,
    now: new Date('2026-12-05T01:00:00+01:00'),
    log,
    mailer: async (mail: (typeof mails)[number]) => void mails.push(mail),
  };
  while (await deliverNext(database, deliveries, delivery));
  return mails.filter(({ to }) => to.address === email);
}

describe('a renewal', () => {
  it('comes with the 5th in Belgrade, not a second before, and once', async () => {
    const ana = await subscriber();
    await renewAt('2026-12-01T00:00:00+01:00');
    await renewAt('2026-12-04T23:59:59.999+01:00');
    expect(await monthsOf(ana)).toEqual(['2026-11']);
    await renewAt('2026-12-05T00:00:00+01:00');
    await renewAt('2026-12-05T00:01:00+01:00');
    await renewAt('2026-12-31T23:59:00+01:00');
    expect(await monthsOf(ana)).toEqual(['2026-11', '2026-12']);
    expect(await rowOf(ana)).toMatchObject({ nextMonth: '2027-01-01', endedAt: null });
  });

  it('comes every month, also in summer time and in February', async () => {
    const ana = await subscriber({ flexible: 2_000_000 });
    const runs = ['2026-12-05', '2027-01-05', '2027-02-05', '2027-03-05'].map((day) => `${day}T00:00:00+01:00`);
    for (const run of [...runs, '2027-04-04T23:59:00+02:00']) await renewAt(run);
    expect(await monthsOf(ana)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03']);
    await renewAt('2027-04-05T00:00:00+02:00');
    expect((await monthsOf(ana)).at(-1)).toBe('2027-04');
  });

  it('charges the month that runs when nothing ran on the 5th, and no month that is over', async () => {
    const ana = await subscriber({ flexible: 2_000_000 });
    await renewAt('2026-12-19T04:00:00+01:00');
    await renewAt('2027-03-04T12:00:00+01:00');
    expect(await monthsOf(ana)).toEqual(['2026-11', '2026-12']);
    await renewAt('2027-03-30T12:00:00+02:00');
    expect(await monthsOf(ana)).toEqual(['2026-11', '2026-12', '2027-03']);
  });

  it('charges nothing again when the clock is put back by two hours', async () => {
    const ana = await subscriber();
    await renewAt('2026-12-05T00:30:00+01:00');
    await renewAt('2026-12-04T22:30:00+01:00');
    await renewAt('2026-12-05T00:30:00+01:00');
    expect(await monthsOf(ana)).toEqual(['2026-11', '2026-12']);
  });

  it("takes from the new year's category budget in the new year, and leaves the old one alone", async () => {
    const ana = await subscriber({ flexible: 0, budgets: { 1: 500_000 } });
    await inTransaction(database, (transaction) =>
      allocate(
        transaction,
        ana,
        { categoryId: 1, year: 2027, amount: 150_000 },
        { now: new Date('2027-01-01T00:00:00+01:00') },
      ),
    );
    await renewAt('2026-12-05T00:00:00+01:00');
    await renewAt('2027-01-05T00:00:00+01:00');
    const pots = await database.select().from(accounts).where(sql`company_id = ${ana.companyId} and category_id = 1`);
    expect(Object.fromEntries(pots.map(({ year, spent }) => [year, spent]))).toEqual({ 2026: 200_000, 2027: 100_000 });
  });

  it('that the budget does not pay ends the subscription and takes nothing; the person is told, by mail too, once', async () => {
    const ana = await subscriber({ flexible: 150_000, language: 'SR' });
    await renewAt('2026-12-05T00:00:00+01:00');
    await renewAt('2026-12-05T00:01:00+01:00');

    expect(await monthsOf(ana)).toEqual(['2026-11']);
    expect(await rowOf(ana)).toMatchObject({ endedBy: 'low_budget', endedAt: new Date('2026-12-05T00:00:00+01:00') });
    expect(await toldTo(ana)).toEqual([
      'A subscription has ended: Teretana   Nije bilo dovoljno budžeta za sledeći mesec. Ništa nije naplaćeno.',
    ]);
    const mine = await mailsTo(ana);
    expect(mine).toMatchObject([{ subject: 'Tvoja pretplata je istekla: Teretana' }]);
    expect(mine[0]?.text).toContain('Nije bilo dovoljno budžeta');
    expect(mine[0]?.text).toContain('/subscriptions');
  });

  it('that ended it is written of to nobody who has left before the mail is sent', async () => {
    const ana = await subscriber({ flexible: 150_000 });
    await renewAt('2026-12-05T00:00:00+01:00');
    await leave(ana);
    expect(await mailsTo(ana)).toEqual([]);
  });

  it('of the first takes the last money, and the second ends', async () => {
    const ana = await subscriber({ flexible: 350_000 });
    const benefitId = await makeBenefit(database, clock.now, { monthly: true });
    await service.subscribe(database, {
      person: ana,
      benefitId,
      idempotencyKey: null,
      seenPrice: null,
      now: clock.now,
    });
    await renewAt('2026-12-05T00:00:00+01:00');
    const rows = await database
      .select()
      .from(subscriptions)
      .where(sql`company_id = ${ana.companyId}`)
      .orderBy(subscriptions.id);
    expect(rows.map(({ endedBy }) => endedBy)).toEqual([null, 'low_budget']);
  });

  it.each<[string, (ana: Person & { benefitId: number }) => Promise<unknown>]>([
    ['is no longer offered', ({ benefitId }) => changeBenefit(database, benefitId, { active: false })],
    ['is no longer monthly', ({ benefitId }) => changeBenefit(database, benefitId, { monthly: false })],
    ['has no price any more', ({ benefitId }) => changeBenefit(database, benefitId, { price: null })],
  ])('of a benefit that %s ends the subscription', async (_title, happen) => {
    const ana = await subscriber();
    await happen(ana);
    await renewAt('2026-12-05T00:00:00+01:00');
    expect([await monthsOf(ana), (await rowOf(ana))?.endedBy]).toEqual([['2026-11'], 'unavailable']);
  });

  it.each<[string, (ana: Person) => Promise<unknown>]>([
    ['has left', leave],
    ['was there until yesterday, before their account is closed,', leaveAfter('2026-12-04')],
    [
      'is of a company that has',
      ({ companyId }) => database.update(companies).set({ active: false }).where(eq(companies.id, companyId)),
    ],
  ])('of somebody who %s ends the subscription, for no other reason, and tells nobody', async (_title, happen) => {
    const ana = await subscriber();
    await happen(ana);
    await renewAt('2026-12-05T00:00:00+01:00');
    expect([await monthsOf(ana), (await rowOf(ana))?.endedBy]).toEqual([['2026-11'], 'closed']);
    expect([await toldTo(ana), await postedTo(ana)]).toEqual([[], []]);
  });

  it('of somebody whose last day it is is charged', async () => {
    const ana = await subscriber();
    await leaveAfter('2026-12-05')(ana);
    await renewAt('2026-12-05T23:59:59+01:00');
    expect([await monthsOf(ana), (await rowOf(ana))?.endedBy]).toEqual([['2026-11', '2026-12'], null]);
  });

  it('at a new price is charged at that price, and the person is told of it', async () => {
    const ana = await subscriber();
    await renewAt('2026-12-05T00:00:00+01:00');
    expect(await toldTo(ana)).toEqual([]);
    await changeBenefit(database, ana.benefitId, { price: 120_050 });
    await renewAt('2027-01-05T00:00:00+01:00');
    expect(await toldTo(ana)).toEqual([
      'The price of a subscription has changed: Teretana   Mesec je koštao 1.000,00\u00a0RSD, a sada košta 1.200,50\u00a0RSD.',
    ]);
  });

  it('at the price of the month before says nothing, whatever an earlier one cost', async () => {
    const ana = await subscriber();
    await changeBenefit(database, ana.benefitId, { price: 120_050 });
    await renewAt('2026-12-05T00:00:00+01:00');
    expect(await toldTo(ana)).toHaveLength(1);
    await renewAt('2027-01-05T00:00:00+01:00');
    expect(await monthsOf(ana)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(await toldTo(ana)).toHaveLength(1);
  });

  it('at a lower price says so too: who pays less wants to know what changed', async () => {
    const ana = await subscriber();
    await changeBenefit(database, ana.benefitId, { price: 90_000 });
    await renewAt('2026-12-05T00:00:00+01:00');
    expect(await toldTo(ana)).toEqual([
      'The price of a subscription has changed: Teretana   Mesec je koštao 1.000,00\u00a0RSD, a sada košta 900,00\u00a0RSD.',
    ]);
  });

  it('of somebody whose renewal fails keeps nobody else from theirs', async () => {
    const [ana, mara] = [await subscriber(), await subscriber()];
    // A charge for December that the subscription does not know of: the unique constraint makes its renewal fail.
    const [row] = await database.select().from(subscriptionCharges).where(sql`company_id = ${ana.companyId}`);
    if (!row) throw new Error('no charge');
    const { id: _, ...rest } = row;
    await database.insert(subscriptionCharges).values({ ...rest, month: '2026-12-01' });
    await renewAt('2026-12-05T00:00:00+01:00');
    expect([await monthsOf(ana), await monthsOf(mara)]).toEqual([
      ['2026-11', '2026-12'],
      ['2026-11', '2026-12'],
    ]);
    expect(warnings).toHaveLength(1);
    await database.execute(
      sql`delete from subscription_charges where company_id = ${ana.companyId} and month = '2026-12-01'`,
    );
  });
});

describe('a cancelled subscription', () => {
  it('ends with its month, is not charged again, and its owner is told', async () => {
    const ana = await subscriber();
    await change(ana, ana.subscription, false, '2026-11-30T23:59:59+01:00');
    await renewAt('2026-11-30T23:59:59+01:00');
    expect((await rowOf(ana))?.endedBy).toBe(null);
    await renewAt('2026-12-01T00:00:00+01:00');
    await renewAt('2026-12-05T00:00:00+01:00');
    expect([await monthsOf(ana), (await rowOf(ana))?.endedBy]).toEqual([['2026-11'], 'cancelled']);
    expect(await toldTo(ana)).toEqual([
      'A subscription has ended: Teretana   Otkazana je, a njen poslednji mesec je prošao.',
    ]);
  });

  it('of somebody who has left ends with its month, and tells nobody', async () => {
    const ana = await subscriber();
    await change(ana, ana.subscription, false, '2026-11-30T10:00:00+01:00');
    await leave(ana);
    await renewAt('2026-12-01T00:00:00+01:00');
    expect([(await rowOf(ana))?.endedBy, await toldTo(ana), await postedTo(ana)]).toEqual(['cancelled', [], []]);
  });

  it('that was taken back goes on as if nothing had been', async () => {
    const ana = await subscriber();
    await change(ana, ana.subscription, false, '2026-11-25T10:00:00+01:00');
    await change(ana, ana.subscription, true, '2026-11-30T23:59:59+01:00');
    await renewAt('2026-12-05T00:00:00+01:00');
    expect(await monthsOf(ana)).toEqual(['2026-11', '2026-12']);
  });
});

it('leaves the money right', async () => {
  await subscriber({ flexible: 250_000 });
  for (const day of ['2026-12-05', '2027-01-05', '2027-02-05']) await renewAt(`${day}T00:00:00+01:00`);
  expect(await reconcile(database)).toEqual([]);
});
