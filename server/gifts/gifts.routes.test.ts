import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accounts, ledgerEntries } from '../budgets/budgets.table.ts';
import { reconcile } from '../database/reconcile.ts';
import { sql as held } from '../database/text.ts';
import { resetPassword } from '../password-reset/password-reset.service.ts';
import { register } from '../registration/registration.service.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { duringTransaction } from '../testing/during-transaction.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { gifts } from './gifts.table.ts';

const shop = await startTestApp();
const { database } = shop;

const nobody: Person = { companyId: 0, userId: 0, email: '', token: '', headers: { authorization: '' } };
const SPORT = 3;
await database.execute(sql`
  insert into categories (id, parent_id, position, name_en, name_sr, icon) values
    (${SPORT}, null, 1, 'Sport', 'Sport', 'dumbbell'), (301, ${SPORT}, 1, 'Swimming', 'Plivanje', 'waves')
  on conflict do nothing`);

/** A company admin with two colleagues. */
async function company() {
  const admin = await shop.person({ language: 'SR', changes: { companyRoles: ['owner'] } });
  const { companyId } = admin;
  return { admin, ana: await shop.person({ companyId, language: 'SR' }), mara: await shop.person({ companyId }) };
}

/** The fields of a person who is added to a company. */
const newcomer = (name: string, { companyId }: Person) => ({
  email: `${name}-${companyId}@izbor.test`,
  first_name: 'Petar',
  last_name: 'Petrović',
  language: 'SR',
});

/** Opens the newcomer's account, and returns what they find at their first sign-in. */
async function arrive(name: string, { companyId }: Person) {
  const { email, language, ...names } = newcomer(name, { companyId } as Person);
  const [company] = (await database.execute<{ code: string }>(sql`select code from companies where id = ${companyId}`))
    .rows;
  const form = Object.assign(names, {
    email,
    language: 'SR' as const,
    password: 'Zeleni*list7',
    company_code: company?.code,
  });
  await register(database, form, { address: '10.8.0.1', now: shop.clock.now });
  const id = idIn((await sentMails(shop)).find(({ to }) => to.address === email));
  const { password } = form;
  await resetPassword(database, { id, password, now: shop.clock.now });
  const { token } = (await shop.call(nobody, 'POST', '/user/token/', { email, password })).body;
  return me({ ...nobody, headers: { authorization: `Token ${token}` } });
}

const give = (who: Person, body: unknown, key?: string) =>
  shop.call(who, 'POST', '/company/budgets/', body, key ? { 'idempotency-key': key } : {});
const me = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).body;
const entriesOf = ({ companyId }: Person) =>
  database.select().from(ledgerEntries).where(sql`company_id = ${companyId}`).orderBy(ledgerEntries.id);

