import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../database/reconcile.ts';
import { makeRates } from '../testing/benefits.ts';
import { makeCrowd } from '../testing/crowd.ts';
import type { Person } from '../testing/people.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { startTestApp } from '../testing/test-app.ts';
import { endProposal } from './end-proposals.job.ts';

const shop = await startTestApp();
const { database, clock } = shop;
// A Tuesday, 11:00 in Belgrade.
clock.now = new Date('2026-11-24T10:00:00Z');
await makeRates(database, clock.now);

const named = (firstName: string, adminRoles: ('owner' | 'finance' | 'content' | 'operations')[]) =>
  shop.person({ changes: { adminRoles, firstName, lastName: 'Admin' } });
const ana = await named('Ana', ['finance']);
const boris = await named('Boris', ['owner']);
const vesna = await named('Vesna', ['owner']);
const content = await named('Cveta', ['content']);

const call = (who: Person, method: string, path = '', body?: unknown) =>
  shop.call(who, method, `/admin/approvals/${path}`, body);
const list = async (who: Person, query = '') => (await call(who, 'GET', query)).body.results;
const read = async (who: Person, id: number) => (await call(who, 'GET', `${id}/`)).body;
const approve = async (who: Person, id: number, seen?: string) =>
  call(who, 'POST', `${id}/approve/`, { seen: seen ?? (await read(who, id)).now?.seen ?? 'a'.repeat(64) });
const refuse = (who: Person, id: number) => call(who, 'POST', `${id}/refuse/`, { reason: 'Prerano je.' });
const withdraw = (who: Person, id: number) => call(who, 'POST', `${id}/withdraw/`);
const answered = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const told = async (who: Person) =>
  (await shop.call(who, 'GET', '/v2/notifications/')).body.results.map(({ title }: { title: string }) => title);

const WEEK = 7 * 24 * 60 * 60 * 1000;
/** The English text of the notification with this Serbian title. */
const ranOut = async ({ userId }: Person, title: string) => {
  const { rows } = await database.execute<{ said: string }>(
    sql`select regexp_replace(text_en, '<[^>]*>', '', 'g') as said from notifications where user_id = ${userId} and title_sr = ${title}`,
  );
  return rows.map(({ said }) => said.replaceAll('\u00a0', ' '));
};

const rate = async () => (await shop.call(ana, 'GET', '/admin/rates/')).body.results[0];
async function proposesRate(who: Person, perEuro = 125): Promise<number> {
  const seen = { 'if-revision-match': String((await rate()).revision) };
  return (await shop.call(who, 'PUT', '/admin/rates/RSD/', { per_euro: perEuro }, seen)).body.approval;
}

async function bought(
  benefit: Parameters<typeof buyBenefit>[2] = {},
): Promise<{ buyer: Person; order: number; at: string }> {
  const buyer = await shop.person({ flexible: 50_000_000, changes: { firstName: 'Mila', lastName: 'Šarić' } });
  const order = await buyBenefit(shop, buyer, { price: 20_000_000, ...benefit });
  return { buyer, order, at: `/admin/orders/${buyer.companyId}/${order}/` };
}
async function cancels(who: Person, at: string) {
  const { impact } = (await shop.call(who, 'GET', `${at}impact/`)).body;
  return shop.call(who, 'POST', `${at}cancel/`, { impact, reason: 'Nema na zalihi.' });
}
const spentOf = async (buyer: Person) => (await shop.call(buyer, 'GET', '/v2/me/')).body.spent;

beforeEach(async () => {
  clock.now = new Date('2026-11-24T10:00:00Z');
  await database.execute(sql`delete from platform_approvals`);
  await database.execute(sql`delete from rate_changes`);
  await database.execute(sql`update exchange_rates set per_euro = 117200000 where currency = 'RSD'`);
  await database.execute(sql`update platform_settings set refund_limit = 10000000`);
});

