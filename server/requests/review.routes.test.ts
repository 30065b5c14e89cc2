import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts } from '../budgets/budgets.table.ts';
import { companies } from '../companies/companies.table.ts';
import { readConfig } from '../config/config.ts';
import { reconcile } from '../database/reconcile.ts';
import { sql as text } from '../database/text.ts';
import { notifications } from '../notifications/notifications.table.ts';
import type { Delivery } from '../outbox/deliver.ts';
import { duringTransaction } from '../testing/during-transaction.ts';
import { sentMails } from '../testing/mails.ts';
import { type Person, signInToken } from '../testing/people.ts';
import { makeRequest, sentFile } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { requestMail } from './request-mail.ts';

const shop = await startTestApp();
const { database, clock } = shop;

async function company(flexible = 200_000, budget = 60_000) {
  const companyId = await shop.company();
  const createdAt = new Date('2025-01-15T10:00:00Z');
  const ana = await shop.person({ companyId, flexible, budgets: { 1: budget }, changes: { createdAt } });
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
/** Runs `look` while this many copies of a request exist, for which no money is held. */
async function amongAsMany(id: number, count: number, look: () => Promise<void>): Promise<void> {
  const { rows } = await database.execute<{ id: number }>(sql`
    insert into requests (company_id, user_id, kind, status, category_id, provider_name, description, search_key, purchase_date, amount, currency,
      held_from_category, held_from_flexible, budget_year, file_id, reason, first_filed_at, decided_by, decided_at, created_at)
    select company_id, user_id, kind, status, category_id, provider_name, description, search_key, purchase_date, amount, currency,
      held_from_category, held_from_flexible, budget_year, file_id, reason, first_filed_at, decided_by, decided_at, created_at
    from requests, generate_series(1, ${count}::integer) where id = ${id} returning id`);
  await look();
  await database.execute(sql`delete from requests where id = any(${`{${rows.map((row) => row.id)}}`}::bigint[])`);
}

const pots = async ({ companyId, userId }: Person) =>
  (
    await database
      .select()
      .from(accounts)
      .where(sql`company_id = ${companyId} and user_id = ${userId}`)
      .orderBy(accounts.categoryId, accounts.year)
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

describe('of somebody whose account is closed', () => {
  async function left() {
    const { ana, boss, id } = await company();
    await database.execute(
      sql`update users set active = false where company_id = ${ana.companyId} and id = ${ana.userId}`,
    );
    return { ana, boss, id };
  }

  it('nothing can be asked, for nobody could answer, and it is decided as any other', async () => {
    const { ana, boss, id } = await left();
    const asked = { decision: 'question', words: 'Whose?', seen: { status: 'pending', comment: null } };
    for (const refused of [
      await shop.call(boss, 'POST', `/company/requests/${id}/decide/`, asked),
      await ask(boss, id, 'Whose?'),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'requests.employee_left' } });
    expect(await mails(ana)).toEqual([]);
    const rejected = { decision: 'rejected', words: 'No name on it', seen: asked.seen };
    expect((await shop.call(boss, 'POST', `/company/requests/${id}/decide/`, rejected)).body).toMatchObject({
      status: 'rejected',
    });
  });

  it('a mail promises no money that they cannot spend, and leads to no page that they cannot open', async () => {
    const { ana, boss, id } = await left();
    await review(boss, id, 'in_review');
    await review(boss, id, 'rejected', 'No name on it');
    const delivery = { config: readConfig({}), now: clock.now } as unknown as Delivery;
    const letter = { companyId: ana.companyId, payload: { requestId: id, news: 'rejected', words: 'No name on it' } };
    const mail = await requestMail(database, letter as never, delivery);
    expect(mail?.text).toContain('was rejected. The reason:\nNo name on it');
    expect(mail?.text).not.toContain('/reimbursement');
    expect(mail?.html).not.toContain('/reimbursement');
  });
});

it.each([
  ['accepted', '', ['was accepted.', '']],
  ['rejected', 'No name on it', ['was rejected. The money is yours to spend again. The reason:', 'No name on it', '']],
] as const)('a mail of what was %s has no empty line where nobody wrote anything', async (news, words, lines) => {
  const { ana, id } = await company();
  const delivery = { config: readConfig({}), now: clock.now } as unknown as Delivery;
  const mail = await requestMail(
    database,
    { companyId: ana.companyId, payload: { requestId: id, news, words } } as never,
    delivery,
  );
  const said = mail?.text
    .split('\n')
    .slice(2, -3)
    .map((line) => line.replace(/^Request .*\) /, ''));
  expect(said).toEqual(lines);
});

describe('a rejection in the year after', () => {
  const JANUARY = new Date('2027-01-05T10:00:00Z');

  /** The mail to an employee about a request of December that is rejected in January. */
  async function toldInJanuary(budget: number) {
    const { ana, boss, id } = await company(200_000 - budget, budget);
    await review(boss, id, 'in_review');
    const filed = clock.now;
    clock.now = JANUARY;
    const headers = { authorization: `Token ${await signInToken(database, clock.now, boss)}` };
    const { status } = await review({ ...boss, headers }, id, 'rejected', 'No name on it');
    clock.now = filed;
    expect(status).toBe(200);
    const delivery = { config: readConfig({}), now: JANUARY } as unknown as Delivery;
    const { rows } = await database.execute<{ payload: Record<string, unknown> }>(
      sql`select payload from outbox where company_id = ${ana.companyId} and kind = 'request_news'`,
    );
    const mail = await requestMail(
      database,
      { companyId: ana.companyId, id: 1, attempts: 1, payload: rows[0]?.payload ?? {} },
      delivery,
    );
    const [news] = await told(ana);
    const plain = (text = '') => text.replaceAll('\u00a0', ' ').replace(/^(<p>)?Request \d+/, '$1Request N');
    return { notification: plain(news?.[1]), mail: plain(mail?.text.split('\n')[2]) };
  }

  it('says that what came from a budget of the year that is over can no longer be spent', async () => {
    const text =
      'Request N (Optika Vid, 1,000.00 RSD) was rejected. 400.00 RSD is yours to spend again. 600.00 RSD went back to a budget that has ended, so it can no longer be spent. The reason:';
    expect(await toldInJanuary(60_000)).toEqual({ notification: `<p>${text}</p><p>No name on it</p>`, mail: text });
  });

  it('promises nothing where all came from there', async () => {
    const text =
      'Request N (Optika Vid, 1,000.00 RSD) was rejected. 1,000.00 RSD went back to a budget that has ended, so it can no longer be spent. The reason:';
    expect(await toldInJanuary(100_000)).toEqual({ notification: `<p>${text}</p><p>No name on it</p>`, mail: text });
  });

  it('gives back the whole of what flexible money held', async () => {
    const text = 'Request N (Optika Vid, 1,000.00 RSD) was rejected. The money is yours to spend again. The reason:';
    expect(await toldInJanuary(0)).toEqual({ notification: `<p>${text}</p><p>No name on it</p>`, mail: text });
  });
});

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