describe('giving budget', () => {
  it('to one person for a category: they have it this year, and are told why', async () => {
    const { admin, ana, mara } = await company();
    const { status, body } = await give(admin, {
      people: [ana.userId],
      category: SPORT,
      amount: 2500.5,
      note: '\u202eTrka',
    });
    expect([status, body]).toMatchObject([
      201,
      {
        category: SPORT,
        year: 2026,
        amount: 2500.5,
        currency: 'RSD',
        people: 1,
        note: 'Trka',
        given_by: admin.userId,
        status: 'given',
        task: null,
      },
    ]);
    expect(await me(ana)).toMatchObject({
      balance: 0,
      category_budgets: [{ category_id: SPORT, amount: 2500.5, spent: 0, until: '2026-12-31' }],
      new_notifications: 1,
      notifications: [
        {
          title: 'Budžet ti je uvećan',
          text: '<p>U budžet za kategoriju Sport je dodato 2.500,50\u00a0RSD, do 31.12.2026.</p><p>Trka</p>',
        },
      ],
    });
    expect(await me(mara)).toMatchObject({ category_budgets: [], new_notifications: 0 });
    expect(await entriesOf(ana)).toMatchObject([
      { kind: 'allocation', allocated: 250_050, reference: body.id, note: 'Trka', actorId: admin.userId },
    ]);
    expect(await reconcile(database)).toEqual([]);
  });

  it.each([
    ['what was looked at', true, { code: 'budgets.changed' }],
    ['nothing', false, { currency: 'EUR', amount: 100 }],
  ])(
    'in the currency of the company by then, where it is corrected meanwhile and %s was seen',
    async (_, isSeen, told) => {
      const { admin, ana } = await company();
      const people = [ana.userId];
      const preview = await shop.call(admin, 'POST', '/company/budgets/preview/', { people, amount: 100 });
      expect(preview.body.currency).toBe('RSD');
      const seen = isSeen ? { seen: preview.body.seen } : {};
      const answers: unknown[] = [];
      await duringTransaction(database, {
        held: held`update companies set currency = 'EUR' where id = ${admin.companyId}`,
        work: async () => answers.push((await give(admin, Object.assign({ people, amount: 100 }, seen))).body),
      });
      expect(answers).toMatchObject([told]);
      expect(await reconcile(database)).toEqual([]);
    },
  );

  it('names a category in the other language where it has no name in the own', async () => {
    const { admin, ana } = await company();
    await database.execute(sql`
      insert into categories (id, parent_id, position, name_en, name_sr, icon) values (77, null, 9, 'Pottery', '', 'waves')`);
    await give(admin, { people: [ana.userId], category: 77, amount: 100 });
    expect((await me(ana)).notifications[0].text).toContain('U budžet za kategoriju Pottery je dodato');
  });

  it('to everybody: all who can sign in, in any language, and nobody else', async () => {
    const { admin, ana, mara } = await company();
    const { companyId } = admin;
    const gone = await shop.person({ companyId, changes: { active: false } });
    const unconfirmed = await shop.person({ companyId, changes: { confirmed: false, passwordHash: 'x' } });
    const other = await shop.person();
    expect((await give(admin, { people: 'all', amount: 100 })).body).toMatchObject({
      people: 3,
      category: null,
      year: null,
    });
    for (const who of [admin, ana, mara]) expect(await me(who)).toMatchObject({ base_balance: 100, available: 100 });
    expect((await me(mara)).notifications[0].text).toBe('<p>100.00\u00a0RSD was added to your flexible budget.</p>');
    expect((await me(other)).base_balance).toBe(0);
    // A person who registered with an address and never confirmed it gets no money of the company.
    for (const { userId } of [gone, unconfirmed]) {
      expect(await database.select().from(accounts).where(sql`user_id = ${userId} and allocated > 0`)).toEqual([]);
    }
  });

  it('to who has no account yet, by name: it waits for them, and is told when they come', async () => {
    const { admin } = await company();
    const { body: added } = await shop.call(admin, 'POST', '/company/people/', newcomer('petar', admin));
    expect((await give(admin, { people: [added.id], amount: 10_000, note: 'Dobro došao' })).body).toMatchObject({
      people: 1,
      with_invited: false,
    });
    const petar = await arrive('petar', admin);
    expect(petar.id).toBe(added.id);
    expect(petar).toMatchObject({ base_balance: 10_000, available: 10_000, new_notifications: 1 });
    expect(petar.notifications[0].text).toBe(
      '<p>U fleksibilni budžet je dodato 10.000,00\u00a0RSD.</p><p>Dobro došao</p>',
    );
    expect(await reconcile(database)).toEqual([]);
  });

  it('to everybody, those without an account too if that is said: added, invited, registered by an invitation', async () => {
    const { admin, ana, mara } = await company();
    const { companyId } = admin;
    const ids: number[] = [];
    for (const [name, more] of [
      ['added', {}],
      ['invited', { invite: true }],
      ['begun', { invite: true }],
    ] as const)
      ids.push(
        (await shop.call(admin, 'POST', '/company/people/', Object.assign(newcomer(name, admin), more))).body.id,
      );
    await database.execute(
      sql`update users set password_hash = 'x' where company_id = ${companyId} and id = ${ids[2]}`,
    );
    // A person whose invitation was withdrawn counts as unconfirmed again: a password alone proves nothing.
    const asked = Object.assign({ invite: true }, newcomer('withdrawn', admin));
    const withdrawn = { userId: (await shop.call(admin, 'POST', '/company/people/', asked)).body.id };
    await database.execute(
      sql`update users set password_hash = 'x' where company_id = ${companyId} and id = ${withdrawn.userId}`,
    );
    await database.execute(
      sql`update invitations set withdrawn_at = created_at where company_id = ${companyId} and email = ${asked.email}`,
    );
    const stranger = await shop.person({ companyId, changes: { confirmed: false, passwordHash: 'x' } });
    const gone = await shop.person({ companyId, changes: { confirmed: false, active: false } });
    const body = { people: 'all', with_invited: true, amount: 5 };
    expect((await give(admin, body, 'all-of-them')).body).toMatchObject({ people: 6, with_invited: true });
    expect((await give(admin, { people: 'all', amount: 5 }, 'all-of-them')).body.code).toBe('budgets.other_gift');
    const has = (await entriesOf(admin)).map(({ userId }) => userId).sort((one, other) => one - other);
    expect(has).toEqual([admin.userId, ana.userId, mara.userId, ...ids].sort((one, other) => one - other));
    for (const { userId } of [stranger, withdrawn, gone])
      expect((await give(admin, { people: [userId], amount: 5 })).status).toBe(404);
    expect(await reconcile(database)).toEqual([]);
  });

  it('names somebody twice and gives once', async () => {
    const { admin, ana } = await company();
    expect((await give(admin, { people: [ana.userId, ana.userId], amount: 10 })).body.people).toBe(1);
    expect((await me(ana)).base_balance).toBe(10);
  });

  it('is listed for the company admin, newest first, a page at a time', async () => {
    const { admin, ana } = await company();
    for (const amount of [1, 2, 3]) await give(admin, { people: [ana.userId], amount });
    const list = (query: string) => shop.call(admin, 'GET', `/company/budgets/${query}`);
    const amounts = async (query: string) =>
      (await list(query)).body.results.map((gift: { amount: number }) => gift.amount);
    expect([await amounts('?page_size=2'), await amounts('?page_size=2&page=2')]).toEqual([[3, 2], [1]]);
    expect((await list('?page=9')).body).toMatchObject({ count: 3, results: [] });
  });
});

