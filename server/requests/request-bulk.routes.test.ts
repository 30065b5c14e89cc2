import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reconcile } from '../database/reconcile.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import type { Person } from '../testing/people.ts';
import { type Filed, makeRequest, sentFile } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const work = async () => {
  const settings = { kinds: taskKinds, pace: createBatchSize(2), now: clock.now, log: { warn: () => {} } };
  while (await runTasks(database, settings));
};

/** Ana and Iva with money, and two reviewers. */
async function company() {
  const companyId = await shop.company();
  const createdAt = new Date('2025-01-15T10:00:00Z');
  const ana = await shop.person({ companyId, flexible: 900_000, budgets: { 1: 60_000 }, changes: { createdAt } });
  const iva = await shop.person({
    companyId,
    flexible: 900_000,
    changes: { createdAt, firstName: 'Iva', lastName: 'Ivić' },
  });
  const boss = await shop.person({ companyId, flexible: 900_000, changes: { createdAt, companyRoles: ['owner'] } });
  const chief = await shop.person({ companyId, changes: { companyRoles: ['reviewer'] } });
  return { companyId, ana, iva, boss, chief };
}

let filed = 0;

/** A request without any signal for the review: bought on a Wednesday, from a provider of its own. */
const clean = (who: Person, changes: Filed = {}) => {
  filed += 1;
  return makeRequest(database, clock.now, who, { providerName: `Optika ${filed}`, ...changes });
};

const preview = (who: Person, ids: readonly number[]) =>
  shop.call(who, 'POST', '/company/requests/bulk/preview/', { action: 'accept', ids });
const run = (who: Person, id: number) => shop.call(who, 'POST', `/company/requests/bulk/${id}/run/`);
const read = (who: Person, id: number) => shop.call(who, 'GET', `/company/requests/bulk/${id}/`);
const ran = async (who: Person, id: number) => {
  expect((await run(who, id)).status).toBe(200);
  await work();
  return (await read(who, id)).body;
};
const statusOf = async (who: Person, id: number) =>
  (await shop.call(who, 'GET', `/company/requests/${id}/`)).body.status;
const decide = (who: Person, id: number, decision: string, more: object = {}) =>
  shop.call(who, 'POST', `/company/requests/${id}/decide/`, {
    decision,
    seen: { status: 'pending', comment: null },
    ...more,
  });
const mails = async (companyId: number) =>
  (
    await database.execute(sql`
      select (payload->>'requestId')::integer as id, payload->>'news' as news from outbox
      where company_id = ${companyId} and kind = 'request_news' order by id`)
  ).rows;

