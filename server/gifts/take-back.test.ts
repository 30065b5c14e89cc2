import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database, Transaction } from '../database/database.ts';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { makeCrowd } from '../testing/crowd.ts';
import type { Person } from '../testing/people.ts';
import { noticing, type Send } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

/** A gift of a hundred to Ana, who has spent forty of it, to Mara, who has spent it all, and to Iva. */
async function given() {
  const admin = await shop.person({ changes: { companyRoles: ['owner'] } });
  const { companyId } = admin;
  const people: Person[] = [];
  for (let made = 0; made < 3; made += 1) {
    people.push(await shop.person({ companyId, language: 'SR' }));
  }
  const [ana, mara, iva] = people as [Person, Person, Person];
  const body = { people: people.map(({ userId }) => userId), amount: 100, note: 'Poklon' };
  const gift = (await shop.call(admin, 'POST', '/company/budgets/', body)).body;
  await buy(ana, 4000);
  await buy(mara, 10_000);
  return { admin, ana, mara, iva, gift };
}

async function buy(who: Person, price: number, send: Send = shop.call) {
  const benefit = await makeBenefit(database, clock.now, { price });
  await shop.call(who, 'POST', '/v2/toggle-cart/', { id: benefit });
  return send(who, 'POST', '/v2/complete-purchase/', {});
}

/** Holds this much of the flexible budget, as a request does. */
const hold = (on: Database | Transaction, { companyId, userId }: Person, amount: number) =>
  ask(
    on,
    sql`
    with held as (update accounts set held = ${amount} where company_id = ${companyId} and user_id = ${userId} and category_id = 0)
    insert into ledger_entries (company_id, user_id, category_id, year, kind, held, created_at)
    values (${companyId}, ${userId}, 0, 0, 'correction', ${amount}, now())`,
  );

const preview = (who: Person, id: number, body: object = {}) =>
  shop.call(who, 'POST', `/company/budgets/${id}/take-back/preview/`, body);
const send = (who: Person, id: number, body: object, key?: string) =>
  shop.call(who, 'POST', `/company/budgets/${id}/take-back/`, body, key ? { 'idempotency-key': key } : {});
/** The time of the preview. */
const momentOf = async (who: Person, id: number) => (await preview(who, id)).body.moment;

/** Takes back with what the preview showed just now. */
async function takeBack(who: Person, id: number, { seen, ...body }: { seen: object; [field: string]: unknown }) {
  const moment = await momentOf(who, id);
  return send(who, id, { note: 'Greška', seen: { moment, ...seen }, ...body });
}
const me = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).body;
const run = () =>
  runTasks(database, { kinds: taskKinds, pace: createBatchSize(), now: clock.now, log: { warn: () => {} } });
const detail = async (who: Person, id: number) => (await shop.call(who, 'GET', `/company/budgets/${id}/`)).body;

const ALL = { people: 2, sum: 160 };

/** Statements that wait for a row lock. */
const WAITS = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%taken_back%'`;
const POLL = { timeout: 30_000 };

