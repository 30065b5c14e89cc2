import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reconcile } from '../database/reconcile.ts';
import { sql as text } from '../database/text.ts';
import { duringTransaction } from '../testing/during-transaction.ts';
import type { Person } from '../testing/people.ts';
import { makeRequest, sentFile } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const operations = await shop.person({
  changes: { adminRoles: ['operations'], firstName: 'Milan', lastName: 'Milić' },
});
const createdAt = new Date('2025-01-15T10:00:00Z');

/** A company whose owner is the only reviewer, with a request of their own and one of an employee. */
async function company() {
  const companyId = await shop.company();
  const [flexible, changes] = [10_000_000, { createdAt, companyRoles: ['owner' as const], firstName: 'Vesna' }];
  const vesna = await shop.person({ companyId, flexible, changes });
  const ana = await shop.person({ companyId, flexible, changes: { createdAt } });
  const [own, others] = [await makeRequest(database, clock.now, vesna), await makeRequest(database, clock.now, ana)];
  return { companyId, vesna, ana, own, others };
}

const at = (companyId: number, id: number, more = '') => `/admin/requests/${companyId}/${id}/${more}`;
const ids = async (companyId: number, queue = 'pending', who = operations) =>
  (await shop.call(who, 'GET', `/admin/requests/?queue=${queue}&company=${companyId}`)).body.results.map(
    ({ id }: { id: number }) => id,
  );
const decide = (who: Person, path: string, decision: string, more: object = {}) =>
  shop.call(who, 'POST', `${path}decide/`, { decision, seen: { status: 'pending', comment: null }, ...more });
const second = ({ companyId }: Person, changes: object = {}) =>
  shop.person({ companyId, changes: { companyRoles: ['reviewer'], ...changes } });

describe('the queue of the platform', () => {
  it('has what nobody else in its company may decide: the request of whoever reviews alone, and no other', async () => {
    const { companyId, own, others, vesna } = await company();
    expect(await ids(companyId)).toEqual([own]);
    const { status, body } = await shop.call(operations, 'GET', at(companyId, own));
    expect([status, body]).toMatchObject([
      200,
      { company: { id: companyId }, employee: { id: vesna.userId }, own: false, unattended: true },
    ]);
    for (const more of ['', 'comments/', 'file/']) {
      expect((await shop.call(operations, 'GET', at(companyId, others, more))).status).toBe(404);
      expect((await shop.call(operations, 'GET', at(companyId + 1, own, more))).status).toBe(404);
    }
    // The person who filed it sees that the platform takes care of it.
    const theirs = (await shop.call(vesna, 'GET', `/company/requests/${own}/`)).body;
    expect(theirs).toMatchObject({ own: true, unattended: true, company: null });
  });

  it.each([
    ['nobody confirmed', { confirmed: false }, true],
    ['nobody who is still there', { active: false }, true],
    ['nobody who reviews', { companyRoles: ['people'] }, true],
    ['somebody who reviews', {}, false],
    ['another owner', { companyRoles: ['owner'] }, false],
  ])('is asked where there is %s beside them', async (_, changes, isThere) => {
    const { companyId, own, vesna } = await company();
    await second(vesna, changes);
    expect(await ids(companyId)).toEqual(isThere ? [own] : []);
  });

  it('counts what the platform can decide alone, and finds it by words', async () => {
    const before = (await shop.call(operations, 'GET', '/admin/requests/?queue=pending')).body.queues;
    const { companyId, own } = await company();
    const { body } = await shop.call(operations, 'GET', '/admin/requests/?queue=pending&search=vesna optika');
    expect(body.queues.pending).toBe(before.pending + 1);
    expect(body.results.map(({ id }: { id: number }) => id)).toContain(own);
    expect(body.results.every(({ company }: { company: object | null }) => company !== null)).toBe(true);
    await decide(operations, at(companyId, own), 'rejected', { words: 'Nema imena', code: 'other' });
    expect(await ids(companyId, 'decided')).toEqual([own]);
    for (const wrong of ['', 'queue=all', 'queue=pending&company=x', 'queue=pending&status=pending']) {
      expect((await shop.call(operations, 'GET', `/admin/requests/?${wrong}`)).status).toBe(400);
    }
  });

  it('is read in two statements', async () => {
    const read = () => shop.call(operations, 'GET', '/admin/requests/?queue=pending');
    expect(await shop.statements(read)).toHaveLength(2);
  });

  it('waits on the first page of whoever may decide it, by the queue that has it', async () => {
    const waiting = async (who: Person) => {
      const { body } = await shop.call(who, 'GET', '/admin/today/');
      const counted = (kind: string) => body.waiting.find((one: { kind: string }) => one.kind === kind)?.count ?? 0;
      return [counted('requests.unattended'), counted('requests.unattended_in_review')];
    };
    const [pending, inReview] = await waiting(operations);
    const { companyId, own, vesna } = await company();
    expect(await waiting(operations)).toEqual([pending + 1, inReview]);
    expect(await waiting(await shop.person({ changes: { adminRoles: ['finance'] } }))).toEqual([0, 0]);
    const theirs = await shop.person({ companyId, changes: { adminRoles: ['operations'] } });
    expect(await waiting(theirs)).toEqual([pending + 1, inReview]);
    // Nobody may decide on their own request.
    await database.execute(sql`update users set admin_roles = '{operations}' where id = ${vesna.userId}`);
    expect(await waiting(vesna)).toEqual([pending, inReview]);

    await decide(operations, at(companyId, own), 'question', { words: 'Na koga glasi?' });
    expect(await waiting(operations)).toEqual([pending, inReview]);
    await shop.call(vesna, 'POST', `/v2/requests/${own}/comments/`, { text: 'Na mene.' });
    expect(await waiting(operations)).toEqual([pending, inReview + 1]);
    expect(await ids(companyId, 'in_review')).toEqual([own]);
  });
});

