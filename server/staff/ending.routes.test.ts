import { describe, expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { LANES } from '../outbox/lanes.ts';
import { makeBenefit, makeCategory } from '../testing/benefits.ts';
import { idIn, lanesOf, sentMails } from '../testing/mails.ts';
import { makeCharge } from '../testing/moved-money.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { type Answer, noticing, type Send } from '../testing/planted-bugs.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { closeAfterLastDay } from './end-leaving.job.ts';

const shop = await startTestApp();
const { database, clock } = shop;

await makeCategory(database, 1);
const owner = await shop.person({ changes: { companyRoles: ['owner'], lastName: 'Ilić' } });
const { companyId } = owner;
const employee = (settings: PersonSettings = {}) => shop.person({ companyId, ...settings });
const path = ({ userId }: Pick<Person, 'userId'>) => `/company/people/${userId}/`;
const impactOf = async (who: Person, by = owner) => (await shop.call(by, 'GET', `${path(who)}impact/`)).body;
const get = async (who: Person) => (await shop.call(owner, 'GET', path(who))).body;
const header = (revision: number) => ({ 'if-revision-match': String(revision) });

interface End {
  last_day?: string | null;
  by?: Person;
  impact?: string;
  revision?: number;
}

async function end(who: Person, { last_day = null, by = owner, impact, revision }: End = {}) {
  const seen = impact ?? (await impactOf(who, by)).impact ?? 'a'.repeat(64);
  const body = { impact: seen, reason: 'Odlazi iz kompanije', last_day };
  return shop.call(by, 'POST', `${path(who)}deactivate/`, body, header(revision ?? (await get(who)).revision));
}
const reopen = async (who: Person) =>
  shop.call(owner, 'POST', `${path(who)}reactivate/`, undefined, header((await get(who)).revision));
const me = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).status;
const closeAll = async () => {
  let closed = 0;
  while (await closeAfterLastDay(database, clock.now)) closed += 1;
  return closed;
};
const kindsOf = async ({ userId }: Person) => {
  const rows = await ask<{ kind: string; via: string }>(
    database,
    sql`select kind, via from changes where record_kind = 'person' and record_id = ${String(userId)} order by id`,
  );
  return rows.map(({ kind, via }) => `${kind} ${via}`);
};

async function fill({ companyId, userId }: Person): Promise<void> {
  const benefitId = await makeBenefit(database, clock.now);
  await database.insert(cartItems).values({ companyId, userId, benefitId, createdAt: clock.now });
}

describe('what an end would mean', () => {
  it('is counted, without a word of what somebody bought', async () => {
    const ana = await employee({ flexible: 100_000, budgets: { 1: 20_000 }, changes: { companyRoles: ['people'] } });
    await makeRequest(database, clock.now, ana);
    await makeCharge(database, ana, '2026-11-20T10:00:00Z');
    await fill(ana);
    const [{ held = 0 } = {}] = await ask<{ held: number }>(
      database,
      sql`select sum(held)::integer as held from accounts where user_id = ${ana.userId}`,
    );
    expect(await impactOf(ana)).toEqual({
      impact: expect.stringMatching(/^[\da-f]{64}$/),
      weight: 'heavy',
      effects: {
        account: true,
        open_requests: 1,
        held: held / 100,
        subscriptions: 1,
        next_charge: '2026-12-05',
        cart_items: 1,
        left: 1200 - held / 100,
        left_in_categories: expect.any(Number),
        invitation: false,
        roles: 1,
        last_owner: false,
      },
    });
  });

  it('says today where the month that runs is not paid yet and its 5th is over, for then it is charged', async () => {
    const ana = await employee({ flexible: 100_000 });
    await makeCharge(database, ana, '2026-10-20T10:00:00Z');
    await ask(database, sql`update subscriptions set next_month = '2026-11-01' where user_id = ${ana.userId}`);
    expect((await impactOf(ana)).effects.next_charge).toBe('2026-11-20');
  });

  it('is harmless where nothing hangs on it, and blocked for the last owner', async () => {
    expect(await impactOf(await employee())).toMatchObject({ weight: 'harmless' });
    expect(await impactOf(owner)).toMatchObject({ weight: 'blocked', effects: { last_owner: true } });
  });

  it('must be the one that was seen', async () => {
    const ana = await employee({ flexible: 100_000 });
    const { impact } = await impactOf(ana);
    await fill(ana);
    expect(await end(ana, { impact })).toMatchObject({
      status: 409,
      body: { code: 'impact.changed', now: { effects: { cart_items: 1 } } },
    });
    expect(await me(ana)).toBe(200);
    expect(await end(ana, { revision: 7 })).toMatchObject({
      status: 409,
      body: { code: 'record.changed', revision: 1 },
    });
  });
});