const decide = (who: Person, id: number, decision: string, more: object = {}) =>
  shop.call(who, 'POST', `/company/requests/${id}/decide/`, {
    decision,
    seen: { status: 'pending', comment: null },
    ...more,
  });
const detail = async (who: Person, id: number) => (await shop.call(who, 'GET', `/company/requests/${id}/`)).body;
const eventsOf = async (who: Person, id: number) =>
  (await detail(who, id)).timeline.map(({ status }: { status: string }) => status);
const noted = async ({ companyId }: Person) =>
  (await database.execute(sql`select kind from changes where company_id = ${companyId} order by id`)).rows.map(
    ({ kind }) => kind,
  );

describe('one call', () => {
  it('takes a pending request up and accepts it: two events, one mail, one row in the log of changes', async () => {
    const { ana, boss, id } = await company();
    const { status, body } = await decide(boss, id, 'accepted');
    expect([status, body]).toEqual([
      200,
      { id, status: 'accepted', needs_information: false, decided_at: '2026-11-20T10:00:00.000Z', waits: false },
    ]);
    expect(await eventsOf(boss, id)).toEqual(['pending', 'in_review', 'accepted']);
    expect(await pots(ana)).toEqual([
      [0, 40_000],
      [0, 60_000],
    ]);
    expect(await mails(ana)).toEqual([{ news: 'accepted' }]);
    expect(await noted(ana)).toEqual(['request.accepted']);
    expect(await detail(boss, id)).toMatchObject({ decided_by: { id: boss.userId, name: 'Vesna Ilić' } });
    expect(await reconcile(database)).toEqual([]);
  });

  it('rejects with a code and words, and says both', async () => {
    const { ana, boss, id } = await company();
    expect((await decide(boss, id, 'rejected')).body.fields).toEqual({ words: 'This field is required' });
    expect((await decide(boss, id, 'rejected', { code: 'rude', words: 'x' })).status).toBe(400);
    const answer = await decide(boss, id, 'rejected', { code: 'unreadable', words: ' Ne vidi se iznos. ' });
    expect(answer.body.status).toBe('rejected');
    expect(await detail(boss, id)).toMatchObject({ reason: 'Ne vidi se iznos.', reason_code: 'unreadable' });
    expect((await told(ana)).at(-1)?.[1]).toContain('<p>Ne vidi se iznos.</p>');
    expect(await pots(ana)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('accepts what was refused words for: nobody reads them', async () => {
    const { ana, boss, id } = await company();
    await decide(boss, id, 'accepted', { code: 'other', words: 'Never mind' });
    expect(await detail(boss, id)).toMatchObject({ status: 'accepted', reason: '', reason_code: null });
    expect((await told(ana)).at(-1)?.[1]).not.toContain('Never mind');
  });

  it('is not passed by an answer that it has not read: who writes meanwhile waits for it', async () => {
    const { ana, boss, id } = await company();
    const blocked = sql`
      select pid, pg_blocking_pids(pid) as by from pg_stat_activity
      where datname = current_database() and pg_blocking_pids(pid) <> '{}'`;
    const anyWaits = sql`select from (${blocked}) w`;
    const oneWaitsForAnother = sql`select from (${blocked}) w join (${blocked}) v on v.pid = any(w.by)`;
    const isSo = async (wanted: typeof blocked) => (await database.execute(wanted)).rows.length === 1;
    let isAnswered = false;
    let deciding: ReturnType<typeof decide> | undefined;
    let answering: ReturnType<typeof decide> | undefined;
    // Another transaction locks the account, so the decision has read the comments and waits before it writes.
    await database.transaction(async (moving) => {
      await moving.execute(sql`select from accounts where company_id = ${ana.companyId} for update`);
      deciding = decide(boss, id, 'accepted');
      await expect.poll(() => isSo(anyWaits)).toBe(true);
      answering = shop
        .call(ana, 'POST', `/v2/requests/${id}/comments/`, { text: 'Wrong amount!' })
        .finally(() => (isAnswered = true));
      // The comment waits for the decision. Which of the two calls is answered first afterwards is not determined.
      await expect.poll(async () => isAnswered || (await isSo(oneWaitsForAnother))).toBe(true);
      expect(isAnswered).toBe(false);
    });
    expect([(await deciding)?.status, (await answering)?.status]).toEqual([200, 201]);
  });

  it.each([
    [
      'question',
      'Missing:\n- the receipt\r\n- <the guarantee>',
      'Missing:',
      '- the receipt',
      '- &lt;the guarantee&gt;',
    ],
    ['rejected', 'Not yours.\n\nFile your own.', 'Not yours.', '', 'File your own.'],
  ])('tells %s line by line, as it was written', async (decision, words, ...lines) => {
    const { ana, boss, id } = await company();
    await sentMails(shop);
    await decide(boss, id, decision, decision === 'rejected' ? { words, code: 'other' } : { words });
    expect((await told(ana)).at(-1)?.[1]).toContain(`<p>${lines.join('<br />')}</p>`);
    const [mail] = (await sentMails(shop)).filter(({ to }) => to.address === ana.email);
    const inMail = lines.map((line) => line.replace('&lt;', '&#60;').replace('&gt;', '&#62;'));
    expect(mail?.html).toContain(`<p>${inMail.join('<br>')}</p>`);
  });

  it('asks, and is decided once the answer was seen', async () => {
    const { ana, boss, id } = await company();
    expect((await decide(boss, id, 'question')).body.fields).toEqual({ words: 'This field is required' });
    expect((await decide(boss, id, 'question', { words: 'Which glasses?' })).body).toMatchObject({
      status: 'in_review',
      needs_information: true,
    });
    const { seen } = await detail(boss, id);
    await shop.call(ana, 'POST', `/v2/requests/${id}/comments/`, { text: 'For reading.' });
    const late = await decide(boss, id, 'accepted', { seen });
    expect([late.status, late.body.code]).toEqual([409, 'requests.seen']);
    expect(late.body.message).toBe('The request has changed since you looked at it. Nothing was decided.');
    expect(late.body.seen).toEqual((await detail(boss, id)).seen);
    expect((await decide(boss, id, 'accepted', { seen: late.body.seen })).status).toBe(200);
    expect(await mails(ana)).toEqual([{ news: 'question' }, { news: 'accepted' }]);
    expect(await reconcile(database)).toEqual([]);
  });

  it.each([
    ['accepted', {}],
    ['rejected', { code: 'other', words: 'No name on it' }],
    ['question', { words: 'Whose is it?' }],
  ])('sent again to make it %s answers the same, and tells nobody twice', async (decision, more) => {
    const { ana, boss, id } = await company();
    const first = await decide(boss, id, decision, more);
    const again = await decide(boss, id, decision, more);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await told(ana)).toHaveLength(1);
    expect(await reconcile(database)).toEqual([]);
  });

  it('that comes second says who was first, when, what and why', async () => {
    const { ana, boss, id } = await company();
    const chief = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['reviewer'] } });
    await decide(boss, id, 'rejected', { code: 'duplicate', words: 'As request 3' });
    const second = await decide(chief, id, 'accepted');
    expect([second.status, second.body]).toMatchObject([
      409,
      {
        code: 'requests.status',
        status: 'rejected',
        by: { id: boss.userId, name: 'Vesna Ilić' },
        at: '2026-11-20T10:00:00.000Z',
        reason: 'As request 3',
      },
    ]);
    // An equal decision by another reviewer is not taken for a repeated call.
    expect((await decide(chief, id, 'rejected', { words: 'As request 3' })).status).toBe(409);
    expect((await decide(boss, id, 'rejected', { words: 'Another' })).status).toBe(409);
  });

  it('is not for one’s own request, nor for one that the employee took back', async () => {
    const { ana, boss, id } = await company();
    const own = await shop.person({ flexible: 200_000, changes: { companyRoles: ['owner'] } });
    const mine = await makeRequest(database, clock.now, own);
    expect((await decide(own, mine, 'accepted')).body.code).toBe('requests.own');
    expect(await detail(own, mine)).toMatchObject({ own: true });
    await shop.call(ana, 'PATCH', `/v2/requests/${id}/`, { status: 'cancelled' });
    expect((await decide(boss, id, 'accepted')).body).toMatchObject({
      status: 'cancelled',
      by: { id: ana.userId, name: 'Ana Anić' },
    });
  });

  it.each([
    ['nothing seen', { decision: 'accepted' }],
    ['another status', { decision: 'accepted', seen: { status: 'done', comment: null } }],
    ['more than was seen', { decision: 'accepted', seen: { status: 'pending', comment: null, by: 1 } }],
    ['another decision', { decision: 'cancelled', seen: { status: 'pending', comment: null } }],
    ['too many words', { decision: 'question', words: 'x'.repeat(2001), seen: { status: 'pending', comment: null } }],
  ])('refuses %s', async (_, body) => {
    const { boss, id } = await company();
    expect((await shop.call(boss, 'POST', `/company/requests/${id}/decide/`, body)).status).toBe(400);
  });

  it('takes eight statements for a decision, the token, BEGIN and COMMIT counted', async () => {
    const { boss, id } = await company();
    const statements = await shop.statements(async () => {
      expect((await decide(boss, id, 'accepted')).status).toBe(200);
    });
    expect(statements).toHaveLength(8);
  });
});