describe('what waits for a second person', () => {
  it('is one list of all kinds, of those that one may decide on', async () => {
    const first = await proposesRate(ana);
    const { order, at, buyer } = await bought();
    clock.now = new Date(clock.now.getTime() + 60_000);
    const second = (await cancels(ana, at)).body.approval;
    expect(await list(boris)).toMatchObject([
      {
        id: second,
        kind: 'refund',
        status: 'waiting',
        own: false,
        proposed_by: { name: 'Ana Admin' },
        note: 'Nema na zalihi.',
        sum: 200_000,
        currency: 'RSD',
        limit: 100_000,
        order: { id: order, person: { name: 'Mila Šarić' }, company: { id: buyer.companyId } },
        rate: null,
      },
      {
        id: first,
        kind: 'rate',
        rate: { currency: 'RSD', per_euro_was: 117.2, per_euro: 125, moved: 6.66 },
        order: null,
      },
    ]);
    const ids = async (query: string) => (await list(boris, query)).map(({ id }: { id: number }) => id);
    expect(await ids('?kind=rate')).toEqual([first]);
    expect(await ids('?whose=own')).toEqual([]);
    expect(await ids('?whose=others&ordering=date&state=waiting')).toEqual([first, second]);
    expect(await ids('?search=zalihi')).toEqual([second]);
    expect(await ids(`?ids=${first}`)).toEqual([first]);
    // Proposals that a person may not decide on are not shown to them: rates need one permission, refunds another.
    expect(await list(content)).toEqual([]);
    expect((await call(content, 'GET', `${first}/`)).status).toBe(404);
    const { waiting } = (await shop.call(boris, 'GET', '/admin/today/')).body;
    expect(waiting).toContainEqual(expect.objectContaining({ kind: 'approvals', count: 2 }));
    expect((await shop.call(ana, 'GET', '/admin/today/')).body.waiting).not.toContainEqual(
      expect.objectContaining({ kind: 'approvals' }),
    );
    await list(boris);
    expect(await shop.statements(() => list(boris, '?state=waiting&search=ana'))).toHaveLength(2);
  });

  it.each(['?state=lost', '?kind=gift', '?whose=all', '?ordering=sum', '?page=0'])('refuses %s', async (query) => {
    expect((await call(boris, 'GET', query)).status).toBe(400);
  });
});

