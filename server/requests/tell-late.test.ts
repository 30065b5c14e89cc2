import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companies } from '../companies/companies.table.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { LANES } from '../outbox/lanes.ts';
import { lanesOf, sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { makeRequest } from '../testing/requests.ts';
import { storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { tellLate } from './tell-late.job.ts';

const shop = await startTestApp();
const { database, clock } = shop;
// A Friday.
const FILED = new Date('2026-11-20T10:00:00Z');
const [WEDNESDAY, THURSDAY] = ['2026-11-25', '2026-11-26'];

/** A company with a request that was filed on Friday, an owner, a reviewer, and a person with the budgets role. */
async function company() {
  clock.now = FILED;
  const companyId = await shop.company();
  const ana = await shop.person({ companyId, flexible: 10_000_000, changes: { firstName: 'Ana', lastName: 'Kovač' } });
  const vesna = await shop.person({ companyId, language: 'SR', changes: { companyRoles: ['owner'] } });
  const petar = await shop.person({ companyId, language: 'EN', changes: { companyRoles: ['reviewer'] } });
  await shop.person({ companyId, changes: { companyRoles: ['budgets'] } });
  return { companyId, ana, vesna, petar, id: await makeRequest(database, clock.now, ana) };
}

async function told(at: string) {
  clock.now = new Date(at);
  while (await tellLate(database, clock.now));
  return (await sentMails(shop)).filter(({ subject }) => /kasne|late/.test(subject));
}
const to = (mails: readonly { to: { address: string } }[]) => mails.map((mail) => mail.to.address).toSorted();
const emailOf = async ({ companyId, userId }: Person) =>
  (
    await ask<{ email: string }>(
      database,
      sql`select email from users where company_id = ${companyId} and id = ${userId}`,
    )
  )[0]?.email;
const over = (companyId: number) =>
  ask(database, sql`update companies set active = false where id = ${companyId}`).then(() => {});

it('tells each reviewer once, in the morning, once it is late, and the next morning again', async () => {
  const { companyId, vesna, petar } = await company();
  expect(await told(`${WEDNESDAY}T08:00:00+01:00`)).toEqual([]);
  expect(await told(`${THURSDAY}T06:59:59+01:00`)).toEqual([]);
  const mails = await told(`${THURSDAY}T07:00:00+01:00`);
  expect(to(mails)).toEqual([await emailOf(vesna), await emailOf(petar)].toSorted());
  const texts = mails.map(({ text }) => text).join('\n');
  expect(texts).toContain('Broj zahteva koji čekaju duže od 3 radna dana: 1. Najduže čeka: Ana Kovač.');
  expect(texts).toContain('longer than 3 business days: 1. Waiting longest: Ana Kovač.');
  expect(mails[0]?.link).toBe('https://izbor.example/company-admin/requests');
  expect(await told(`${THURSDAY}T11:59:00+01:00`)).toEqual([]);
  // Neither on a Saturday nor at noon, but on Monday morning again.
  expect(await told('2026-11-28T08:00:00+01:00')).toEqual([]);
  expect(await told('2026-11-30T12:00:00+01:00')).toEqual([]);
  expect(await told('2026-11-30T08:00:00+01:00')).toHaveLength(2);
  await over(companyId);
});

it.each([
  [1, '2026-11-23', '2026-11-24', 'duže od 1 radnog dana: 1.', 'longer than 1 business day: 1.'],
  [5, '2026-11-27', '2026-11-30', 'duže od 5 radnih dana: 1.', 'longer than 5 business days: 1.'],
])(
  'with %i business days promised tells nobody on %s, and on %s reviewers',
  async (promiseDays, before, day, sr, en) => {
    const { companyId } = await company();
    await database.update(companies).set({ promiseDays }).where(eq(companies.id, companyId));
    expect(await told(`${before}T08:00:00+01:00`)).toEqual([]);
    const texts = (await told(`${day}T08:00:00+01:00`)).map(({ text }) => text).join('\n');
    expect(texts).toContain(`Broj zahteva koji čekaju ${sr}`);
    expect(texts).toContain(`Requests that wait for ${en}`);
    await over(companyId);
  },
);

it('counts with the thousands apart', async () => {
  const { companyId, id } = await company();
  const [{ columns } = { columns: '' }] = await ask<{ columns: string }>(
    database,
    sql`select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_name = 'requests' and is_identity = 'NO' and is_generated = 'NEVER'`,
  );
  const all = sql.raw(columns);
  await ask(
    database,
    sql`insert into requests (${all}) select ${all} from requests, generate_series(1, 1199) where company_id = ${companyId} and id = ${id}`,
  );
  const mails = await told(`${THURSDAY}T07:00:00+01:00`);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Requests that are late: 1,200',
    'Zahtevi koji kasne: 1.200',
  ]);
  await over(companyId);
});

it('tells nobody of their own, nor of what was decided or asked meanwhile', async () => {
  const { companyId, vesna, petar, id } = await company();
  const own = await shop.person({ companyId, flexible: 1_000_000, changes: { companyRoles: ['reviewer'] } });
  await makeRequest(database, FILED, own);
  clock.now = new Date(`${THURSDAY}T07:00:00+01:00`);
  while (await tellLate(database, clock.now));
  await shop.call(vesna, 'POST', `/company/requests/${id}/decide/`, {
    decision: 'accepted',
    seen: { status: 'pending', comment: null },
  });
  const mails = (await sentMails(shop)).filter(({ subject }) => /kasne|late/.test(subject));
  expect(to(mails)).toEqual([await emailOf(vesna), await emailOf(petar)].toSorted());
  await over(companyId);
});

it('tells it once where the mail server was away for a morning', async () => {
  const { companyId, vesna, petar } = await company();
  clock.now = new Date(`${THURSDAY}T07:00:00+01:00`);
  while (await tellLate(database, clock.now));
  const mails = await told('2026-11-27T07:00:00+01:00');
  expect(to(mails)).toEqual([await emailOf(vesna), await emailOf(petar)].toSorted());
  await over(companyId);
});

it('many servers in the same morning tell it once', async () => {
  const { companyId } = await company();
  clock.now = new Date(`${THURSDAY}T07:00:00+01:00`);
  await storm(database, () => tellLate(database, clock.now));
  expect(await lanesOf(shop, 'late_requests', companyId)).toEqual([LANES.bulk, LANES.bulk]);
  await over(companyId);
});
