import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts } from '../budgets/budgets.table.ts';
import { reconcile } from '../database/reconcile.ts';
import { notifications } from '../notifications/notifications.table.ts';
import type { Person } from '../testing/people.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

async function company(flexible = 200_000) {
  const companyId = await shop.company();
  const ana = await shop.person({ companyId, flexible, budgets: { 1: 60_000 } });
  const boss = await shop.person({
    companyId,
    changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' },
  });
  return { ana, boss, id: await makeRequest(database, clock.now, ana) };
}

const review = (who: Person, id: number, status: string, reason?: string) =>
  shop.call(who, 'PATCH', `/company/requests/${id}/`, { status, ...(reason !== undefined && { reason }) });
const ask = (who: Person, id: number, text: string) =>
  shop.call(who, 'POST', `/company/requests/${id}/comments/`, { text });
const pots = async ({ companyId, userId }: Person) =>
  (
    await database
      .select()
      .from(accounts)
      .where(sql`company_id = ${companyId} and user_id = ${userId}`)
      .orderBy(accounts.categoryId)
  ).map(({ held, spent }) => [held, spent]);
const told = async ({ companyId, userId }: Person) =>
  (
    await database
      .select()
      .from(notifications)
      .where(sql`company_id = ${companyId} and user_id = ${userId}`)
      .orderBy(notifications.id)
  ).map(({ titleEn, textEn }) => [titleEn, textEn]);
const mails = async ({ companyId }: Person) =>
  (await database.execute(sql`select payload->>'news' as news from outbox where company_id = ${companyId} order by id`))
    .rows;