describe('a rate', () => {
  it('is looked at beside the world, and set by somebody else', async () => {
    const id = await proposesRate(ana);
    expect(await read(ana, id)).toMatchObject({ may: 'withdraw', own: true });
    const proposal = await read(boris, id);
    expect(proposal).toMatchObject({
      may: 'decide',
      now: { stale: null, rate: { per_euro_was: 117.2, per_euro: 125 } },
    });
    expect((await rate()).waiting).toMatchObject({ approval: id });
    expect(answered(await approve(ana, id, proposal.now.seen))).toEqual([403, 'approvals.own']);
    expect(answered(await withdraw(boris, id))).toEqual([403, 'approvals.others']);
    const done = await approve(boris, id, proposal.now.seen);
    expect([done.status, done.body]).toMatchObject([
      200,
      { status: 'approved', decided_by: { name: 'Boris Admin' }, now: null, may: 'look' },
    ]);
    expect((await rate()).per_euro).toBe(125);
    // The second press of the same person succeeds; another person is refused, since the proposal is decided.
    expect((await approve(boris, id, proposal.now.seen)).status).toBe(200);
    expect(answered(await approve(vesna, id, proposal.now.seen))).toEqual([409, 'approvals.status']);
    expect(answered(await refuse(vesna, id))).toEqual([409, 'approvals.status']);
  });

  it('says from where it was measured when it was proposed, however long ago that is', async () => {
    const began = clock.now;
    // By 1.54 %, then by 0.84 %, together by 2.39 % from 117.2.
    await proposesRate(ana, 119);
    clock.now = new Date(began.getTime() + 6 * 24 * 60 * 60 * 1000);
    const id = await proposesRate(ana, 120);
    const week = { low: 117.2, high: 119 };
    expect((await read(boris, id)).now.rate).toMatchObject({ per_euro_was: 119, second: true, week });
    clock.now = new Date(began.getTime() + 8 * 24 * 60 * 60 * 1000);
    const { seen, rate: measured } = (await read(boris, id)).now;
    expect(measured).toMatchObject({ per_euro_was: 119, second: true, week });
    expect((await approve(boris, id, seen)).status).toBe(200);
  });

  it('that is another by now is stale, and can be refused alone', async () => {
    const id = await proposesRate(ana);
    const { seen } = (await read(boris, id)).now;
    await database.execute(sql`update exchange_rates set per_euro = 118000000 where currency = 'RSD'`);
    expect((await read(boris, id)).now.stale).toBe('rate');
    const stale = await approve(boris, id, seen);
    expect([answered(stale), stale.body.stale]).toEqual([[409, 'approvals.stale'], 'rate']);
    expect((await refuse(boris, id)).body).toMatchObject({ status: 'refused', reason: 'Prerano je.' });
  });

  it('that was rewritten in the database after it was looked at is not set', async () => {
    const id = await proposesRate(ana);
    const { seen } = (await read(boris, id)).now;
    await database.execute(sql`update rate_changes set per_euro = per_euro + 1 where status = 'waiting'`);
    expect(answered(await approve(boris, id, seen))).toEqual([409, 'approvals.changed']);
  });

  it('is over after seven days, and withdrawn by whoever proposed it', async () => {
    const id = await proposesRate(ana);
    const { seen } = (await read(boris, id)).now;
    clock.now = new Date(clock.now.getTime() + 7 * 24 * 60 * 60 * 1000);
    expect(await read(boris, id)).toMatchObject({ status: 'expired', may: 'look', now: null });
    expect(await list(boris, '?state=expired')).toHaveLength(1);
    expect(answered(await approve(boris, id, seen))).toEqual([410, 'approvals.expired']);
    expect(answered(await refuse(boris, id))).toEqual([410, 'approvals.expired']);
    expect(answered(await withdraw(ana, id))).toEqual([410, 'approvals.expired']);
    const again = await proposesRate(ana);
    expect((await withdraw(ana, again)).body).toMatchObject({ status: 'withdrawn', decided_by: null });
    expect((await withdraw(ana, again)).status).toBe(200);
    expect((await rate()).waiting).toBeNull();
  });

  it('of somebody who may not set rates any more cannot be approved', async () => {
    const leaving = await named('Lara', ['finance']);
    const id = await proposesRate(leaving);
    await database.execute(
      sql`update users set active = false where company_id = ${leaving.companyId} and id = ${leaving.userId}`,
    );
    expect((await read(boris, id)).now.stale).toBe('proposer');
    expect(answered(await approve(boris, id))).toEqual([409, 'approvals.stale']);
    // The page of the rates refuses it too.
    const at = `/admin/rates/proposals/${(await rate()).waiting.id}`;
    expect(answered(await shop.call(boris, 'POST', `${at}/approve/`))).toEqual([409, 'approvals.stale']);
    expect((await rate()).per_euro).toBe(117.2);
    expect((await shop.call(boris, 'POST', `${at}/refuse/`, { reason: 'Prerano je.' })).status).toBe(200);
  });
});