describe('accepting many requests', () => {
  it('says what it means in money, by budget, and accepts exactly those, each as by one press', async () => {
    const { companyId, ana, iva, boss } = await company();
    const [first, second, third] = [await clean(ana), await clean(ana), await clean(iva, { amount: 35_050 })];
    const meant = (await preview(boss, [first, second, third])).body;
    expect(meant).toMatchObject({
      count: 3,
      affected: 3,
      refused: [],
      effects: {
        people: 2,
        pots: [
          { category_id: 1, currency: 'RSD', sum: 600 },
          { category_id: null, category: null, currency: 'RSD', sum: 1750.5 },
        ],
      },
    });
    expect(meant.sample[2]).toMatchObject({
      id: third,
      person: 'Iva Ivić',
      amount: 350.5,
      currency: 'RSD',
      before: { status: 'pending' },
      after: { status: 'accepted' },
    });
    expect(await statusOf(boss, first)).toBe('pending');
    const later = await clean(iva);
    expect(await ran(boss, meant.id)).toMatchObject({ status: 'done', changed: 3, left_out: [], undo_until: null });
    expect(await statusOf(boss, later)).toBe('pending');
    expect(await mails(companyId)).toEqual([first, second, third].map((id) => ({ id, news: 'accepted' })));
    const { results } = (await shop.call(boss, 'GET', `/company/changes/?via=bulk&via_id=${meant.id}`)).body;
    expect(results).toHaveLength(3);
    expect(results[0]).toMatchObject({ kind: 'request.accepted', via: 'bulk', record: String(third) });
    expect((await shop.call(ana, 'GET', `/v2/requests/${first}/`)).body).toMatchObject({ status: 'accepted' });
    expect(await reconcile(database)).toEqual([]);
  });

  it('leaves out what needs a look, a second person or somebody else, and says which and why', async () => {
    const { ana, iva, boss, chief } = await company();
    const good = await clean(ana);
    const ids: Record<string, number> = {
      decided: await clean(ana),
      own: await clean(boss),
      in_review: await clean(ana),
      limit: await clean(ana, { amount: 250_000 }),
      signals: await clean(iva, { purchaseDate: '2026-11-15' }),
    };
    const [looked, assigned] = [await clean(iva), await clean(iva)];
    await shop.call(boss, 'PUT', '/company/approval-limit/', { limit: 2000 });
    await decide(chief, ids.decided as number, 'rejected', { code: 'other', words: 'Ne' });
    await shop.call(chief, 'POST', `/company/requests/${ids.in_review}/comments/`, { text: 'Šta je to?' });
    await shop.call(chief, 'POST', `/company/requests/${looked}/claim/`, {});
    await shop.call(boss, 'POST', `/company/requests/${assigned}/assign/`, { to: chief.userId });
    const { body } = await preview(boss, [good, looked, assigned, ...Object.values(ids)]);
    expect([body.count, body.affected]).toEqual([8, 1]);
    const refused = body.refused.map(({ code, sample }: { code: string; sample: { id: number }[] }) => [
      code,
      sample.map(({ id }) => id),
    ]);
    const alone = (code: string) => [code, [ids[code]]];
    expect(refused).toEqual([
      ['elsewhere', [looked, assigned]],
      ...['decided', 'in_review', 'limit', 'own', 'signals'].map(alone),
    ]);
    // The reviewer to whom they are assigned, or who has claimed them, may accept them.
    expect((await preview(chief, [looked, assigned])).body.affected).toBe(2);
    expect(await ran(boss, body.id)).toMatchObject({ changed: 1, left_out: [] });
  });

  it('leaves out and names what moved since, and what may not be accepted without a look any more', async () => {
    const { companyId, ana, iva, boss, chief } = await company();
    const [stays, cancelled, rejected, asked, taken, same] = [
      await clean(ana),
      await clean(ana),
      await clean(ana),
      await clean(iva),
      await clean(iva),
      await clean(iva, { file: sentFile(iva, clock.now, `one receipt ${companyId}`) }),
    ];
    const { body } = await preview(boss, [stays, cancelled, rejected, asked, taken, same]);
    expect(body.affected).toBe(6);
    await shop.call(ana, 'PATCH', `/v2/requests/${cancelled}/`, { status: 'cancelled' });
    await decide(chief, rejected, 'rejected', { code: 'other', words: 'Ne' });
    await decide(chief, asked, 'question', { words: 'Za koga?' });
    await shop.call(iva, 'POST', `/v2/requests/${asked}/comments/`, { text: 'Za mene.' });
    await shop.call(chief, 'POST', `/company/requests/${taken}/claim/`, {});
    await clean(ana, { file: sentFile(ana, clock.now, `one receipt ${companyId}`) });
    const after = await ran(boss, body.id);
    expect(after).toMatchObject({ status: 'done', changed: 1 });
    expect(after.left_out.map(({ id, why }: { id: number; why: string }) => [id, why])).toEqual([
      [cancelled, 'moved'],
      [rejected, 'moved'],
      [asked, 'moved'],
      [taken, 'refused'],
      [same, 'refused'],
    ]);
    expect(after.left_out[0]).toMatchObject({ person: 'Ana Anić', provider: expect.stringContaining('Optika') });
    expect(await statusOf(boss, rejected)).toBe('rejected');
    expect(await reconcile(database)).toEqual([]);
  });

  it('accepts nothing above a limit that fell since, and lets nobody in it be the first of two', async () => {
    const { companyId, ana, boss } = await company();
    const { body } = await preview(boss, [await clean(ana), await clean(ana, { amount: 40_000 })]);
    await shop.call(boss, 'PUT', '/company/approval-limit/', { limit: 500 });
    expect(await ran(boss, body.id)).toMatchObject({ changed: 1, left_out: [{ why: 'refused' }] });
    const proposals = await database.execute(sql`select from approvals where company_id = ${companyId}`);
    expect(proposals.rows).toEqual([]);
  });

  it('accepts no request of another company, for nobody else, and nothing once it is too late', async () => {
    const { ana, boss, chief } = await company();
    const other = await company();
    const foreign = await clean(other.ana);
    const own = await clean(ana);
    const { body } = await preview(boss, [own, foreign]);
    expect([body.count, body.affected]).toEqual([1, 1]);
    expect((await run(chief, body.id)).status).toBe(404);
    expect((await read(other.boss, body.id)).status).toBe(404);
    const noon = clock.now;
    clock.now = new Date(noon.getTime() + 11 * 60_000);
    expect((await run(boss, body.id)).body.code).toBe('bulk.expired');
    clock.now = noon;
    expect((await preview(boss, [foreign])).body).toMatchObject({ count: 0, affected: 0 });
    expect((await preview(boss, [])).status).toBe(400);
    const rejects = { action: 'reject', ids: [own] };
    expect((await shop.call(boss, 'POST', '/company/requests/bulk/preview/', rejects)).status).toBe(400);
    expect((await shop.call(ana, 'POST', '/company/requests/bulk/preview/', rejects)).status).toBe(403);
  });

  it('ends, and counts a request that is no more', async () => {
    const { ana, boss } = await company();
    const { body } = await preview(boss, [await clean(ana), await clean(ana)]);
    await database.execute(
      sql`
      update bulk_rows set record_id = 2147483647
      where bulk_id = ${body.id} and record_id = (select max(record_id) from bulk_rows where bulk_id = ${body.id})`,
    );
    expect(await ran(boss, body.id)).toMatchObject({ status: 'done', affected: 2, changed: 1, left_out: [], gone: 1 });
  });

  it('is asked in a handful of statements, however many', async () => {
    const { ana, boss } = await company();
    const ids: number[] = [];
    while (ids.length < 8) ids.push(await clean(ana));
    const few = await shop.statements(() => preview(boss, ids.slice(0, 1)));
    const many = await shop.statements(() => preview(boss, ids));
    expect(many.length).toBe(few.length);
    expect(few.length).toBeLessThanOrEqual(4);
  });
});