describe('taking back what of a gift is unspent', () => {
  it('says first what it would be: who has spent a part, who all of it', async () => {
    const { admin, ana, mara, gift } = await given();
    expect((await preview(admin, gift.id)).body).toEqual({
      ...ALL,
      whole: 1,
      partly: 1,
      nothing: 1,
      running: false,
      approval: null,
      moment: expect.stringMatching(/^\d+:\d+:/),
      partly_sample: [{ id: ana.userId, name: 'Ana Anić', unspent: 60 }],
      nothing_sample: [{ id: mara.userId, name: 'Ana Anić', unspent: 0 }],
    });
    expect((await preview(admin, gift.id, { people: [ana.userId] })).body).toMatchObject({ people: 1, sum: 60 });
    expect(await detail(admin, gift.id)).toMatchObject({
      unspent: 160,
      taken_back: 0,
      given: 3,
      waiting: 0,
      take_backs: [],
    });
  });

  it('takes that and no more; who it was taken from is told, and their ledger says by whom and why', async () => {
    const { admin, ana, mara, iva, gift } = await given();
    const { status, body } = await takeBack(admin, gift.id, { seen: ALL });
    expect([status, body]).toMatchObject([
      200,
      {
        taken_back: 160,
        unspent: 0,
        take_backs: [{ people: 2, sum: 160, note: 'Greška', running: false, by: 'Ana Anić' }],
      },
    ]);
    expect([await me(ana), await me(mara), await me(iva)]).toMatchObject([
      { base_balance: 40, available: 0, spent: 40 },
      { base_balance: 100, available: 0, spent: 100 },
      { base_balance: 0, available: 0, spent: 0 },
    ]);
    expect((await me(iva)).notifications[0]).toMatchObject({
      title: 'Deo budžeta je povučen',
      text: '<p>Od 100,00\u00a0RSD koji su ti dodeljeni, kompanija je povukla ono što nije potrošeno.</p><p>Greška</p>',
    });
    expect((await me(mara)).notifications.map(({ title }: { title: string }) => title)).not.toContain(
      'Deo budžeta je povučen',
    );
    const { results } = (await shop.call(ana, 'GET', '/v2/budget/entries/')).body;
    expect(results[0]).toMatchObject({
      kind: 'correction',
      allocated: -60,
      available_after: 0,
      note: 'Greška',
      who: 'Ana Anić',
      own: false,
      transaction: null,
    });
    const people = (await shop.call(admin, 'GET', `/company/budgets/${gift.id}/people/`)).body.results;
    expect(people.map((each: { taken_back: number }) => each.taken_back)).toEqual([60, 0, 100]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('takes from those who are named alone, and later what came free since', async () => {
    const { admin, ana, iva, gift } = await given();
    await takeBack(admin, gift.id, { people: [iva.userId], seen: { people: 1, sum: 100 } });
    expect([(await me(iva)).available, (await me(ana)).available]).toEqual([0, 60]);
    expect((await takeBack(admin, gift.id, { seen: { people: 1, sum: 60 } })).body).toMatchObject({ taken_back: 160 });
    expect(await reconcile(database)).toEqual([]);
  });

  it('leaves alone what was given by others, into the same pot', async () => {
    const { admin, mara, gift } = await given();
    await shop.call(admin, 'POST', '/company/budgets/', { people: [mara.userId], amount: 30 });
    // Money in one budget is not told apart: the gift is taken back as far as she has that much left.
    expect((await preview(admin, gift.id, { people: [mara.userId] })).body).toMatchObject({ sum: 30, partly: 1 });
    await takeBack(admin, gift.id, { people: [mara.userId], seen: { people: 1, sum: 30 } });
    expect((await me(mara)).available).toBe(0);
    expect(await reconcile(database)).toEqual([]);
  });

  it('never takes what is reserved by a request', async () => {
    const { admin, iva, gift } = await given();
    await hold(database, iva, 7000);
    await takeBack(admin, gift.id, { people: [iva.userId], seen: { people: 1, sum: 100 } });
    expect(await me(iva)).toMatchObject({ held: 70, available: 0, base_balance: 70 });
  });

  it('is refused when more is unspent than was seen; less is taken without a word', async () => {
    const { admin, ana, gift } = await given();
    const more = await takeBack(admin, gift.id, { seen: { people: 2, sum: 159.99 } });
    expect([more.status, more.body.code, more.body.now]).toMatchObject([409, 'budgets.changed', ALL]);
    expect((await takeBack(admin, gift.id, { seen: { people: 1, sum: 160 } })).status).toBe(409);
    await buy(ana, 1000);
    expect((await takeBack(admin, gift.id, { seen: ALL })).body).toMatchObject({ taken_back: 150 });
    const none = await takeBack(admin, gift.id, { seen: ALL });
    expect([none.status, none.body.code]).toEqual([409, 'budgets.nothing']);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is refused once the year of the budget has ended: what was not spent of it ended with it', async () => {
    const { now } = clock;
    clock.now = new Date('2026-12-31T22:59:00Z');
    const { admin, ana } = await given();
    const sport = { people: [ana.userId], category: 1, amount: 50, note: 'Sport' };
    const { id } = (await shop.call(admin, 'POST', '/company/budgets/', sport)).body;
    const moment = await momentOf(admin, id);
    clock.now = new Date('2026-12-31T23:00:00Z');
    const late = await send(admin, id, { note: 'Greška', seen: { people: 1, sum: 50, moment } });
    expect([late.status, late.body.code]).toEqual([409, 'budgets.ended']);
    expect(await detail(admin, id)).toMatchObject({ taken_back: 0, unspent: 50, take_backs: [] });
    clock.now = new Date('2026-12-31T22:59:30Z');
    expect((await send(admin, id, { note: 'Greška', seen: { people: 1, sum: 50, moment } })).body).toMatchObject({
      taken_back: 50,
    });
    clock.now = now;
    expect(await reconcile(database)).toEqual([]);
  });

  it('takes from nobody more than they had when it was looked at, though the sum is the same', async () => {
    const { admin, ana, mara, iva, gift } = await given();
    const seen = { ...ALL, moment: await momentOf(admin, gift.id) };
    await buy(ana, 6000);
    await shop.call(admin, 'POST', '/company/budgets/', { people: [mara.userId], amount: 60 });
    expect((await preview(admin, gift.id)).body).toMatchObject(ALL);
    expect((await send(admin, gift.id, { note: 'Greška', seen })).body).toMatchObject({ taken_back: 100 });
    expect([await me(ana), await me(mara), await me(iva)]).toMatchObject([
      { available: 0, spent: 100 },
      { available: 60, spent: 100 },
      { available: 0, spent: 0 },
    ]);
    expect((await takeBack(admin, gift.id, { seen: { people: 1, sum: 60 } })).body).toMatchObject({ taken_back: 160 });
    expect(await reconcile(database)).toEqual([]);
  });

  it('takes nothing of what comes free, and of what is reserved, while it waits for its turn', async () => {
    const { admin, ana, iva, gift } = await given();
    const { companyId, userId } = ana;
    let taking: ReturnType<typeof takeBack> | undefined;
    await database.transaction(async (transaction) => {
      await ask(transaction, sql`select from users where company_id = ${companyId} and id = ${userId} for update`);
      taking = takeBack(admin, gift.id, { people: [userId, iva.userId], seen: ALL });
      await expect.poll(() => ask(database, WAITS), POLL).not.toEqual([]);
      await ask(
        transaction,
        sql`
        with more as (
          update accounts set allocated = allocated + 4000 where company_id = ${companyId} and user_id = ${userId} and category_id = 0)
        insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, created_at)
        values (${companyId}, ${userId}, 0, 0, 'correction', 4000, now())`,
      );
      await hold(transaction, iva, 7000);
    });
    expect((await taking)?.body).toMatchObject({ taken_back: 90 });
    expect(await me(ana)).toMatchObject({ available: 40, base_balance: 80 });
    expect(await me(iva)).toMatchObject({ held: 70, available: 0, base_balance: 70 });
    // The log has the sums that were actually taken, not those of the preview.
    const { results } = (await shop.call(admin, 'GET', '/company/changes/?record_kind=gift')).body;
    const { take_backs } = await detail(admin, gift.id);
    expect(results[0]).toMatchObject({
      kind: 'gift.taken_back',
      values: expect.arrayContaining([
        expect.objectContaining({ field: 'people', after: take_backs[0].people }),
        expect.objectContaining({ field: 'sum', after: take_backs[0].sum }),
      ]),
    });
    expect(await reconcile(database)).toEqual([]);
  });

  it('with one key takes once, and is refused for something else', async () => {
    const { admin, ana, iva, gift } = await given();
    const moment = await momentOf(admin, gift.id);
    const asked = { note: 'Greška', seen: { ...ALL, moment }, people: [ana.userId, iva.userId] };
    const first = await send(admin, gift.id, asked, 'one-taking');
    expect([first.status, first.body]).toMatchObject([200, { taken_back: 160 }]);
    const again = { ...asked, people: [iva.userId, ana.userId, iva.userId] };
    expect(await send(admin, gift.id, again, 'one-taking')).toMatchObject({ status: 200, body: first.body });
    const { people: _, ...fromAll } = asked;
    for (const other of [
      { ...asked, note: 'Drugo' },
      { ...asked, people: [iva.userId] },
      fromAll,
      { ...asked, seen: { ...asked.seen, sum: 161 } },
    ]) {
      const refused = await send(admin, gift.id, other, 'one-taking');
      expect([refused.status, refused.body.code]).toEqual([422, 'budgets.other_take_back']);
    }
  });

  const SEEN = { ...ALL, moment: '700:700:' };

  it.each([
    [{ seen: SEEN, note: ' ' }, 400],
    [{ note: 'x' }, 400],
    [{ seen: ALL, note: 'x' }, 400],
    [{ seen: { ...ALL, moment: '700' }, note: 'x' }, 400],
    [{ seen: SEEN, note: 'x', people: [] }, 400],
    [{ seen: SEEN, note: 'x', sum: 5 }, 400],
    [{ seen: SEEN, note: 'x', people: [999_999_999] }, 404],
  ])('%j is %i', async (body, status) => {
    const { admin, gift } = await given();
    expect((await send(admin, gift.id, body)).status).toBe(status);
    expect(await detail(admin, gift.id)).toMatchObject({ taken_back: 0 });
  });

  it('takes few statements, as many from three as from many', async () => {
    const { admin, gift } = await given();
    expect(await shop.statements(() => preview(admin, gift.id))).toHaveLength(2);
    const seen = { ...ALL, moment: await momentOf(admin, gift.id) };
    // find_caller, begin, lock the company, what is unspent, the people, take, the log, the result, commit.
    expect((await shop.statements(() => send(admin, gift.id, { note: 'Greška', seen }))).length).toBeLessThanOrEqual(9);
  });
});

describe('from more than a thousand', () => {
  const PEOPLE = 1100;

  async function toMany() {
    const admin = await shop.person({ changes: { companyRoles: ['owner'] } });
    await makeCrowd(database, admin.companyId, PEOPLE);
    const gift = (await shop.call(admin, 'POST', '/company/budgets/', { people: 'all', amount: 10 })).body;
    return { admin, gift };
  }

  it('is a task that anybody who looks after budgets may stop; what is not taken stays', async () => {
    const { admin, gift } = await toMany();
    const other = await shop.person({ companyId: admin.companyId, changes: { companyRoles: ['budgets'] } });
    expect((await preview(admin, gift.id)).body.running).toBe(true);
    const early = await takeBack(admin, gift.id, { seen: { people: 9999, sum: 99_999 } });
    expect([early.status, early.body.code]).toEqual([409, 'budgets.running']);
    while (await run());
    const begun = await takeBack(admin, gift.id, { seen: { people: 1101, sum: 11_010 } });
    expect(begun.body).toMatchObject({ can_stop: true, take_backs: [{ people: 0, running: true }] });
    const [task] = (await shop.call(admin, 'GET', '/company/tasks/')).body.results;
    expect(task).toMatchObject({ kind: 'gift_take_back', about: 'Greška' });
    expect(await reconcile(database)).toEqual([]);
    await run();
    const { taken_back: taken } = await detail(admin, gift.id);
    expect(taken).toBeGreaterThan(0);
    const stopped = await shop.call(other, 'POST', `/company/budgets/${gift.id}/stop/`);
    expect([stopped.status, stopped.body]).toMatchObject([200, { can_stop: false, taken_back: taken }]);
    while (await run());
    expect(await detail(admin, gift.id)).toMatchObject({
      status: 'given',
      taken_back: taken,
      unspent: 11_010 - taken,
      take_backs: [{ people: taken / 10, sum: taken, running: false }],
    });
    expect((await me(admin)).notifications[0].title).toBe('Taking the budget back has stopped');
    expect(await reconcile(database)).toEqual([]);
  });

  it('takes it from each, and whoever began it is told how much', async () => {
    const { admin, gift } = await toMany();
    while (await run());
    // This take-back waits for another person's approval, which must not take the money twice.
    const second = await shop.person({ companyId: admin.companyId, changes: { companyRoles: ['budgets'] } });
    await shop.call(admin, 'PUT', '/company/approval-limit/', { limit: 100 });
    const { body } = await takeBack(admin, gift.id, { seen: { people: 1101, sum: 11_010 } });
    await ask(database, sql`update companies set approval_limit = null where id = ${admin.companyId}`);
    await takeBack(admin, gift.id, { seen: { people: 1101, sum: 11_010 } });
    const proposal = `/company/approvals/${body.take_backs[0].approval}/`;
    const { now } = (await shop.call(second, 'GET', proposal)).body;
    const among = await shop.call(second, 'POST', `${proposal}approve/`, { seen: now.seen });
    expect([among.status, among.body.code]).toEqual([409, 'budgets.running']);
    while (await run());
    expect((await shop.call(second, 'GET', proposal)).body).toMatchObject({
      status: 'waiting',
      now: { stale: 'spent' },
    });
    expect(await detail(admin, gift.id)).toMatchObject({ taken_back: 11_010, unspent: 0, can_stop: false });
    const [told] = (await me(admin)).notifications;
    expect([told.title, told.text]).toEqual([
      'The budget is taken back',
      '<p>11,010.00\u00a0RSD was taken back from 1,101 of 1,101 people.</p>',
    ]);
    expect(await reconcile(database)).toEqual([]);
  });

  describe('a stop against the last batches of three servers', () => {
    noticing(
      shop,
      async (send, on) => {
        const { admin, gift } = await toMany();
        await run();
        const serve = async (ahead: number) => {
          for (let turn = 0; turn < 12; turn += 1) {
            const now = new Date(clock.now.getTime() + (ahead + turn) * 31_000);
            await runTasks(on, { kinds: taskKinds, pace: createBatchSize(150), now, log: { warn: () => {} } });
          }
        };
        const stop = () => send(admin, 'POST', `/company/budgets/${gift.id}/stop/`);
        const [{ body: atStop }] = await Promise.all([stop(), serve(1), serve(2), serve(3)]);
        await serve(60);
        const after = await detail(admin, gift.id);
        // Nothing is given after the stop was answered, so its answer tells how much was given.
        expect(after).toMatchObject({ given: atStop.given, people: atStop.given, can_stop: false });
        expect(after.status).toBe(atStop.given === PEOPLE + 1 ? 'given' : 'stopped');
        expect(await reconcile(database)).toEqual([]);
      },
      {
        stopUnread: (text) =>
          text.replace('t.cancel_requested_at is not null as "isCancelled"', 'false as "isCancelled"'),
      },
    );
  });
});

describe(`${STORM} at once, who buys among who takes back`, () => {
  const BUYERS = 10;

  async function buyers() {
    const admin = await shop.person({ changes: { companyRoles: ['owner'] } });
    const { companyId } = admin;
    const benefit = await makeBenefit(database, clock.now, { price: 6000 });
    const all: Person[] = [];
    while (all.length < BUYERS) {
      const buyer = await shop.person({ companyId });
      await shop.call(buyer, 'POST', '/v2/toggle-cart/', { id: benefit });
      all.push(buyer);
    }
    const people = all.map(({ userId }) => userId);
    const gift = (await shop.call(admin, 'POST', '/company/budgets/', { people, amount: 100 })).body;
    return { admin, all, gift };
  }

  noticing(
    shop,
    async (send) => {
      const { admin, all, gift } = await buyers();
      const seen = { people: BUYERS, sum: BUYERS * 100, moment: await momentOf(admin, gift.id) };
      const answers = await storm(database, async (index) => {
        const buyer = index % (STORM / BUYERS) === 0 ? all[index / (STORM / BUYERS)] : undefined;
        if (buyer) return send(buyer, 'POST', '/v2/complete-purchase/', {});
        const key = { 'idempotency-key': `taking-${index % 4}` };
        return send(admin, 'POST', `/company/budgets/${gift.id}/take-back/`, { note: 'Greška', seen }, key);
      });
      expect(Object.keys(statuses(answers)).filter((status) => !['200', '400', '409'].includes(status))).toEqual([]);
      let taken = 0;
      for (const buyer of all) {
        const { spent, available, base_balance: allocated } = await me(buyer);
        expect([spent === 0 || spent === 60, available, allocated]).toEqual([true, 0, spent]);
        taken += 100 - spent;
      }
      expect(await detail(admin, gift.id)).toMatchObject({ taken_back: taken, unspent: 0 });
    },
    {
      potsUnlocked: (text) => text.replace('for no key update of a)', ')'),
      noCompanyLock: (text) => text.replace(/(from companies where id = \$1) for no key update/, '$1'),
    },
  );
});

describe('taking back above the limit', () => {
  /** The gift of `given` in a company whose limit is 100, with a second person who may decide on budgets. */
  async function limited() {
    const people = await given();
    const { admin } = people;
    await shop.call(admin, 'PUT', '/company/approval-limit/', { limit: 100 });
    const second = await shop.person({
      companyId: admin.companyId,
      changes: { companyRoles: ['budgets'], firstName: 'Petar', lastName: 'Lukić' },
    });
    return { ...people, second };
  }
  const proposed = async () => {
    const people = await limited();
    const { admin, gift } = people;
    const { body } = await takeBack(admin, gift.id, { seen: ALL });
    return { ...people, approval: body.take_backs[0].approval as number, body };
  };
  const approval = async (who: Person, id: number) => (await shop.call(who, 'GET', `/company/approvals/${id}/`)).body;
  const approve = async (who: Person, id: number) =>
    shop.call(who, 'POST', `/company/approvals/${id}/approve/`, { seen: (await approval(who, id)).now?.seen });
  const allocated = async (...people: Person[]) =>
    Promise.all(people.map(async (each) => (await me(each)).base_balance));

  it('waits for a second person, and nothing is taken before that', async () => {
    const { admin, second, ana, iva, gift } = await limited();
    expect((await preview(admin, gift.id)).body.approval).toEqual({ limit: 100, others: ['Petar Lukić'] });
    const { body } = await takeBack(admin, gift.id, { seen: ALL });
    const [waiting] = body.take_backs;
    expect(waiting).toMatchObject({ people: 2, sum: 160, running: false, approval: expect.any(Number) });
    expect([body.taken_back, await allocated(ana, iva)]).toEqual([0, [100, 100]]);
    expect(await approval(second, waiting.approval)).toMatchObject({
      kind: 'take_back',
      gift: gift.id,
      amount: null,
      people: 2,
      sum: 160,
      limit: 100,
      note: 'Greška',
      may: 'decide',
      now: { people: 2, sum: 160, stale: null },
    });
    // A part that is below the limit needs no approval.
    expect((await takeBack(admin, gift.id, { people: [ana.userId], seen: { people: 1, sum: 60 } })).status).toBe(200);
    expect(await allocated(ana, iva)).toEqual([40, 100]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('takes what is unspent by then, never more than was seen, in the name of whoever proposed it', async () => {
    const { admin, second, ana, iva, gift, approval: id } = await proposed();
    expect((await approve(admin, id)).body.code).toBe('approvals.own');
    await buy(iva, 3000);
    await shop.call(admin, 'POST', '/company/budgets/', { people: [ana.userId], amount: 50 });
    const { now } = await approval(second, id);
    expect(now).toMatchObject({ people: 2, sum: 130 });
    expect((await approve(second, id)).body.status).toBe('approved');
    expect(await allocated(ana, iva)).toEqual([90, 30]);
    const { take_backs, taken_back } = await detail(admin, gift.id);
    expect([taken_back, take_backs]).toMatchObject([130, [{ people: 2, sum: 130, approval: null }]]);
    const entries = await ask(
      database,
      sql`
      select distinct actor_id as by, note from ledger_entries
      where company_id = ${admin.companyId} and kind = 'correction'`,
    );
    expect(entries).toEqual([{ by: admin.userId, note: 'Greška' }]);
    // A repeated approval changes nothing.
    const again = await shop.call(second, 'POST', `/company/approvals/${id}/approve/`, { seen: now.seen });
    expect([again.status, await allocated(ana, iva)]).toEqual([200, [90, 30]]);
    expect(await reconcile(database)).toEqual([]);
  });

  it.each([
    ['why', (_: Person) => `note = 'Drugo'`],
    ['from whom', ({ userId }: Person) => `asked = asked || '{"people": [${userId}, ${userId + 1}, ${userId + 2}]}'`],
    [
      'of which moment',
      (_: Person) => `asked = jsonb_set(asked, '{seen,moment}', to_jsonb((asked #>> '{seen,moment}') || '0'))`,
    ],
  ])('is refused when it was rewritten in the database after it was looked at: %s', async (_, rewritten) => {
    const { admin, second, ana, mara, iva, gift, approval: id } = await proposed();
    expect([mara.userId, iva.userId]).toEqual([ana.userId + 1, ana.userId + 2]);
    const { seen } = (await approval(second, id)).now;
    await ask(
      database,
      sql`update gift_take_backs set ${sql.raw(rewritten(ana))} where company_id = ${admin.companyId} and gift_id = ${gift.id}`,
    );
    const refused = await shop.call(second, 'POST', `/company/approvals/${id}/approve/`, { seen });
    expect([refused.status, refused.body.code]).toEqual([409, 'approvals.changed']);
    expect(await allocated(ana, iva)).toEqual([100, 100]);
  });

  it('is stale once all of it is spent, and gone once it is refused', async () => {
    const { admin, second, ana, iva, gift, approval: id } = await proposed();
    await buy(ana, 6000);
    await buy(iva, 10_000);
    expect((await approval(second, id)).now.stale).toBe('spent');
    expect((await approve(second, id)).body).toMatchObject({ code: 'approvals.stale', stale: 'spent' });
    await shop.call(second, 'POST', `/company/approvals/${id}/refuse/`, { reason: 'Potrošeno' });
    expect((await detail(admin, gift.id)).take_backs).toEqual([]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is stale once the year of the budget has ended', async () => {
    const { now } = clock;
    clock.now = new Date('2026-12-31T22:58:00Z');
    const { admin, second, ana } = await limited();
    const sport = { people: [ana.userId], category: 1, amount: 90, note: 'Sport' };
    const { id } = (await shop.call(admin, 'POST', '/company/budgets/', sport)).body;
    await shop.call(admin, 'PUT', '/company/approval-limit/', { limit: 50 });
    const { body } = await takeBack(admin, id, { seen: { people: 1, sum: 90 } });
    const proposal = body.take_backs[0].approval as number;
    clock.now = new Date('2026-12-31T23:00:00Z');
    expect((await approval(second, proposal)).now.stale).toBe('year');
    expect((await approve(second, proposal)).body).toMatchObject({ code: 'approvals.stale', stale: 'year' });
    clock.now = now;
    expect(await detail(admin, id)).toMatchObject({ taken_back: 0, unspent: 90 });
    expect(await reconcile(database)).toEqual([]);
  });

  it('answers the same for the same key', async () => {
    const { admin, gift } = await limited();
    const body = { note: 'Greška', seen: { ...ALL, moment: await momentOf(admin, gift.id) } };
    const first = await send(admin, gift.id, body, 'key-of-a-proposal');
    const again = await send(admin, gift.id, body, 'key-of-a-proposal');
    expect(again.body).toEqual(first.body);
    expect(first.body.take_backs).toHaveLength(1);
  });
});