describe('the queue', () => {
  it('is the oldest first, with how many each has; what is decided is the last decision first', async () => {
    const { ana, boss, id } = await company(10_000_000);
    const [second, third, fourth, fifth] = [
      await makeRequest(database, clock.now, ana),
      await makeRequest(database, clock.now, ana),
      await makeRequest(database, clock.now, ana),
      await makeRequest(database, clock.now, ana),
    ];
    await decide(boss, third, 'question', { words: 'Whose?' });
    await review(boss, second, 'in_review');
    await decide(boss, fourth, 'accepted');
    clock.now = new Date('2026-11-20T11:00:00Z');
    const newest = await makeRequest(database, clock.now, ana);
    await shop.call(ana, 'PATCH', `/v2/requests/${fifth}/`, { status: 'cancelled' });
    clock.now = new Date('2026-11-20T10:00:00Z');
    const found = async (queue: string) => {
      const { body } = await shop.call(boss, 'GET', `/company/requests/?queue=${queue}`);
      return [body.count, body.results.map((row: { id: number }) => row.id), body.queues];
    };
    const queues = { pending: 2, in_review: 1, asked: 1, decided: 2 };
    expect(await found('pending')).toEqual([2, [id, newest], queues]);
    expect(await found('in_review')).toEqual([1, [second], queues]);
    expect(await found('asked')).toEqual([1, [third], queues]);
    expect(await found('decided')).toEqual([2, [fifth, fourth], queues]);
  });

  it('says up to 1,000 how many each queue has, and of the one that is read how many it finds', async () => {
    const { ana, boss, id } = await company(10_000_000);
    await decide(boss, id, 'rejected', { words: 'Unreadable' });
    await makeRequest(database, clock.now, ana);
    const found = async (queue: string) => (await shop.call(boss, 'GET', `/company/requests/?queue=${queue}`)).body;
    await amongAsMany(id, 1001, async () => {
      const queues = { pending: 1, in_review: 0, asked: 0, decided: 1000 };
      expect(await found('decided')).toMatchObject({ count: 1002, queues });
      expect(await found('pending')).toMatchObject({ count: 1, queues });
    });
  });

  it('is filtered by person, kind and category, and searched by the name of the person', async () => {
    const { ana, boss, id } = await company(10_000_000);
    const mara = await shop.person({ companyId: ana.companyId, flexible: 1_000_000, changes: { firstName: 'Đurđa' } });
    const other = await makeRequest(database, clock.now, mara, { kind: 'invoice', categoryId: 2 });
    const found = async (query: string) =>
      (await shop.call(boss, 'GET', `/company/requests/?${query}`)).body.results.map((row: { id: number }) => row.id);
    expect(await found('search=djurdja')).toEqual([other]);
    expect(await found('search=ana optika')).toEqual([id]);
    expect(await found(`person=${mara.userId}`)).toEqual([other]);
    expect(await found('kind=reimbursement')).toEqual([id]);
    expect(await found('category=2,3')).toEqual([other]);
    for (const wrong of ['queue=done', 'kind=1', 'person=0', 'category=x', `search=${'x'.repeat(101)}`]) {
      expect((await shop.call(boss, 'GET', `/company/requests/?${wrong}`)).status).toBe(400);
    }
  });

  it('says what waits for longer than was promised: three business days unless the company says otherwise', async () => {
    const { ana, boss, id } = await company();
    const promise = (days: number) =>
      database.update(companies).set({ promiseDays: days }).where(eq(companies.id, ana.companyId));
    const late = async () => (await shop.call(boss, 'GET', '/company/requests/?queue=pending')).body.results[0].late;
    try {
      // The request was filed on a Friday.
      clock.now = new Date('2026-11-25T22:00:00Z');
      expect(await late()).toBe(false);
      clock.now = new Date('2026-11-25T23:30:00Z');
      expect(await late()).toBe(true);
      await promise(4);
      expect([await late(), (await detail(boss, id)).late]).toEqual([false, false]);
      // On the Tuesday after that Friday.
      clock.now = new Date('2026-11-23T23:30:00Z');
      await promise(1);
      expect([await late(), (await detail(boss, id)).late]).toEqual([true, true]);
      await decide(boss, id, 'question', { words: 'Whose?' });
      expect((await detail(boss, id)).late).toBe(false);
    } finally {
      clock.now = new Date('2026-11-20T10:00:00Z');
    }
  });

  it('names what is worth a look of what waits, and of what is decided nothing', async () => {
    const { ana, boss, id } = await company(10_000_000);
    const again = await makeRequest(database, clock.now, ana, { purchaseDate: '2026-11-15' });
    const same = await makeRequest(database, clock.now, ana);
    const found = async (query: string) =>
      Object.fromEntries(
        (await shop.call(boss, 'GET', `/company/requests/?${query}`)).body.results.map(
          (row: { id: number; signals: string[] }) => [row.id, row.signals],
        ),
      );
    const kinds = async (one: number) => (await detail(boss, one)).signals.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(same)).toEqual(['same_purchase', 'near']);
    expect(await found('queue=pending')).toEqual({
      [id]: await kinds(id),
      [again]: await kinds(again),
      [same]: await kinds(same),
    });
    expect(await found('')).toEqual({ [id]: [], [again]: [], [same]: [] });
    await decide(boss, same, 'accepted');
    expect(await found('queue=decided')).toEqual({ [same]: [] });
  });

  it('is read in two statements, and so is a request', async () => {
    const { boss, id } = await company();
    expect(await shop.statements(() => shop.call(boss, 'GET', '/company/requests/?queue=pending'))).toHaveLength(2);
    expect(await shop.statements(() => shop.call(boss, 'GET', `/company/requests/${id}/`))).toHaveLength(2);
  });
});