describe('an end at once', () => {
  it('signs out, takes roles and links away, tells by mail, and leaves money and requests as they are', async () => {
    const ana = await employee({ flexible: 1_000_000, changes: { companyRoles: ['people'] } });
    const request = await makeRequest(database, clock.now, ana);
    await shop.call(null, 'POST', '/user/forgot-password/', { email: ana.email });
    const link = idIn((await sentMails(shop)).at(-1));
    expect((await end(ana)).body).toMatchObject({ state: 'ended', ends_on: null, company_roles: [], revision: 2 });

    expect(await me(ana)).toBe(401);
    const password = { password: 'Dobra-rec-7!' };
    expect((await shop.call(null, 'POST', `/user/reset-password/${link}/`, password)).status).toBe(410);
    expect((await lanesOf(shop, 'account_closed', ana.companyId)).at(-1)).toBe(LANES.now);
    expect(await sentMails(shop)).toMatchObject([
      { subject: 'Your Izbor account is closed', to: { address: ana.email } },
    ]);
    const decided = await shop.call(owner, 'PATCH', `/company/requests/${request}/`, { status: 'in_review' });
    expect(decided.status).toBe(200);
    expect((await kindsOf(ana)).sort()).toEqual(['person.deactivated screen', 'person.roles_changed screen']);
  });

  it('is taken back with the budgets, and without the roles', async () => {
    const ana = await employee({ flexible: 50_000, changes: { companyRoles: ['owner'] } });
    await end(ana);
    expect((await end(ana)).body.code).toBe('staff.closed');
    expect((await reopen(ana)).body).toMatchObject({ state: 'active', company_roles: [] });
    expect((await shop.call(owner, 'GET', `/company/people/?search=${ana.email}`)).body.results[0].left).toBe(500);
    expect(await sentMails(shop)).toEqual([]);
  });

  it('withdraws the invitation of whoever had no account, and lets nobody register with it', async () => {
    const fields = { email: 'nova@vetar.rs', first_name: 'Nova', last_name: 'Osoba', invite: true };
    const { id: userId } = (await shop.call(owner, 'POST', '/company/people/', fields)).body;
    const invite = idIn((await sentMails(shop)).at(-1));
    const nova = { ...owner, userId };
    expect(await impactOf(nova)).toMatchObject({ weight: 'harmless', effects: { invitation: true } });
    expect((await end(nova)).body.state).toBe('ended');
    const form = { ...fields, invite, password: 'Dobra-rec-7!', language: 'SR' };
    expect((await shop.call(null, 'POST', '/user/register/', form)).status).not.toBe(201);
    expect((await shop.call(owner, 'POST', '/company/invitations/', { email: fields.email })).status).toBe(400);
    expect(await sentMails(shop)).toEqual([]);
  });

  it('is nobody’s own, and no last owner’s', async () => {
    expect(await end(owner)).toMatchObject({ status: 403, body: { code: 'staff.own' } });
    const people = await employee({ changes: { companyRoles: ['people'] } });
    expect(await end(owner, { by: people })).toMatchObject({ status: 409, body: { code: 'roles.last_owner' } });
    expect(await end(owner, { by: people, last_day: '2026-12-31' })).toMatchObject({
      body: { code: 'roles.last_owner' },
    });
  });

  it('of somebody of another company is of nobody', async () => {
    const stranger = await shop.person();
    const body = { impact: 'a'.repeat(64), reason: 'x', last_day: null };
    for (const [method, call, sent] of [
      ['GET', 'impact', undefined],
      ['POST', 'deactivate', body],
      ['POST', 'reactivate', undefined],
    ] as const)
      expect((await shop.call(owner, method, `${path(stranger)}${call}/`, sent, header(1))).status).toBe(404);
  });

  it('is made by the platform in any company', async () => {
    const admin = await shop.person({ changes: { adminRoles: ['operations'] } });
    const ana = await employee();
    const at = `/admin/users/${companyId}/${ana.userId}/`;
    const { impact } = (await shop.call(admin, 'GET', `${at}impact/`)).body;
    const body = { impact, reason: 'x', last_day: null };
    expect((await shop.call(admin, 'POST', `${at}deactivate/`, body, header(1))).body).toMatchObject({
      state: 'ended',
    });
    expect((await shop.call(admin, 'POST', `${at}reactivate/`, undefined, header(2))).body).toMatchObject({
      state: 'active',
    });
    expect(
      (
        await shop.call(
          admin,
          'POST',
          `/admin/users/${admin.companyId}/${ana.userId}/reactivate/`,
          undefined,
          header(1),
        )
      ).status,
    ).toBe(404);
  });
});