describe('a decision of the platform', () => {
  it('is made as a reviewer makes it, in the name of Izbor; who it was is in the log of changes', async () => {
    const { companyId, vesna, own } = await company();
    const asked = await decide(operations, at(companyId, own), 'question', { words: 'Na koga glasi?' });
    expect(asked.body).toMatchObject({ status: 'in_review', needs_information: true });
    const again = await decide(operations, at(companyId, own), 'question', { words: 'Na koga glasi?' });
    expect(again.body).toEqual(asked.body);
    expect(await ids(companyId, 'asked')).toEqual([own]);
    expect((await shop.call(vesna, 'GET', `/v2/requests/${own}/`)).body.needs_information).toBe(true);
    await shop.call(vesna, 'POST', `/v2/requests/${own}/comments/`, { text: 'Na mene.' });
    const { seen } = (await shop.call(operations, 'GET', at(companyId, own))).body;
    expect((await decide(operations, at(companyId, own), 'accepted')).body.code).toBe('requests.seen');
    expect((await decide(operations, at(companyId, own), 'accepted', { seen })).body.status).toBe('accepted');
    expect((await decide(operations, at(companyId, own), 'accepted', { seen })).status).toBe(200);

    const { body } = await shop.call(vesna, 'GET', `/v2/requests/${own}/`);
    expect(body.timeline.map(({ by, name }: { by: string; name: string }) => [by, name])).toEqual([
      ['employee', 'Vesna Anić'],
      ['reviewer', 'Izbor'],
      ['reviewer', 'Izbor'],
    ]);
    const comments = (await shop.call(operations, 'GET', at(companyId, own, 'comments/'))).body;
    expect(comments).toMatchObject([
      { by: 'reviewer', name: 'Izbor', text: 'Na koga glasi?' },
      { by: 'employee', text: 'Na mene.' },
    ]);
    const { rows } = await database.execute(
      sql`select kind, actor_name, company_id from changes where company_id = ${companyId} order by id`,
    );
    expect(rows).toEqual([
      { kind: 'request.taken_up', actor_name: 'Milan Milić', company_id: companyId },
      { kind: 'request.asked', actor_name: 'Milan Milić', company_id: companyId },
      { kind: 'request.accepted', actor_name: 'Milan Milić', company_id: companyId },
    ]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is not made once somebody there may decide, and theirs is told to whoever comes second', async () => {
    const { companyId, vesna, own } = await company();
    const chief = await second(vesna, { firstName: 'Sara', lastName: 'Ilić' });
    const late = await decide(operations, at(companyId, own), 'accepted');
    expect([late.status, late.body.code]).toEqual([409, 'requests.attended']);
    await decide(chief, `/company/requests/${own}/`, 'accepted');
    const after = await decide(operations, at(companyId, own), 'rejected', { words: 'Ne' });
    expect(after.body).toMatchObject({ code: 'requests.status', by: { name: 'Sara Ilić' } });
    expect((await decide(operations, at(companyId + 1, own), 'accepted')).status).toBe(404);
  });

  it.each([
    ['accepted', {}],
    ['rejected', { words: 'Nema imena', code: 'other' }],
  ])('made as whoever accepted it first has left ends what waited: %s', async (decision, more) => {
    const { companyId, vesna, own } = await company();
    const first = await second(vesna);
    const other = await second(vesna);
    expect((await shop.call(vesna, 'PUT', '/company/approval-limit/', { limit: 500 })).status).toBe(200);
    expect((await decide(first, `/company/requests/${own}/`, 'accepted')).body.waits).toBe(true);
    await database.execute(sql`update users set active = false where id = ${other.userId}`);
    let answer: Awaited<ReturnType<typeof decide>> | undefined;
    // The decision has read that the acceptance waits, and not yet that nobody reviews there any more.
    await duringTransaction(database, {
      held: text`select from accounts where company_id = ${companyId} for update`,
      work: async () => {
        const seen = { status: 'in_review', comment: null };
        answer = await decide(operations, at(companyId, own), decision, Object.assign({ seen }, more));
      },
      also: text`update users set active = false where id = ${first.userId}`,
    });
    expect([answer?.status, answer?.body.status]).toEqual([200, decision]);
    const { rows } = await database.execute(
      sql`select status, decided_by, reason from approvals where company_id = ${companyId}`,
    );
    expect(rows).toEqual([{ status: 'expired', decided_by: null, reason: '' }]);
    expect(await reconcile(database)).toEqual([]);
  });

  it('is never about one’s own request', async () => {
    const milan = await shop.person({ flexible: 1_000_000, changes: { adminRoles: ['operations'] } });
    const id = await makeRequest(database, clock.now, milan);
    expect((await shop.call(milan, 'GET', at(milan.companyId, id))).body.own).toBe(true);
    expect((await decide(milan, at(milan.companyId, id), 'accepted')).body.code).toBe('requests.own');
    expect((await decide(operations, at(milan.companyId, id), 'accepted')).status).toBe(200);
  });

  it('is made with the file in sight', async () => {
    const milan = await shop.person({ flexible: 1_000_000, changes: { createdAt } });
    const id = await makeRequest(database, clock.now, milan, { file: sentFile(milan, clock.now, 'a receipt') });
    expect((await shop.call(operations, 'GET', at(milan.companyId, id))).body.file).toMatchObject({
      name: 'receipt.pdf',
    });
  });
});