describe('what can be checked', () => {
  const signalsOf = async (who: Person, id: number) =>
    (await detail(who, id)).signals.map(({ kind }: { kind: string }) => kind);

  it('names the newest request with the same file, or the same amount, day and provider, of anybody in the company', async () => {
    const { ana, boss, id } = await company(10_000_000);
    const mara = await shop.person({
      companyId: ana.companyId,
      flexible: 1_000_000,
      changes: { firstName: 'Mara', createdAt: new Date('2025-01-15T10:00:00Z') },
    });
    const file = (who: Person) => sentFile(who, clock.now, `shared ${ana.userId}`);
    const first = await makeRequest(database, clock.now, ana, { amount: 1, file: file(ana), providerName: 'Teatar' });
    const second = await makeRequest(database, clock.now, mara, { amount: 2, file: file(mara), providerName: 'Kino' });
    const third = await makeRequest(database, clock.now, mara, { providerName: ' OPTIKA  vid' });
    expect((await detail(boss, second)).signals).toEqual([
      {
        kind: 'same_file',
        request: { id: first, status: 'pending', reason: '', employee: 'Ana Anić' },
        amount: null,
        day: null,
        changed: [],
      },
    ]);
    expect((await detail(boss, third)).signals[0]).toMatchObject({ kind: 'same_purchase', request: { id } });
  });

  it('takes every apostrophe in the name of a provider for one', async () => {
    const { ana, boss } = await company(10_000_000);
    const named = (providerName: string) => makeRequest(database, clock.now, ana, { amount: 700, providerName });
    const [typed, pasted] = [await named("O'Neill"), await named('O’Neill')];
    expect((await detail(boss, pasted)).signals[0]).toMatchObject({ kind: 'same_purchase', request: { id: typed } });
  });

  it('names what one bought there within a week, and not what was refused', async () => {
    const { ana, boss } = await company(10_000_000);
    const at = (purchaseDate: string) =>
      makeRequest(database, clock.now, ana, { purchaseDate, providerName: 'Teretana', amount: 5000 });
    const [monday, tooFar] = [await at('2026-11-11'), await at('2026-11-20')];
    expect(await signalsOf(boss, tooFar)).toEqual([]);
    const between = await at('2026-11-13');
    expect((await detail(boss, between)).signals[0]).toMatchObject({ kind: 'near', request: { id: tooFar } });
    await decide(boss, tooFar, 'rejected', { words: 'x' });
    expect((await detail(boss, between)).signals[0].request.id).toBe(monday);
  });

  it('says that it is more than three times what is usual for them', async () => {
    const { ana, boss, id } = await company(10_000_000);
    const one = (amount: number) =>
      makeRequest(database, clock.now, ana, { amount, providerName: `Shop ${amount}`, purchaseDate: '2026-11-17' });
    for (const amount of [20_000, 30_000, 40_000]) {
      expect(await signalsOf(boss, id)).toEqual([]);
      await decide(boss, await one(amount), 'accepted');
    }
    expect((await detail(boss, id)).signals).toMatchObject([{ kind: 'high', amount: 300 }]);
    expect(await signalsOf(boss, await one(90_000))).toEqual([]);
  });

  it('says that a day is none of work, or before they came', async () => {
    const { ana, boss } = await company(10_000_000);
    const on = async (purchaseDate: string) =>
      signalsOf(boss, await makeRequest(database, clock.now, ana, { purchaseDate, providerName: purchaseDate }));
    await database.execute(
      sql`update users set created_at = '2026-11-09T23:30:00Z' where company_id = ${ana.companyId} and id = ${ana.userId}`,
    );
    expect(await on('2026-11-15')).toEqual(['weekend']);
    expect(await on('2026-11-11')).toEqual(['holiday']);
    expect(await on('2026-11-10')).toEqual([]);
    expect(await on('2026-11-09')).toEqual(['before_joined']);
  });

  it('says what is another than in the one that was refused', async () => {
    const { ana, boss, id } = await company(10_000_000);
    await decide(boss, id, 'rejected', { code: 'unreadable', words: 'Ne vidi se' });
    const again = await makeRequest(database, clock.now, ana, {
      resubmits: id,
      file: null,
      amount: 90_000,
      description: 'Frames',
    });
    expect((await detail(boss, again)).signals).toEqual([
      {
        kind: 'filed_again',
        request: { id, status: 'rejected', reason: 'Ne vidi se', employee: 'Ana Anić' },
        amount: null,
        day: null,
        changed: [
          { field: 'amount', before: '1000' },
          { field: 'description', before: 'Glasses' },
        ],
      },
    ]);
  });

  it('is named in a queue by its kinds, warnings first', async () => {
    const { ana, boss, id } = await company(10_000_000);
    await decide(boss, id, 'rejected', { code: 'unreadable', words: 'Ne vidi se' });
    const again = await makeRequest(database, clock.now, ana, { resubmits: id, file: null });
    const visit = (changes: object) =>
      makeRequest(database, clock.now, ana, {
        providerName: 'Teatar',
        purchaseDate: '2026-11-12',
        amount: 5000,
        ...changes,
      });
    const file = () => sentFile(ana, clock.now, `twice ${ana.userId}`);
    const [first, copy] = [await visit({ file: file() }), await visit({ file: file() })];
    const sunday = await visit({ purchaseDate: '2026-11-15' });
    const { body } = await shop.call(boss, 'GET', '/company/requests/?queue=pending');
    const kinds = body.results.map((row: { id: number; signals: string[] }) => [row.id, row.signals]);
    expect(kinds).toEqual([
      [again, ['filed_again']],
      [first, ['same_file', 'same_purchase', 'near']],
      [copy, ['same_file', 'same_purchase', 'near']],
      [sunday, ['near', 'weekend']],
    ]);
  });

  it('is their earlier requests of twelve months, and their budgets after it', async () => {
    const { ana, boss, id } = await company(200_000);
    await decide(boss, id, 'accepted');
    const old = await makeRequest(database, clock.now, ana, { amount: 5000 });
    await database.execute(
      sql`update requests set created_at = '2025-11-20T09:59:59Z', budget_year = 2025 where company_id = ${ana.companyId} and id = ${old}`,
    );
    const refused = await makeRequest(database, clock.now, ana, { amount: 10_000 });
    await decide(boss, refused, 'rejected', { words: 'x' });
    const other = await makeRequest(database, clock.now, ana, { amount: 20_000 });
    const last = await makeRequest(database, clock.now, ana, { amount: 30_000 });
    const { earlier, budgets_after, employee } = await detail(boss, last);
    expect(employee).toMatchObject({ id: ana.userId, language: 'EN', unit: '' });
    expect(earlier).toMatchObject({ count: 3, accepted: 1, rejected: 1, sum: 1000 });
    expect(earlier.results.map((row: { id: number }) => row.id)).toEqual([other, refused, id]);
    expect(budgets_after).toEqual([
      { category_id: null, allocated: 2000, spent: 400, this: 300, held: 250, left: 1050 },
    ]);
    await decide(boss, last, 'accepted');
    expect((await detail(boss, last)).budgets_after).toEqual([]);
  });
});