describe('a last day', () => {
  it('leaves the account open until it is over in Belgrade', async () => {
    const [ana, other] = [await employee({ language: 'SR' }), await employee()];
    expect((await end(ana, { last_day: '2026-12-31' })).body).toMatchObject({
      state: 'leaving',
      ends_on: '2026-12-31',
    });
    expect((await lanesOf(shop, 'last_day_set', ana.companyId)).at(-1)).toBe(LANES.now);
    expect(await sentMails(shop)).toMatchObject([
      { subject: 'Tvoj poslednji dan na Izboru', to: { address: ana.email } },
    ]);
    expect((await shop.call(ana, 'GET', '/v2/me/')).body.notifications).toMatchObject([
      { title: 'Tvoj poslednji dan ovde je 31.12.2026.' },
    ]);
    const { now } = clock;
    clock.now = new Date('2026-12-18T10:00:00Z');
    await me(ana);
    clock.now = new Date('2026-12-31T22:59:59Z');
    expect([await closeAll(), await me(ana)]).toEqual([0, 200]);
    clock.now = new Date('2026-12-31T23:00:00Z');
    expect([await closeAll(), await me(ana)]).toEqual([1, 401]);
    expect((await lanesOf(shop, 'account_closed', ana.companyId)).at(-1)).toBe(LANES.bulk);
    clock.now = now;
    expect(await get(ana)).toMatchObject({ state: 'ended', ends_on: '2026-12-31' });
    expect(await me(other)).toBe(200);
    expect(await kindsOf(ana)).toEqual(['person.last_day_set screen', 'person.deactivated job']);
  });

  it.each([
    ['2026-03-29', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
  ])('that is %s, when clocks change, is over at midnight there', async (day, before, after) => {
    const ana = await employee({ changes: { endsOn: day } });
    const { now } = clock;
    clock.now = new Date(before);
    expect(await closeAll()).toBe(0);
    clock.now = new Date(after);
    expect(await closeAll()).toBe(1);
    clock.now = now;
    expect((await get(ana)).state).toBe('ended');
  });

  it('can be another, and be taken back until it is over', async () => {
    const ana = await employee();
    let seen: string | undefined;
    // As the person's own poll learns of it.
    const hears = async () => {
      const { status, headers, body } = await shop.call(ana, 'GET', '/v2/me/', undefined, {
        'if-none-match': seen ?? '',
      });
      seen = String(headers.etag);
      return [status, body.last_day];
    };
    expect(await hears()).toEqual([200, null]);
    await end(ana, { last_day: '2026-12-31' });
    expect(await hears()).toEqual([200, '2026-12-31']);
    expect((await end(ana, { last_day: '2026-11-30' })).body).toMatchObject({ ends_on: '2026-11-30', revision: 3 });
    expect(await hears()).toEqual([200, '2026-11-30']);
    expect((await reopen(ana)).body).toMatchObject({ state: 'active', ends_on: null });
    expect(await hears()).toEqual([200, null]);
    const { now } = clock;
    clock.now = new Date('2027-01-05T10:00:00Z');
    expect(await closeAll()).toBe(0);
    clock.now = now;
    const { notifications } = (await shop.call(ana, 'GET', '/v2/me/')).body;
    expect(notifications[0].title).toBe('Your account stays open');
  });

  it.each([
    ['2026-11-19', 'last_day'],
    ['2026-02-30', 'last_day'],
    ['31.12.2026.', 'last_day'],
  ])('is not %s', async (last_day, field) => {
    const { status, body } = await end(await employee(), { last_day });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('makes an owner none that stays: nobody else may go then', async () => {
    const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
    const second = await shop.person({ companyId: boss.companyId, changes: { companyRoles: ['owner'] } });
    const at = path(second);
    const { impact } = (await shop.call(boss, 'GET', `${at}impact/`)).body;
    const body = { impact, reason: 'x', last_day: '2026-12-31' };
    expect((await shop.call(boss, 'POST', `${at}deactivate/`, body, header(1))).status).toBe(200);
    const roles = { company_roles: ['people'] };
    const demoted = await shop.call(second, 'PUT', `${path(boss)}roles/`, roles, header(1));
    expect(demoted).toMatchObject({ status: 409, body: { code: 'roles.last_owner' } });
  });
});

it('does not open an account again whose address another one has confirmed', async () => {
  const ana = await employee({ changes: { active: false, confirmed: false } });
  expect(await reopen(ana)).toMatchObject({ status: 409, body: { code: 'staff.void' } });
});

/** Reads the impact and ends the person through the server under test, while `between` runs. */
async function lookAndEnd(send: Send, who: Person, between: () => Promise<Answer>) {
  const { body } = await send(owner, 'GET', `${path(who)}impact/`);
  const ending = { impact: body.impact, reason: 'x', last_day: null };
  const [ended, done] = await Promise.all([
    send(owner, 'POST', `${path(who)}deactivate/`, ending, header(1)),
    between(),
  ]);
  return { ended: ended.status, done: done.status };
}

// The planted bug: the impact is read without a lock, and a pause lets the other call come between.
const looksBeforeItLocks = (text: string) =>
  text
    .replace(/^select from users where company_id = \$1 and id = \$2 for no key update$/, 'select 1 where $1 + $2 > 0')
    .replace('select u.active, u.confirmed as account', 'select pg_sleep(0.03), u.active, u.confirmed as account');

// The planted bug: the buyer's account is not checked again, and a pause lets the end come first.
const buysWithAClosedAccount = (text: string) =>
  text.replace(/where active and company_id/, 'where (select true from pg_sleep(0.03)) and company_id');

describe('an end and a purchase at the same moment', () => {
  noticing(
    shop,
    async (send) => {
      for (let turn = 0; turn < 6; turn += 1) {
        const ana = await employee({ flexible: 10_000_000 });
        await fill(ana);
        const buy = () => send(ana, 'POST', '/v2/complete-purchase/');
        const { ended } = await lookAndEnd(send, ana, buy);
        const [{ bought = 0 } = {}] = await ask<{ bought: number }>(
          database,
          sql`select count(*)::integer as bought from orders where user_id = ${ana.userId}`,
        );
        // Either nothing was bought and the end was done as seen, or something was bought and the end is refused.
        expect([bought, ended]).toEqual(bought === 0 ? [0, 200] : [1, 409]);
      }
    },
    { looksBeforeItLocks, buysWithAClosedAccount },
  );
});

describe('an end and the confirmation of an address at the same moment', () => {
  let made = 0;
  noticing(
    shop,
    async (send) => {
      for (let turn = 0; turn < 4; turn += 1) {
        made += 1;
        const email = `potvrda-${made}@vetar.rs`;
        const invitation = { email, first_name: 'X', last_name: 'Y', invite: true };
        const { id } = (await shop.call(owner, 'POST', '/company/people/', invitation)).body;
        const invite = idIn((await sentMails(shop)).at(-1));
        const form = { first_name: 'X', last_name: 'Y', email, password: 'Dobra-rec-7!', language: 'SR', invite };
        await shop.call(null, 'POST', '/user/register/', form);
        const link = idIn((await sentMails(shop)).at(-1));
        const who = { ...owner, userId: id };
        const confirm = () => send(owner, 'POST', `/user/confirm/${link}/`);
        const { ended, done } = await lookAndEnd(send, who, confirm);
        // If the confirmation is first, the impact has changed; if it is second, there is nothing to confirm.
        expect([
          [200, 410],
          [409, 200],
        ]).toContainEqual([ended, done]);
      }
    },
    { looksBeforeItLocks },
  );
});
