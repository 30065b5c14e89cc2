import { describe, expect, it } from 'vitest';
import { approvalKinds } from '../approval-kinds.ts';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { makeCategory } from '../testing/benefits.ts';
import { makeCrowd } from '../testing/crowd.ts';
import { duringTransaction } from '../testing/during-transaction.ts';
import { sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { endApproval } from './end-approvals.job.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const DAY = 24 * 60 * 60 * 1000;

/** A company with two people who may give budgets, `owners` of them owners, and the employees Ana and Iva. */
async function company(owners = 1) {
  const vesna = await shop.person({ changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' } });
  const { companyId } = vesna;
  const second = { companyRoles: owners > 1 ? ['owner' as const] : ['budgets' as const] };
  const petar = await shop.person({
    companyId,
    language: 'SR',
    changes: { ...second, firstName: 'Petar', lastName: 'Lukić' },
  });
  const ana = await shop.person({ companyId });
  const iva = await shop.person({ companyId });
  return { companyId, vesna, petar, ana, iva };
}

const give = (who: Person, people: readonly Person[], more: object = {}, key?: string) =>
  shop.call(
    who,
    'POST',
    '/company/budgets/',
    { people: people.map(({ userId }) => userId), amount: 600_000, note: 'Jubilej', ...more },
    key ? { 'idempotency-key': key } : {},
  );
const look = async (who: Person, id: number) => (await shop.call(who, 'GET', `/company/approvals/${id}/`)).body;
const decide = (who: Person, id: number, how: 'approve' | 'refuse' | 'withdraw', body?: object) =>
  shop.call(who, 'POST', `/company/approvals/${id}/${how}/`, body);
const approve = async (who: Person, id: number) =>
  decide(who, id, 'approve', { seen: (await look(who, id)).now?.seen });
const me = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).body;
const gift = async (who: Person, id: number) => (await shop.call(who, 'GET', `/company/budgets/${id}/`)).body;
const mailsOf = (companyId: number) =>
  ask<{ kind: string; userId: number | null }>(
    database,
    sql`
    select kind, (payload ->> 'userId')::integer as "userId" from outbox
    where company_id = ${companyId} and kind like 'approval%' order by id`,
  );

/** A gift of 1,200,000 that Vesna proposes. */
async function proposed() {
  const people = await company();
  const made = (await give(people.vesna, [people.ana, people.iva])).body;
  return { ...people, made, id: made.approval as number };
}

describe('a budget above the limit', () => {
  it('waits for a second person, who is told; no money moves', async () => {
    const { companyId, vesna, petar, ana, made, id } = await proposed();
    expect(made).toMatchObject({ status: 'waiting', people: 2, amount: 600_000 });
    expect(await me(ana)).toMatchObject({ base_balance: 0, new_notifications: 0 });
    expect((await me(petar)).notifications[0]).toMatchObject({
      title: 'Budžet čeka tvoje odobrenje',
      text: expect.stringContaining('1.200.000,00'),
    });
    expect(await mailsOf(companyId)).toEqual([{ kind: 'approval_asked', userId: petar.userId }]);
    expect(await look(petar, id)).toMatchObject({
      kind: 'gift',
      status: 'waiting',
      proposed_by: { name: 'Vesna Ilić' },
      own: false,
      may: 'decide',
      gift: made.id,
      amount: 600_000,
      sum: 1_200_000,
      limit: 1_000_000,
      now: { people: 2, sum: 1_200_000, left_count: 0, stale: null },
    });
    expect(await look(vesna, id)).toMatchObject({ own: true, may: 'withdraw' });
    expect(await reconcile(database)).toEqual([]);
  });

  it('is told in words that fit one person as they fit many', async () => {
    const { companyId, vesna, ana } = await company();
    const lea = await shop.person({ companyId, language: 'EN', changes: { companyRoles: ['budgets'] } });
    await give(vesna, [ana], { amount: 1_200_000 });
    const said =
      'Vesna Ilić proposes a budget of 1,200,000.00\u00a0RSD in all. Number of people: 1. It waits for seven days.';
    expect((await me(lea)).notifications[0].text).toContain(`<p>${said}</p>`);
    const [mail] = (await sentMails(shop)).filter(({ to }) => to.address === lea.email);
    expect(mail?.text).toContain(said);
  });

  it('is said so before it is given, with who could approve it; up to the limit nobody is needed', async () => {
    const { vesna, ana, iva } = await company();
    const preview = async (amount: number) =>
      (await shop.call(vesna, 'POST', '/company/budgets/preview/', { people: [ana.userId, iva.userId], amount })).body;
    expect((await preview(500_000)).approval).toBeNull();
    expect((await preview(500_000.01)).approval).toEqual({ limit: 1_000_000, others: ['Petar Lukić'] });
    expect((await give(vesna, [ana, iva], { amount: 500_000 })).body).toMatchObject({
      status: 'given',
      approval: null,
    });
    const { seen } = await preview(600_000);
    expect((await give(vesna, [ana, iva], { seen })).body.status).toBe('waiting');
  });

  it('is given at once where nobody else could approve it', async () => {
    const vesna = await shop.person({ changes: { companyRoles: ['owner'] } });
    const { companyId } = vesna;
    const ana = await shop.person({ companyId });
    await shop.person({ companyId, changes: { companyRoles: ['budgets'], active: false } });
    await shop.person({ companyId, changes: { companyRoles: ['budgets'], confirmed: false } });
    await shop.person({ companyId, changes: { companyRoles: ['reviewer'] } });
    expect((await give(vesna, [ana], { amount: 2_000_000 })).body).toMatchObject({ status: 'given', approval: null });
  });

  it('with one key is proposed once', async () => {
    const { vesna, petar, ana, iva } = await company();
    const first = await give(vesna, [ana, iva], {}, 'proposed-once');
    expect((await give(vesna, [ana, iva], {}, 'proposed-once')).body).toEqual(first.body);
    expect((await shop.call(petar, 'GET', '/company/approvals/')).body).toMatchObject({ count: 1 });
    expect((await give(vesna, [ana], {}, 'proposed-once')).status).toBe(422);
  });
});

describe('approving', () => {
  it('gives exactly that, and says in the ledger and the log whose it was and who approved it', async () => {
    const { companyId, vesna, petar, ana, made, id } = await proposed();
    clock.now = new Date(clock.now.getTime() + DAY);
    const { status, body } = await approve(petar, id);
    expect([status, body]).toMatchObject([
      200,
      { status: 'approved', decided_by: { name: 'Petar Lukić' }, now: null, may: 'look' },
    ]);
    expect(await me(ana)).toMatchObject({ base_balance: 600_000, new_notifications: 1 });
    expect(await gift(petar, made.id)).toMatchObject({
      status: 'given',
      given: 2,
      given_by_name: 'Vesna Ilić',
      approval: id,
    });
    const { results } = (await shop.call(ana, 'GET', '/v2/budget/entries/')).body;
    expect(results[0]).toMatchObject({
      kind: 'allocation',
      allocated: 600_000,
      note: 'Jubilej',
      who: 'Vesna Ilić',
      date: clock.now.toISOString(),
    });
    const noted = await ask(
      database,
      sql`select kind, actor_id::integer as actor, via, via_id from changes where company_id = ${companyId} order by id`,
    );
    expect(noted).toEqual([
      { kind: 'approval.proposed', actor: vesna.userId, via: 'screen', via_id: null },
      { kind: 'approval.approved', actor: petar.userId, via: 'screen', via_id: null },
      { kind: 'gift.given', actor: petar.userId, via: 'approval', via_id: String(id) },
    ]);
    expect((await me(vesna)).notifications[0].title).toBe('Your proposal is approved');
    expect((await mailsOf(companyId)).map(({ kind }) => kind)).toEqual(['approval_asked', 'approval_ended']);
    expect(await reconcile(database)).toEqual([]);
    // Approving again as the same person succeeds without effect; anybody else is told that it is decided.
    expect((await decide(petar, id, 'approve', { seen: 'a'.repeat(64) })).status).toBe(200);
    expect((await decide(vesna, id, 'withdraw')).body).toMatchObject({ code: 'approvals.status', status: 'approved' });
    expect(await me(ana)).toMatchObject({ base_balance: 600_000 });
  });

  it('is refused to whoever proposed it', async () => {
    const { vesna, ana, id } = await proposed();
    const own = await approve(vesna, id);
    expect([own.status, own.body.code]).toEqual([403, 'approvals.own']);
    expect((await decide(vesna, id, 'refuse', { reason: 'x' })).body.code).toBe('approvals.own');
    expect((await me(ana)).base_balance).toBe(0);
  });

  it('of what has changed since says so, and gives it to those who are left', async () => {
    const { companyId, petar, ana, iva, made, id } = await proposed();
    const before = (await look(petar, id)).now.seen;
    await ask(database, sql`update users set active = false where company_id = ${companyId} and id = ${ana.userId}`);
    const changed = await decide(petar, id, 'approve', { seen: before });
    expect([changed.status, changed.body.code]).toEqual([409, 'approvals.changed']);
    expect((await look(petar, id)).now).toMatchObject({
      people: 1,
      sum: 600_000,
      left_count: 1,
      left_out: [{ id: ana.userId }],
    });
    expect((await approve(petar, id)).status).toBe(200);
    expect(await gift(petar, made.id)).toMatchObject({ status: 'given', people: 1, given: 1, left_out: 1 });
    expect((await me(iva)).base_balance).toBe(600_000);
    expect(await reconcile(database)).toEqual([]);
  });

  it('gives nothing to who registered meanwhile at an address that nobody has confirmed, as when it is proposed', async () => {
    const { companyId, vesna, petar, ana } = await company();
    const added = await shop.person({ companyId, changes: { confirmed: false } });
    const made = (await give(vesna, [ana, added])).body;
    const { now } = await look(petar, made.approval);
    expect(now).toMatchObject({ people: 2, left_count: 0 });
    // By the code of the company, since the e-mail address may belong to another company too.
    await ask(
      database,
      sql`update users set password_hash = 'x' where company_id = ${companyId} and id = ${added.userId}`,
    );
    const changed = await decide(petar, made.approval, 'approve', { seen: now.seen });
    expect([changed.status, changed.body.code]).toEqual([409, 'approvals.changed']);
    expect((await look(petar, made.approval)).now).toMatchObject({
      people: 1,
      sum: 600_000,
      left_count: 1,
      left_out: [{ id: added.userId }],
    });
    expect((await approve(petar, made.approval)).status).toBe(200);
    expect(await gift(petar, made.id)).toMatchObject({ status: 'given', people: 1, given: 1, left_out: 1 });
    expect((await me(ana)).base_balance).toBe(600_000);
    expect(
      await ask(
        database,
        sql`select from ledger_entries where company_id = ${companyId} and user_id = ${added.userId} and allocated > 0`,
      ),
    ).toEqual([]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('gives to who has no account yet, and nothing to who is erased', async () => {
    const { companyId, vesna, petar, ana } = await company();
    const added = await shop.person({ companyId, changes: { confirmed: false } });
    const made = (await give(vesna, [ana, added])).body;
    await ask(
      database,
      sql`
      update users set active = false, first_name = '', last_name = '', erased_at = ${clock.now.toISOString()}::timestamptz
      where company_id = ${companyId} and id = ${ana.userId}`,
    );
    expect((await look(petar, made.approval)).now).toMatchObject({
      people: 1,
      left_out: [{ id: ana.userId, name: '' }],
    });
    expect((await approve(petar, made.approval)).status).toBe(200);
    expect(await gift(petar, made.id)).toMatchObject({ people: 1, given: 1, left_out: 1 });
    expect(
      await ask(
        database,
        sql`select allocated from ledger_entries where company_id = ${companyId} and user_id = ${added.userId}`,
      ),
    ).toEqual([{ allocated: 60_000_000 }]);
  });

  it.each([
    ['proposer', sql`update users set company_roles = '{reviewer}' where company_id = `, 'vesna'],
    ['proposer', sql`update users set active = false where company_id = `, 'vesna'],
    ['nobody', sql`update users set active = false where company_roles = '{}' and company_id = `, null],
    ['currency', sql`update companies set currency = 'EUR' where id = `, null],
  ] as const)('of what cannot be done any more is refused: %s', async (stale, change, whose) => {
    const { companyId, vesna, petar, id } = await proposed();
    await ask(database, sql`${change}${companyId} ${whose ? sql`and id = ${vesna.userId}` : sql``}`);
    const { now } = await look(petar, id);
    const refused = await decide(petar, id, 'approve', { seen: now.seen });
    expect([now.stale, refused.status, refused.body.code, refused.body.stale]).toEqual([
      stale,
      409,
      'approvals.stale',
      stale,
    ]);
    expect((await decide(petar, id, 'refuse', { reason: 'Ne može' })).body).toMatchObject({ status: 'refused' });
  });

  it.each([
    ['its amount', 'gifts', 'amount = amount + 1', 'amount = amount - 1'],
    ['what it is for', 'gifts', `note = 'Nagrada'`, `note = 'Jubilej'`],
    ['its category', 'gifts', 'category_id = 9002, year = 2026', 'category_id = 0, year = 0'],
    ['whom it is for', 'gift_people', 'user_id = user_id - 1', 'user_id = user_id + 1'],
  ])(
    'of what was rewritten in the database after it was looked at is refused: %s',
    async (_, table, rewritten, was) => {
      await makeCategory(database, 9002);
      const { companyId, vesna, petar, iva } = await company();
      const { approval: id } = (await give(vesna, [iva], { amount: 1_200_000 })).body;
      const { seen } = (await look(petar, id)).now;
      const rewrite = (how: string) =>
        ask(database, sql`update ${sql.raw(table)} set ${sql.raw(how)} where company_id = ${companyId}`);
      await rewrite(rewritten);
      const refused = await decide(petar, id, 'approve', { seen });
      expect([refused.status, refused.body.code]).toEqual([409, 'approvals.changed']);
      expect((await me(iva)).base_balance).toBe(0);
      await rewrite(was);
    },
  );

  it('of a budget of a category whose year is over, or that is not there any more, is refused', async () => {
    await ask(
      database,
      sql`
      insert into categories (id, name_en, name_sr, icon, position, active) values (9001, 'Chess', 'Šah', 'sport', 99, true)`,
    );
    const today = clock.now;
    clock.now = new Date('2026-12-30T10:00:00Z');
    const { vesna, petar, ana, iva } = await company();
    const { approval: id } = (await give(vesna, [ana, iva], { category: 9001 })).body;
    expect((await look(petar, id)).now.stale).toBeNull();
    clock.now = new Date('2027-01-01T10:00:00Z');
    expect((await look(petar, id)).now.stale).toBe('year');
    expect((await approve(petar, id)).body.code).toBe('approvals.stale');
    clock.now = new Date('2026-12-31T10:00:00Z');
    await ask(database, sql`update categories set active = false where id = 9001`);
    expect((await approve(petar, id)).body.stale).toBe('category');
    clock.now = today;
  });

  it('to more than a thousand is a task of whoever proposed it', async () => {
    const { companyId, vesna, petar } = await company();
    await makeCrowd(database, companyId, 1100);
    const made = (await shop.call(vesna, 'POST', '/company/budgets/', { people: 'all', amount: 1000 })).body;
    expect(made).toMatchObject({ status: 'waiting', people: 1104, task: null });
    await approve(petar, made.approval);
    expect(await gift(petar, made.id)).toMatchObject({ status: 'running', can_stop: true });
    while (
      await runTasks(database, { kinds: taskKinds, pace: createBatchSize(), now: clock.now, log: { warn: () => {} } })
    );
    expect(await gift(petar, made.id)).toMatchObject({ status: 'given', given: 1104 });
    expect((await me(vesna)).notifications[0].title).toBe('The budget is allocated');
    expect(await reconcile(database)).toEqual([]);
  });
});

describe('refusing, withdrawing and running out', () => {
  it('says why to whoever proposed it', async () => {
    const { vesna, petar, ana, made, id } = await proposed();
    expect((await decide(petar, id, 'refuse', { reason: '  ' })).status).toBe(400);
    const { body } = await decide(petar, id, 'refuse', { reason: 'Tek u januaru.' });
    expect(body).toMatchObject({ status: 'refused', reason: 'Tek u januaru.', decided_by: { name: 'Petar Lukić' } });
    expect((await me(vesna)).notifications[0]).toMatchObject({
      title: 'Your proposal is rejected',
      text: expect.stringContaining('Tek u januaru.'),
    });
    expect(await gift(vesna, made.id)).toMatchObject({ status: 'refused', given: 0 });
    expect((await me(ana)).base_balance).toBe(0);
    expect((await approve(petar, id)).status).toBe(400);
    expect((await decide(petar, id, 'approve', { seen: 'a'.repeat(64) })).body.code).toBe('approvals.status');
    expect(await reconcile(database)).toEqual([]);
  });

  it('is for whoever proposed it alone to withdraw', async () => {
    const { vesna, petar, id } = await proposed();
    expect((await decide(petar, id, 'withdraw')).body.code).toBe('approvals.others');
    expect((await decide(vesna, id, 'withdraw')).body).toMatchObject({ status: 'withdrawn', decided_by: null });
    expect((await decide(vesna, id, 'withdraw')).status).toBe(200);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is over after seven days, at the second', async () => {
    const { vesna, petar, made, id } = await proposed();
    const { seen } = (await look(petar, id)).now;
    const before = clock.now;
    const end = new Date(before.getTime() + 7 * DAY);
    clock.now = new Date(end.getTime() - 1);
    const run = () => endApproval(database, { kinds: approvalKinds, now: clock.now });
    const others = async () => {
      while (await run());
    };
    await others();
    expect((await look(petar, id)).status).toBe('waiting');
    clock.now = end;
    expect((await look(petar, id)).status).toBe('expired');
    const late = await decide(petar, id, 'approve', { seen });
    expect([late.status, late.body.code]).toEqual([410, 'approvals.expired']);
    await others();
    expect(await gift(vesna, made.id)).toMatchObject({ status: 'refused' });
    expect((await me(vesna)).notifications[0].title).toBe('Your proposal has run out');
    expect((await decide(petar, id, 'approve', { seen })).status).toBe(410);
    clock.now = before;
    expect(await reconcile(database)).toEqual([]);
  });

  it('is written down and told once, however many servers see at once that it is over', async () => {
    const { companyId, vesna } = await proposed();
    const before = clock.now;
    clock.now = new Date(before.getTime() + 7 * DAY);
    const run = () => endApproval(database, { kinds: approvalKinds, now: clock.now });
    await duringTransaction(database, {
      held: sql`select from companies where id = ${companyId} for update`,
      work: () => Promise.all([run(), run(), run()]),
      waiting: 3,
    });
    const noted = await ask(
      database,
      sql`select kind from changes where company_id = ${companyId} and kind <> 'approval.proposed'`,
    );
    expect(noted).toEqual([{ kind: 'approval.expired' }]);
    expect((await me(vesna)).notifications.map(({ title }: { title: string }) => title)).toEqual([
      'Your proposal has run out',
    ]);
    expect((await mailsOf(companyId)).map(({ kind }) => kind)).toEqual(['approval_asked', 'approval_ended']);
    clock.now = before;
    expect(await reconcile(database)).toEqual([]);
  });
});

describe('the list', () => {
  it('finds what waits, by whom and of which kind, and nothing of other companies', async () => {
    const { vesna, petar, ana, iva, id } = await proposed();
    const other = await proposed();
    await decide(petar, (await give(vesna, [ana, iva])).body.approval, 'refuse', { reason: 'Ne' });
    const list = async (query: string) =>
      (await shop.call(petar, 'GET', `/company/approvals/${query}`)).body.results.map(
        (each: { id: number }) => each.id,
      );
    expect((await list('')).length).toBe(2);
    expect(await list('?state=waiting')).toEqual([id]);
    expect(await list(`?by=${petar.userId}`)).toEqual([]);
    expect(await list('?kind=limit')).toEqual([]);
    expect(await list('?search=jubilej&state=waiting')).toEqual([id]);
    expect((await shop.call(other.petar, 'GET', `/company/approvals/${id}/`)).status).toBe(404);
    expect(await shop.statements(() => list(''))).toHaveLength(2);
  });
});

describe('the limit', () => {
  const limit = (who: Person, body?: object) => shop.call(who, body ? 'PUT' : 'GET', '/company/approval-limit/', body);

  it('is a million until it is lowered, which needs nobody', async () => {
    const { vesna, ana, iva } = await company();
    expect((await limit(vesna)).body).toEqual({
      limit: 1_000_000,
      usual: 1_000_000,
      currency: 'RSD',
      others: ['Petar Lukić'],
      waiting: null,
    });
    expect((await limit(vesna, { limit: 0 })).body).toMatchObject({ limit: 0 });
    expect((await give(vesna, [ana, iva], { amount: 1 })).body.status).toBe('waiting');
  });

  it('that is set to what it is already changes nothing: nothing is in the log, nobody is asked', async () => {
    const { companyId, vesna } = await company(2);
    const noted = () => ask(database, sql`select kind from changes where company_id = ${companyId} order by id`);
    expect((await limit(vesna, { limit: 1_000_000 })).body).toMatchObject({ limit: 1_000_000, waiting: null });
    expect(await noted()).toEqual([]);
    expect((await limit(vesna, { limit: 400_000 })).body.limit).toBe(400_000);
    expect((await limit(vesna, { limit: 400_000 })).body).toMatchObject({ limit: 400_000, waiting: null });
    expect(await noted()).toEqual([{ kind: 'company.changed' }]);
  });

  it('is raised by another owner alone', async () => {
    const { companyId, vesna, petar, ana, iva } = await company(2);
    const { body } = await limit(vesna, { limit: 2_000_000 });
    expect(body).toMatchObject({ limit: 1_000_000, waiting: expect.any(Number) });
    expect((await limit(vesna, { limit: 3_000_000 })).body.code).toBe('approvals.limit_waits');
    expect((await approve(vesna, body.waiting)).body.code).toBe('approvals.own');
    // The budgets role may not decide on the approval limit.
    const third = await shop.person({ companyId, changes: { companyRoles: ['budgets'] } });
    const { may, now } = await look(third, body.waiting);
    expect(may).toBe('look');
    const theirs = [
      await decide(third, body.waiting, 'approve', { seen: now.seen }),
      await decide(third, body.waiting, 'refuse', { reason: 'Ne' }),
    ];
    expect(theirs.map(({ status, body: { code } }) => [status, code])).toEqual([
      [403, 'session.permission'],
      [403, 'session.permission'],
    ]);
    expect((await approve(petar, body.waiting)).body).toMatchObject({
      kind: 'limit',
      status: 'approved',
      sum: 2_000_000,
    });
    expect((await limit(petar)).body).toMatchObject({ limit: 2_000_000, waiting: null });
    expect((await give(vesna, [ana, iva])).body.status).toBe('given');
  });

  it('is not raised where there is no other owner, nor by who may not set it', async () => {
    const { vesna, petar } = await company();
    expect((await limit(vesna, { limit: 2_000_000 })).body.code).toBe('approvals.nobody');
    expect((await limit(petar, { limit: 0 })).status).toBe(403);
    expect((await limit(vesna, { limit: -1 })).status).toBe(400);
  });

  it('that was lowered while it waited cannot be raised by it any more', async () => {
    const { vesna, petar } = await company(2);
    const { waiting: id } = (await limit(vesna, { limit: 2_000_000 })).body;
    await limit(vesna, { limit: 500_000 });
    expect((await look(petar, id)).now.stale).toBe('limit');
    expect((await approve(petar, id)).body.code).toBe('approvals.stale');
  });
});