describe('who looks at a request', () => {
  const claim = async (who: Person, id: number, body: object = {}) =>
    (await shop.call(who, 'POST', `/company/requests/${id}/claim/`, body)).body.claim;

  it('is shown to colleagues for a quarter of an hour, from the last time', async () => {
    const { ana, boss, id } = await company();
    const chief = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['reviewer'] } });
    try {
      expect(await claim(boss, id)).toEqual({
        by: { id: boss.userId, name: 'Vesna Ilić' },
        since: '2026-11-20T10:00:00.000Z',
        until: '2026-11-20T10:15:00.000Z',
        mine: true,
      });
      clock.now = new Date('2026-11-20T10:14:00Z');
      expect(await claim(chief, id)).toMatchObject({ by: { id: boss.userId }, mine: false });
      expect(await claim(boss, id)).toMatchObject({
        since: '2026-11-20T10:00:00.000Z',
        until: '2026-11-20T10:29:00.000Z',
      });
      const [row] = (await shop.call(chief, 'GET', '/company/requests/')).body.results;
      expect(row.claim).toMatchObject({ by: { name: 'Vesna Ilić' }, mine: false });
      clock.now = new Date('2026-11-20T10:29:00Z');
      expect((await detail(chief, id)).claim).toBeNull();
      expect(await claim(chief, id)).toMatchObject({ since: '2026-11-20T10:29:00.000Z', mine: true });
      // After it has run out, a claim of the same person begins again.
      clock.now = new Date('2026-11-20T10:44:00Z');
      expect(await claim(chief, id)).toMatchObject({ since: '2026-11-20T10:44:00.000Z', mine: true });
    } finally {
      clock.now = new Date('2026-11-20T10:00:00Z');
    }
  });

  it('is another by taking over, which is noted; leaving lets go of one’s own alone', async () => {
    const { ana, boss, id } = await company();
    const chief = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['reviewer'] } });
    await claim(boss, id);
    expect(await claim(chief, id, { take_over: true })).toMatchObject({ mine: true });
    expect(await noted(ana)).toEqual(['request.taken_over']);
    await claim(chief, id, { take_over: true });
    expect(await noted(ana)).toHaveLength(1);
    expect((await shop.call(boss, 'DELETE', `/company/requests/${id}/claim/`)).status).toBe(204);
    expect((await detail(boss, id)).claim).toMatchObject({ by: { id: chief.userId } });
    await shop.call(chief, 'DELETE', `/company/requests/${id}/claim/`);
    expect((await detail(boss, id)).claim).toBeNull();
    // A claim does not keep others from deciding.
    await claim(boss, id);
    expect((await decide(chief, id, 'accepted')).status).toBe(200);
    expect(await claim(boss, id)).toBeNull();
  });

  it('is not whose request it is', async () => {
    const own = await shop.person({ flexible: 200_000, changes: { companyRoles: ['owner'] } });
    const id = await makeRequest(database, clock.now, own);
    expect(await claim(own, id)).toBeNull();
    expect((await shop.call(own, 'POST', `/company/requests/${id}/claim/`, { take_over: true })).status).toBe(403);
  });
});