describe('a reviewer', () => {
  it('takes a request up, asks, is answered, and accepts: what was held is spent', async () => {
    const { ana, boss, id } = await company();
    expect(await pots(ana)).toEqual([
      [40_000, 0],
      [60_000, 0],
    ]);

    expect((await review(boss, id, 'in_review')).body).toMatchObject({
      status: 'in_review',
      employee: { id: ana.userId },
    });
    expect((await ask(boss, id, 'Which glasses?')).body).toMatchObject({ by: 'reviewer', name: 'Vesna Ilić' });
    expect((await shop.call(ana, 'GET', `/v2/requests/${id}/`)).body.needs_information).toBe(true);
    await shop.call(ana, 'POST', `/v2/requests/${id}/comments/`, { text: ' For reading. ' });
    expect((await shop.call(ana, 'GET', `/v2/requests/${id}/`)).body.needs_information).toBe(false);
    expect((await review(boss, id, 'accepted')).status).toBe(200);

    expect(await pots(ana)).toEqual([
      [0, 40_000],
      [0, 60_000],
    ]);
    const { body } = await shop.call(ana, 'GET', `/v2/requests/${id}/`);
    expect(body).toMatchObject({ status: 'accepted', decided_at: '2026-11-20T10:00:00.000Z', reason: '' });
    expect(body.timeline.map(({ status, by }: { status: string; by: string }) => [status, by])).toEqual([
      ['pending', 'employee'],
      ['in_review', 'reviewer'],
      ['accepted', 'reviewer'],
    ]);
    expect((await shop.call(ana, 'GET', `/v2/requests/${id}/comments/`)).body).toMatchObject([
      { text: 'Which glasses?', by: 'reviewer' },
      { text: 'For reading.', by: 'employee', name: 'Ana Anić' },
    ]);
    expect((await told(ana)).map(([title]) => title)).toEqual([
      'Your request needs information',
      'Your request was accepted',
    ]);
    expect(await mails(ana)).toEqual([{ news: 'question' }, { news: 'accepted' }]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('rejects with a reason: what was held is free again, and the employee reads why', async () => {
    const { ana, boss, id } = await company();
    await review(boss, id, 'in_review');
    expect((await review(boss, id, 'rejected')).body.fields).toEqual({ reason: 'This field is required' });
    expect((await review(boss, id, 'rejected', '   ')).body.fields).toEqual({ reason: 'This field is required' });
    expect((await review(boss, id, 'rejected', ' No <b>name</b> on it ')).status).toBe(200);

    expect(await pots(ana)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect((await shop.call(ana, 'GET', `/v2/requests/${id}/`)).body.reason).toBe('No <b>name</b> on it');
    expect((await told(ana)).at(-1)?.[1]).toContain('<p>No &lt;b&gt;name&lt;/b&gt; on it</p>');
    expect(await reconcile(database)).toEqual([]);
  });

  it('who asks about a pending request has taken it up with that', async () => {
    const { ana, boss, id } = await company();
    await ask(boss, id, 'Which glasses?');
    expect((await shop.call(ana, 'GET', `/v2/requests/${id}/`)).body).toMatchObject({
      status: 'in_review',
      needs_information: true,
    });
  });

  it.each([
    ['accepted', 'pending'],
    ['rejected', 'pending'],
  ])('does not make it %s before it was taken up', async (status) => {
    const { boss, id } = await company();
    const answer = await review(boss, id, status, 'why');
    expect([answer.status, answer.body.code]).toEqual([409, 'requests.status']);
  });

  it('does not decide twice', async () => {
    const { ana, boss, id } = await company();
    await review(boss, id, 'in_review');
    await review(boss, id, 'rejected', 'why');
    expect((await review(boss, id, 'accepted')).body).toMatchObject({
      code: 'requests.status',
      message: 'The request has already been rejected.',
      status: 'rejected',
    });
    expect((await review(boss, id, 'in_review')).status).toBe(409);
    expect((await told(ana)).length).toBe(1);
  });

  it('does not decide about their own money', async () => {
    const boss = await shop.person({ flexible: 200_000, changes: { companyRoles: ['owner'] } });
    const id = await makeRequest(database, clock.now, boss);
    expect((await review(boss, id, 'in_review')).body.code).toBe('requests.own');
    expect((await ask(boss, id, 'mine')).status).toBe(403);
  });

  it.each(['pending', 'cancelled', 'completed', 1, null])('does not set it to %j', async (status) => {
    const { boss, id } = await company();
    expect((await shop.call(boss, 'PATCH', `/company/requests/${id}/`, { status })).status).toBe(400);
  });

  it('finds requests of the whole company by status and words, and of no other company', async () => {
    const { ana, boss, id } = await company(10_000_000);
    const mara = await shop.person({ companyId: ana.companyId, flexible: 1_000_000, changes: { firstName: 'Mara' } });
    const other = await makeRequest(database, clock.now, mara, {
      providerName: 'Čitaonica',
      description: '100% pamuk',
    });
    await company();
    const found = async (query: string) =>
      (await shop.call(boss, 'GET', `/company/requests/${query}`)).body.results.map((row: { id: number }) => row.id);
    expect(await found('')).toEqual([other, id]);
    expect(await found('?search=читаоница')).toEqual([other]);
    expect(await found('?search=100%25')).toEqual([other]);
    expect(await found('?search=_')).toEqual([]);
    await review(boss, id, 'in_review');
    expect(await found('?status=in_review')).toEqual([id]);
    const { body } = await shop.call(boss, 'GET', '/company/requests/?page_size=1&page=2');
    expect(body).toMatchObject({ count: 2, next: null, previous: '/api/company/requests/?page_size=1&page=1' });
    expect(body.results[0].employee).toEqual({ id: ana.userId, first_name: 'Ana', last_name: 'Anić' });
  });
});

it('a request held over the end of the year keeps its year', async () => {
  clock.now = new Date('2026-12-31T22:59:00Z');
  const { ana, boss, id } = await company();
  clock.now = new Date('2027-01-04T10:00:00Z');
  try {
    await review(boss, id, 'in_review');
    await review(boss, id, 'accepted');
    expect(await pots(ana)).toEqual([
      [0, 40_000],
      [0, 60_000],
    ]);
    expect((await shop.call(ana, 'GET', `/v2/requests/${id}/`)).body.budget_year).toBe(2026);
    expect(await reconcile(database)).toEqual([]);
  } finally {
    clock.now = new Date('2026-11-20T10:00:00Z');
  }
});

it('decides in nine statements and takes up in eight: the token, BEGIN and COMMIT counted', async () => {
  const { boss, id } = await company();
  const count = async (status: string) => {
    let answered = 0;
    const statements = await shop.statements(async () => {
      answered = (await review(boss, id, status)).status;
    });
    return [answered, statements.length];
  };
  expect(await count('in_review')).toEqual([200, 8]);
  expect(await count('accepted')).toEqual([200, 9]);
});