describe('what is refused changes nothing', () => {
  it.each([
    [{ people: [], amount: 5 }, 400],
    [{ people: 'everybody', amount: 5 }, 400],
    [{ people: 'all', amount: 0 }, 400],
    [{ people: 'all', amount: -5 }, 400],
    [{ people: 'all', amount: 1.005 }, 400],
    [{ people: 'all', amount: '5' }, 400],
    [{ people: 'all', amount: 1e9 }, 400],
    [{ people: 'all', amount: 5, category: 301 }, 400],
    [{ people: 'all', amount: 5, category: 999 }, 400],
    [{ people: 'all', amount: 5, company_id: 1 }, 400],
    [{ people: [999_999_999], amount: 5 }, 404],
  ])('%j', async (body, expected) => {
    const { admin } = await company();
    expect((await give(admin, body)).status).toBe(expected);
    expect(await entriesOf(admin)).toEqual([]);
    expect(await database.select().from(gifts).where(sql`company_id = ${admin.companyId}`)).toEqual([]);
  });

  it('to oneself alone, by name or as everybody there is; with others one has it too', async () => {
    const { admin, ana } = await company();
    const owner = await shop.person({ changes: { companyRoles: ['owner'] } });
    for (const [who, people] of [
      [admin, [admin.userId, admin.userId]],
      [owner, 'all'],
    ] as const) {
      const own = await give(who, { people, amount: 5 }, 'own-gift');
      expect([own.status, own.body.code]).toEqual([403, 'budgets.own']);
      expect([await entriesOf(who), (await me(who)).base_balance]).toEqual([[], 0]);
    }
    expect((await give(admin, { people: [admin.userId, ana.userId], amount: 5 })).status).toBe(201);
    expect((await me(admin)).base_balance).toBe(5);
  });

  it('somebody of another company is nobody, and nobody else gets anything either', async () => {
    const { admin, ana } = await company();
    const stranger = await shop.person();
    expect((await give(admin, { people: [ana.userId, stranger.userId], amount: 5 })).status).toBe(404);
    expect([(await me(ana)).base_balance, (await me(stranger)).base_balance]).toEqual([0, 0]);
  });
});