describe('an announcement to many', () => {
  it('is sent by a second person as it was fixed, says who has left, and stays in the list when it is refused', async () => {
    const companyId = await shop.company();
    await makeCrowd(database, companyId, 5001);
    const texts = { title_sr: 'Svima', text_sr: '<p>Zdravo</p>', audience: { companies: [companyId] } };
    const draft = (await shop.call(content, 'POST', '/admin/announcements/', texts)).body;
    const at = `/admin/announcements/${draft.id}/`;
    const send = async () => {
      const { revision } = (await shop.call(content, 'GET', at)).body;
      return (
        await shop.call(content, 'POST', `${at}send/`, { count: 5001 }, { 'if-revision-match': String(revision) })
      ).body;
    };
    const first = (await send()).approval;
    expect(await read(boris, first)).toMatchObject({
      kind: 'announcement',
      name_sr: 'Svima',
      people: 5001,
      announcement: draft.id,
      texts: { text_sr: '<p>Zdravo</p>', at: null },
      now: { people: 5001, left_count: 0, stale: null },
    });
    expect((await refuse(boris, first)).body).toMatchObject({ status: 'refused', people: 5001, texts: null });
    const second = (await send()).approval;
    expect((await withdraw(content, second)).body.status).toBe('withdrawn');
    const third = (await send()).approval;
    const { seen } = (await read(boris, third)).now;
    await database.execute(
      sql`update users set active = false where company_id = ${companyId} and email like 'many-1-%'`,
    );
    expect(answered(await approve(boris, third, seen))).toEqual([409, 'approvals.changed']);
    expect((await read(boris, third)).now).toMatchObject({ people: 5000, left_count: 1 });
    expect((await approve(boris, third)).body).toMatchObject({ status: 'approved' });
    expect((await shop.call(content, 'GET', at)).body).toMatchObject({ status: 'queued', approval: null });
    expect((await list(content)).map(({ status }: { status: string }) => status)).toEqual([
      ...['approved', 'withdrawn', 'refused'],
    ]);
  });
});