it('nothing is left of a budget that has ended, whatever was not spent of it', async () => {
  clock.now = new Date('2026-12-31T22:59:00Z');
  const { boss } = await company();
  const sava = await shop.person({ companyId: boss.companyId, budgets: { 1: 60_000 } });
  const id = await makeRequest(database, clock.now, sava, { amount: 10_000 });
  const after = async () => (await detail(boss, id)).budgets_after;
  const budget = { category_id: 1, allocated: 600, spent: 0, this: 100, held: 0 };
  expect(await after()).toEqual([{ ...budget, left: 500 }]);
  clock.now = new Date('2027-01-04T10:00:00Z');
  try {
    expect(await after()).toEqual([{ ...budget, left: 0 }]);
  } finally {
    clock.now = new Date('2026-11-20T10:00:00Z');
  }
});

it('a request held over the end of the year keeps its year', async () => {
  clock.now = new Date('2026-12-31T22:59:00Z');
  const { ana, boss, id } = await company();
  clock.now = new Date('2027-01-04T10:00:00Z');
  try {
    // A budget of the new year, which the request must not use.
    await database.execute(
      sql`
      with given as (
        insert into accounts (company_id, user_id, category_id, year, allocated) values (${ana.companyId}, ${ana.userId}, 1, 2027, 5000))
      insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, created_at)
      values (${ana.companyId}, ${ana.userId}, 1, 2027, 'correction', 5000, now())`,
    );
    await review(boss, id, 'in_review');
    expect((await detail(boss, id)).budgets_after).toEqual([
      { category_id: 1, allocated: 600, spent: 0, this: 600, held: 0, left: 0 },
      { category_id: null, allocated: 2000, spent: 0, this: 400, held: 0, left: 1600 },
    ]);
    await review(boss, id, 'accepted');
    expect(await pots(ana)).toEqual([
      [0, 40_000],
      [0, 60_000],
      [0, 0],
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

describe('a request above the limit', () => {
  /** A company whose limit is 500,00, with two reviewers, and a request for 1,000.00. */
  async function limited() {
    const { ana, boss, id } = await company();
    await shop.call(boss, 'PUT', '/company/approval-limit/', { limit: 500 });
    const chief = await shop.person({
      companyId: ana.companyId,
      changes: { companyRoles: ['reviewer'], firstName: 'Petar', lastName: 'Lukić' },
    });
    return { ana, boss, chief, id };
  }
  const waiting = async ({ companyId }: Person) =>
    (await database.execute(sql`select id, status, reason from approvals where company_id = ${companyId} order by id`))
      .rows;
  const seenBy = async (who: Person, id: number) => ({ seen: (await detail(who, id)).seen });
  const first = async () => {
    const people = await limited();
    const answer = await decide(people.boss, people.id, 'accepted');
    return { ...people, answer };
  };

  it('says so before, and waits for a second person once one has accepted it: no money moves', async () => {
    const { ana, boss, chief, id } = await limited();
    expect((await detail(boss, id)).signals).toContainEqual(
      expect.objectContaining({ kind: 'over_limit', amount: 500 }),
    );
    const { status, body } = await decide(boss, id, 'accepted');
    expect([status, body]).toEqual([
      200,
      { id, status: 'in_review', needs_information: false, decided_at: null, waits: true },
    ]);
    expect(await pots(ana)).toEqual([
      [40_000, 0],
      [60_000, 0],
    ]);
    expect(await told(ana)).toEqual([]);
    expect((await told(chief)).at(-1)?.[0]).toBe('A request waits for a second person');
    const second = { by: { id: boss.userId, name: 'Vesna Ilić' }, at: '2026-11-20T10:00:00.000Z' };
    expect((await detail(chief, id)).second).toEqual({ ...second, own: false });
    const [row] = (await shop.call(boss, 'GET', '/company/requests/?queue=in_review')).body.results;
    expect(row.second).toEqual({ ...second, own: true });
    expect(await reconcile(database)).toEqual([]);
  });

  it('is accepted by the second, and never by the first once more', async () => {
    const { ana, boss, chief, id, answer } = await first();
    expect((await decide(boss, id, 'accepted')).body).toEqual(answer.body);
    expect((await decide(boss, id, 'accepted', await seenBy(boss, id))).body).toEqual(answer.body);
    expect((await detail(boss, id)).status).toBe('in_review');
    expect((await decide(chief, id, 'accepted')).body.code).toBe('requests.seen');
    expect((await decide(chief, id, 'accepted', await seenBy(chief, id))).body.status).toBe('accepted');
    expect(await pots(ana)).toEqual([
      [0, 40_000],
      [0, 60_000],
    ]);
    expect(await mails(ana)).toContainEqual({ news: 'accepted' });
    expect(await waiting(ana)).toMatchObject([{ status: 'approved' }]);
    expect(await noted(ana)).toEqual([
      'company.changed',
      'request.taken_up',
      'approval.proposed',
      'request.accepted',
      'approval.approved',
    ]);
    expect((await detail(boss, id)).second).toBeNull();
    expect(await reconcile(database)).toEqual([]);
  });

  it.each([
    ['by the first, who takes it back with that', 'boss', 'withdrawn', ''],
    ['by the second', 'chief', 'refused', 'Nema imena'],
  ] as const)('can be rejected %s', async (_, by, ended, reason) => {
    const people = await first();
    const { ana, id } = people;
    const who = people[by];
    const said = { code: 'other', words: 'Nema imena', ...(await seenBy(who, id)) };
    expect((await decide(who, id, 'rejected', said)).body.status).toBe('rejected');
    expect(await waiting(ana)).toMatchObject([{ status: ended, reason }]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is approved as any proposal too, by who may review; never by its employee, nor by the first', async () => {
    const { ana, boss, chief, id } = await first();
    const [{ id: approval } = {}] = await waiting(ana);
    const owner = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['owner'] } });
    const budgets = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['budgets'] } });
    const path = `/company/approvals/${approval}/`;
    expect((await shop.call(budgets, 'GET', path)).status).toBe(404);
    expect((await shop.call(budgets, 'GET', '/company/approvals/')).body.count).toBe(0);
    for (const [how, body] of [
      ['approve', { seen: 'a'.repeat(64) }],
      ['refuse', { reason: 'Ne' }],
      ['withdraw', undefined],
    ] as const)
      expect((await shop.call(budgets, 'POST', `${path}${how}/`, body)).status, how).toBe(404);
    expect((await shop.call(boss, 'GET', path)).body).toMatchObject({ may: 'withdraw', own: true });
    const { body } = await shop.call(owner, 'GET', path);
    expect(body).toMatchObject({
      kind: 'request',
      may: 'decide',
      request: id,
      employee: { id: ana.userId, name: 'Ana Anić' },
      sum: 1000,
      limit: 500,
      note: 'Optika Vid',
      now: { people: 1, sum: 1000, left_count: 0, stale: null },
    });
    // A comment is written meanwhile, and the employee leaves: the approver must see both.
    await decide(chief, id, 'question', { words: 'Na koga glasi?', ...(await seenBy(chief, id)) });
    expect((await shop.call(owner, 'POST', `${path}approve/`, { seen: body.now.seen })).body.code).toBe(
      'approvals.changed',
    );
    await database.execute(
      sql`update users set active = false where company_id = ${ana.companyId} and id = ${ana.userId}`,
    );
    const { now } = (await shop.call(owner, 'GET', path)).body;
    expect(now).toMatchObject({ left_count: 1, left_out: [{ id: ana.userId, name: 'Ana Anić' }], stale: null });
    expect((await shop.call(boss, 'POST', `${path}approve/`, { seen: now.seen })).body.code).toBe('approvals.own');
    expect((await shop.call(owner, 'POST', `${path}approve/`, { seen: now.seen })).body.status).toBe('approved');
    expect(await detail(owner, id)).toMatchObject({ status: 'accepted', decided_by: { id: owner.userId } });
    expect(await reconcile(database)).toEqual([]);
  });

  it('is not approved past what its employee writes in that moment', async () => {
    const { ana, boss, id } = await first();
    const owner = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['owner'] } });
    const [{ id: approval } = {}] = await waiting(ana);
    const path = `/company/approvals/${approval}/`;
    const { seen } = (await shop.call(owner, 'GET', path)).body.now;
    let answer: Awaited<ReturnType<typeof decide>> | undefined;
    await duringTransaction(database, {
      held: text`
        with held as materialized (
          select from users where company_id = ${ana.companyId} and id = ${ana.userId} for no key update)
        insert into request_comments (company_id, request_id, author_id, text, created_at)
        select ${ana.companyId}, ${id}, ${ana.userId}, 'Wrong amount!', ${clock.now.toISOString()}::timestamptz
        where (select count(*) from held) = 1`,
      work: async () => {
        answer = await shop.call(owner, 'POST', `${path}approve/`, { seen });
      },
    });
    expect([answer?.status, answer?.body.code]).toEqual([409, 'approvals.changed']);
    expect((await detail(boss, id)).status).toBe('in_review');
    expect(await reconcile(database)).toEqual([]);
  });

  it.each([
    ['refuses that', 'refuse', 'refused', { reason: 'Previše' }],
    ['takes that back', 'withdraw', 'withdrawn', undefined],
  ] as const)('is ended once, and told once, where one rejects it while another %s', async (_, how, status, body) => {
    const { ana, boss, chief, id } = await first();
    const owner = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['owner'] } });
    const [{ id: approval } = {}] = await waiting(ana);
    const said = { code: 'other', words: 'Nema imena', ...(await seenBy(chief, id)) };
    let rejecting: ReturnType<typeof decide> | undefined;
    // Another transaction locks the account, so the rejection has read that the acceptance waits, and has written nothing yet.
    await database.transaction(async (moving) => {
      await moving.execute(sql`select from accounts where company_id = ${ana.companyId} for update`);
      rejecting = decide(chief, id, 'rejected', said);
      const waits = sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await database.execute(waits)).rows.length).toBe(1);
      const who = how === 'refuse' ? owner : boss;
      const ended = await shop.call(who, 'POST', `/company/approvals/${approval}/${how}/`, body);
      expect([ended.status, ended.body.status]).toEqual([200, status]);
    });
    expect([(await rejecting)?.status, (await detail(boss, id)).status]).toEqual([200, 'rejected']);
    expect(await waiting(ana)).toMatchObject([{ status, reason: body?.reason ?? '' }]);
    const kinds = await noted(ana);
    expect(kinds.filter((kind) => String(kind).startsWith('approval.'))).toEqual([
      'approval.proposed',
      `approval.${status}`,
    ]);
    const refused = (await told(boss)).filter(([title]) => title === 'Your proposal is rejected');
    expect(refused).toHaveLength(how === 'refuse' ? 1 : 0);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is not refused any more where whoever decided on its request was faster', async () => {
    const { ana } = await first();
    const owner = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['owner'] } });
    const [{ id: approval } = {}] = await waiting(ana);
    let answer: Awaited<ReturnType<typeof decide>> | undefined;
    await duringTransaction(database, {
      held: text`
        update approvals set status = 'expired', decided_at = ${clock.now.toISOString()}::timestamptz
        where company_id = ${ana.companyId}`,
      work: async () => {
        answer = await shop.call(owner, 'POST', `/company/approvals/${approval}/refuse/`, { reason: 'Previše' });
      },
    });
    expect([answer?.status, answer?.body.code, answer?.body.status]).toEqual([409, 'approvals.status', 'expired']);
    expect(await waiting(ana)).toMatchObject([{ status: 'expired', reason: '' }]);
  });

  it('of a reviewer is decided by two others, and they are not told of it', async () => {
    const { boss, chief } = await limited();
    const { companyId } = boss;
    const third = await shop.person({ companyId, flexible: 1_000_000, changes: { companyRoles: ['owner'] } });
    const id = await makeRequest(database, clock.now, third);
    await decide(boss, id, 'accepted');
    expect(await told(third)).toEqual([]);
    const [{ id: approval } = {}] = await waiting(boss);
    const { body } = await shop.call(third, 'GET', `/company/approvals/${approval}/`);
    expect(body.may).toBe('look');
    const approve = { seen: body.now.seen };
    expect((await shop.call(third, 'POST', `/company/approvals/${approval}/approve/`, approve)).body.code).toBe(
      'approvals.own',
    );
    expect((await decide(chief, id, 'accepted', await seenBy(chief, id))).body.status).toBe('accepted');
    expect(await reconcile(database)).toEqual([]);
  });

  it('is accepted by one where nobody else reviews, and up to the limit', async () => {
    const { ana, boss, id } = await company();
    await shop.call(boss, 'PUT', '/company/approval-limit/', { limit: 500 });
    const overLimit = expect.objectContaining({ kind: 'over_limit' });
    expect((await detail(boss, id)).signals).not.toContainEqual(overLimit);
    const small = await makeRequest(database, clock.now, ana, { amount: 50_000 });
    expect((await decide(boss, id, 'accepted')).body.status).toBe('accepted');
    const { companyId } = ana;
    const mira = await shop.person({ companyId, flexible: 200_000, changes: { companyRoles: ['reviewer'] } });
    expect((await detail(boss, small)).signals).not.toContainEqual(overLimit);
    expect((await decide(boss, small, 'accepted')).body.status).toBe('accepted');
    // The employee cannot be the second person for their own request.
    const hers = await makeRequest(database, clock.now, mira);
    expect((await decide(boss, hers, 'accepted')).body.status).toBe('accepted');
    // The company's own limit is in its former currency: the usual limit applies in the new one.
    const other = await makeRequest(database, clock.now, ana, { amount: 60_000 });
    await database.execute(sql`update companies set currency = 'EUR' where id = ${ana.companyId}`);
    expect((await decide(boss, other, 'accepted')).body.status).toBe('accepted');
  });

  it('waits anew when seven days are over, or whoever accepted it first reviews no more', async () => {
    const { ana, boss, chief, id } = await first();
    const noon = clock.now;
    try {
      clock.now = new Date(noon.getTime() + 7 * 24 * 3_600_000);
      expect((await detail(chief, id)).second).toBeNull();
      expect((await decide(chief, id, 'accepted', await seenBy(chief, id))).body.waits).toBe(true);
      expect((await detail(boss, id)).second).toMatchObject({ by: { id: chief.userId } });
      await database.execute(
        sql`update users set company_roles = '{}' where company_id = ${ana.companyId} and id = ${chief.userId}`,
      );
      const other = await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['reviewer'] } });
      expect((await decide(boss, id, 'accepted', await seenBy(boss, id))).body.waits).toBe(true);
      expect(await waiting(ana)).toMatchObject([{ status: 'expired' }, { status: 'expired' }, { status: 'waiting' }]);
      expect((await decide(other, id, 'accepted', await seenBy(other, id))).body.status).toBe('accepted');
      expect(await reconcile(database)).toEqual([]);
    } finally {
      clock.now = noon;
    }
  });

  it.each([
    ['reviews no more', '{}', []],
    ['reviews still', '{reviewer}', ['Your proposal has run out', 'A request waits for a second person']],
  ])(
    'that ran out is mailed to whoever accepted it first only where they may look at it: %s',
    async (_, roles, subjects) => {
      const { ana, boss, chief, id } = await first();
      const noon = clock.now;
      await sentMails(shop);
      try {
        clock.now = new Date(noon.getTime() + 7 * 24 * 3_600_000);
        await database.execute(
          sql`update users set company_roles = ${roles}::text[] where company_id = ${ana.companyId} and id = ${boss.userId}`,
        );
        await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['reviewer'] } });
        await decide(chief, id, 'accepted', await seenBy(chief, id));
        const sent = (await sentMails(shop)).filter(({ to }) => to.address === boss.email);
        expect(sent.map(({ subject }) => subject)).toEqual(subjects);
      } finally {
        clock.now = noon;
      }
    },
  );

  it('does not say that nobody decided in time where it ended before: whoever accepted it first reviews no more', async () => {
    const { ana, boss, chief, id } = await first();
    await sentMails(shop);
    await database.execute(
      sql`update users set company_roles = '{}' where company_id = ${ana.companyId} and id = ${boss.userId}`,
    );
    await shop.person({ companyId: ana.companyId, changes: { companyRoles: ['reviewer'] } });
    await decide(chief, id, 'accepted', await seenBy(chief, id));
    expect((await told(boss)).at(-1)).toEqual([
      'Your proposal is no longer valid',
      expect.stringContaining('What you proposed no longer waits for a second person: '),
    ]);
    expect((await sentMails(shop)).filter(({ to }) => to.address === boss.email)).toEqual([]);
  });

  it('is not accepted by the call that knows of one person alone', async () => {
    const { ana, boss, id } = await limited();
    await review(boss, id, 'in_review');
    const answer = await review(boss, id, 'accepted');
    expect([answer.status, answer.body.code]).toEqual([409, 'requests.second']);
    expect((await review(boss, id, 'rejected', 'Nema imena')).status).toBe(200);
    expect(await waiting(ana)).toEqual([]);
  });
});