describe('one key', () => {
  it('is of one administrator: with the same key a colleague gives on their own', async () => {
    const { admin, ana } = await company();
    const colleague = await shop.person({ companyId: admin.companyId, changes: { companyRoles: ['budgets'] } });
    const gift = { people: [ana.userId], amount: 10 };
    const answers = [await give(admin, gift, 'one-gift'), await give(colleague, gift, 'one-gift')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2);
    expect((await me(ana)).base_balance).toBe(20);
  });

  it('gives once, answers the same, and is refused for anything else', async () => {
    const { admin, ana } = await company();
    const body = { people: [ana.userId], amount: 10 };
    const first = await give(admin, body, 'one-gift');
    expect(await give(admin, body, 'one-gift')).toMatchObject({ status: 201, body: first.body });
    expect((await give(admin, { ...body, amount: 11 }, 'one-gift')).status).toBe(422);
    expect((await me(ana)).base_balance).toBe(10);
  });

  describe(`sent ${STORM} times at once gives once`, () => {
    noticing(
      shop,
      async (send) => {
        const { admin, ana } = await company();
        const gift = { people: [ana.userId], amount: 10 };
        const key = { 'idempotency-key': 'one-gift' };
        const answers = await storm(database, () => send(admin, 'POST', '/company/budgets/', gift, key));
        expect(statuses(answers)).toEqual({ 201: STORM });
        expect((await me(ana)).base_balance).toBe(10);
      },
      { noLock: (text) => text.replace(/(from companies where id = \$1) for no key update/, '$1') },
    );
  });
});

describe('a gift to everybody that is sent again and again while everybody buys', () => {
  const BUYERS = 10;
  noticing(
    shop,
    async (send) => {
      const { admin } = await company();
      const { companyId } = admin;
      const benefit = await makeBenefit(database, shop.clock.now, { price: 10_000 });
      const buyers: Person[] = [];
      for (let made = 0; made < BUYERS; made += 1) {
        const buyer = await shop.person({ companyId, flexible: 100_000 });
        await shop.call(buyer, 'POST', '/v2/toggle-cart/', { id: benefit });
        buyers.push(buyer);
      }
      const answers = await storm(database, async (index) => {
        const buyer = index % (STORM / BUYERS) === 0 ? buyers[index / (STORM / BUYERS)] : undefined;
        if (buyer) return send(buyer, 'POST', '/v2/complete-purchase/', {});
        return send(
          admin,
          'POST',
          '/company/budgets/',
          { people: 'all', amount: 10 },
          { 'idempotency-key': 'gift-to-all' },
        );
      });
      // No purchase is lost to the gift, and nobody gets the gift twice.
      expect(statuses(answers)).toEqual({ 200: BUYERS, 201: STORM - BUYERS });
      for (const buyer of buyers)
        expect(await me(buyer)).toMatchObject({ base_balance: 1010, available: 910, cart: [] });
    },
    { noLock: (text) => text.replace(/(from companies where id = \$1) for no key update/, '$1') },
  );
});