describe('a refund above the limit', () => {
  it('waits for a second person, and moves no money until then', async () => {
    const { buyer, at } = await bought();
    const { effects } = (await shop.call(ana, 'GET', `${at}impact/`)).body;
    expect(effects).toMatchObject({ total: 200_000, second: true });
    const { approval, status } = (await cancels(ana, at)).body;
    expect([status, await spentOf(buyer)]).toEqual(['pending', 200_000]);
    expect(await told(boris)).toContain('A refund waits for your approval');
    expect(answered(await cancels(boris, at))).toEqual([409, 'orders.waits']);
    expect((await read(boris, approval)).now).toMatchObject({
      stale: null,
      refund: { status: 'pending', total: 200_000, back: [{ amount: 200_000 }], codes: 0, used: 0 },
    });
    expect((await approve(boris, approval)).body).toMatchObject({ status: 'approved' });
    expect(await spentOf(buyer)).toBe(0);
    expect((await shop.call(ana, 'GET', at)).body).toMatchObject({
      status: 'cancelled',
      reason: 'Nema na zalihi.',
      approval: null,
    });
    expect(await told(ana)).toContain('Your refund is approved');
    expect(await reconcile(database)).toEqual([]);
  });

  it('is looked at again when the order has moved, and is stale while a code of it is used', async () => {
    const { buyer, at } = await bought();
    const { approval } = (await cancels(ana, at)).body;
    const { seen } = (await read(boris, approval)).now;
    await shop.call(boris, 'POST', `${at}move/`, { to: 'in_process' });
    expect(answered(await approve(boris, approval, seen))).toEqual([409, 'approvals.changed']);
    expect((await refuse(boris, approval)).body.status).toBe('refused');
    expect((await shop.call(ana, 'GET', at)).body).toMatchObject({ status: 'in_process', approval: null });

    const other = await bought({ wayToBuy: 'voucher' });
    const waits = (await cancels(ana, other.at)).body.approval;
    const { results } = (await shop.call(other.buyer, 'GET', '/v2/vouchers/')).body;
    await shop.call(other.buyer, 'PATCH', `/v2/vouchers/${results[0].id}/`, { used: true });
    expect((await read(boris, waits)).now.stale).toBe('order');
    expect(answered(await approve(boris, waits))).toEqual([409, 'approvals.stale']);
    expect([await spentOf(buyer), await spentOf(other.buyer)]).toEqual([200_000, 200_000]);
  });

  it('is over once its order is: its buyer was first, whoever is left cancelled it, or it was completed', async () => {
    const first = await bought();
    const left = await bought();
    const done = await bought();
    const waiting: number[] = [];
    for (const { at } of [first, left, done]) waiting.push((await cancels(ana, at)).body.approval);

    await shop.call(first.buyer, 'POST', `/v2/transactions/order-${first.order}/cancel/`);
    for (const to of ['in_process', 'completed']) await shop.call(boris, 'POST', `${done.at}move/`, { to });
    await database.execute(sql`update users set active = false where id in (${ana.userId}, ${vesna.userId})`);
    expect((await cancels(boris, left.at)).body).toMatchObject({ status: 'cancelled', approval: null });
    await database.execute(sql`update users set active = true where id in (${ana.userId}, ${vesna.userId})`);

    const orders = await Promise.all([first, left, done].map(({ at }) => shop.call(boris, 'GET', at)));
    expect(orders.map(({ body: { status, approval } }) => [status, approval])).toEqual([
      ['cancelled', null],
      ['cancelled', null],
      ['completed', null],
    ]);
    for (const id of waiting) {
      expect(await read(boris, id)).toMatchObject({ status: 'withdrawn', decided_by: null, now: null, may: 'look' });
      expect(answered(await approve(boris, id))).toEqual([409, 'approvals.status']);
    }
    expect(await list(boris, '?state=waiting')).toEqual([]);
    const { waiting: counted } = (await shop.call(boris, 'GET', '/admin/today/')).body;
    expect(counted).not.toContainEqual(expect.objectContaining({ kind: 'approvals' }));
    const { rows } = await database.execute(
      sql`select record_id, actor_id, via from changes where kind = 'approval.withdrawn' order by id desc limit 3`,
    );
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toMatchObject({ actor_id: null, via: 'job' });
    expect(new Set(rows.map(({ record_id }) => Number(record_id)))).toEqual(new Set(waiting));
    expect(await reconcile(database)).toEqual([]);
  });

  it('that nobody decided on in seven days ends, and whoever proposed it is told, once', async () => {
    const { buyer, at } = await bought({ price: 30_000_000 });
    const { approval } = (await cancels(ana, at)).body;
    clock.now = new Date(clock.now.getTime() + WEEK - 1);
    expect(await endProposal(database, clock.now)).toBe(false);
    clock.now = new Date(clock.now.getTime() + 1);
    const ended = await Promise.all([endProposal(database, clock.now), endProposal(database, clock.now)]);
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(await ranOut(ana, 'Tvoj povraćaj više ne važi')).toEqual([
      'Nobody decided within seven days on giving 300,000.00 RSD back. The order is as it was.',
    ]);
    expect(await read(boris, approval)).toMatchObject({ status: 'expired', decided_by: null });
    expect([(await shop.call(ana, 'GET', at)).body.approval, await spentOf(buyer)]).toEqual([null, 300_000]);
    const { rows } = await database.execute(
      sql`select 1 from changes where kind = 'approval.expired' and record_id = ${String(approval)}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('that is proposed anew before anybody looked ends the one before, and says so', async () => {
    const { at } = await bought({ price: 40_000_000 });
    await cancels(ana, at);
    clock.now = new Date(clock.now.getTime() + WEEK);
    const again = await cancels(boris, at);
    expect([again.status, typeof again.body.approval]).toEqual([200, 'number']);
    expect(await ranOut(ana, 'Tvoj povraćaj više ne važi')).toContainEqual(expect.stringContaining('400,000.00 RSD'));
    expect(await endProposal(database, clock.now)).toBe(false);
  });

  it('up to the limit, or where nobody else may approve it, is given back at once', async () => {
    const small = await bought({ price: 10_000_000 });
    expect((await cancels(ana, small.at)).body).toMatchObject({ status: 'cancelled', approval: null });
    const sole = await bought();
    await database.execute(sql`update users set active = false where id in (${boris.userId}, ${vesna.userId})`);
    expect((await cancels(ana, sole.at)).body).toMatchObject({ status: 'cancelled', approval: null });
    await database.execute(sql`update users set active = true where id in (${boris.userId}, ${vesna.userId})`);
  });

  it('waits for nobody whose company is closed, for they sign in no more', async () => {
    const { at } = await bought();
    const setOthers = (active: boolean) =>
      database.execute(
        sql`update companies set active = ${active} where id in (
          select company_id from users where admin_roles && array['owner', 'operations', 'finance'] and id <> ${ana.userId})`,
      );
    await setOthers(false);
    const { others } = (await shop.call(ana, 'GET', '/admin/settings/')).body;
    const cancelled = (await cancels(ana, at)).body;
    await setOthers(true);
    expect(others).toEqual([]);
    expect(cancelled).toMatchObject({ status: 'cancelled', approval: null });
  });

  it('is never decided by whose order it is', async () => {
    const buyer = await shop.person({
      flexible: 50_000_000,
      changes: { adminRoles: ['operations'], firstName: 'Olga' },
    });
    const order = await buyBenefit(shop, buyer, { price: 20_000_000 });
    const { approval } = (await cancels(ana, `/admin/orders/${buyer.companyId}/${order}/`)).body;
    const proposal = await read(buyer, approval);
    expect(proposal.may).toBe('look');
    expect(answered(await approve(buyer, approval, proposal.now.seen))).toEqual([403, 'orders.own']);
    expect(answered(await refuse(buyer, approval))).toEqual([403, 'orders.own']);
    expect(await told(buyer)).not.toContain('A refund waits for your approval');
    // The proposal is not listed on the buyer's first page either.
    const waits = async (who: Person) =>
      (await shop.call(who, 'GET', '/admin/today/')).body.waiting.map(({ kind }: { kind: string }) => kind);
    expect(await waits(buyer)).not.toContain('approvals');
    expect(await waits(boris)).toContain('approvals');
  });
});

describe('the limit of refunds', () => {
  const put = (who: Person, limit: unknown) => shop.call(who, 'PATCH', '/admin/settings/', { refund_limit: limit });

  it('is lowered at once, and raised by two owners', async () => {
    expect((await put(boris, 50_000)).body).toMatchObject({ refund_limit: 50_000, waiting: null });
    const { waiting, refund_limit: before } = (await put(boris, 500_000)).body;
    expect(before).toBe(50_000);
    expect(answered(await put(vesna, 600_000))).toEqual([409, 'approvals.limit_waits']);
    // The finance role may approve refunds, but not a change of the refund limit.
    expect((await call(ana, 'GET', `${waiting}/`)).status).toBe(404);
    expect(await read(vesna, waiting)).toMatchObject({
      kind: 'limit',
      sum: 500_000,
      limit: 50_000,
      now: { limit: 50_000 },
    });
    expect(answered(await approve(boris, waiting, 'a'.repeat(64)))).toEqual([403, 'approvals.own']);
    expect((await approve(vesna, waiting)).body.status).toBe('approved');
    expect((await shop.call(ana, 'GET', '/admin/settings/')).body).toMatchObject({
      refund_limit: 500_000,
      waiting: null,
    });
  });

  it('that nobody approved in seven days ends, and whoever proposed it is told', async () => {
    await put(boris, 700_000);
    clock.now = new Date(clock.now.getTime() + WEEK);
    expect(await endProposal(database, clock.now)).toBe(true);
    expect(await ranOut(boris, 'Tvoja granica više ne važi')).toEqual([
      'Nobody decided within seven days on a limit of 700,000.00 RSD. The limit is as it was.',
    ]);
  });

  it('that was changed meanwhile is stale', async () => {
    const { waiting } = (await put(boris, 500_000)).body;
    await put(vesna, 20_000);
    expect(answered(await approve(vesna, waiting))).toEqual([409, 'approvals.stale']);
  });

  it.each([[-1], [1_000_000_001], ['100'], [null]])('is not %s', async (limit) => {
    expect((await put(boris, limit)).status).toBe(400);
  });
});
