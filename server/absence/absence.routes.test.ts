import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { Delivery } from '../outbox/deliver.ts';
import { assignedMail } from '../requests/tell-assigned.ts';
import { type Person, signInToken } from '../testing/people.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

/** Marko and Ivana review; Ana has filed a request, which is assigned to Marko. */
async function company() {
  const marko = await shop.person({ changes: { companyRoles: ['owner'], firstName: 'Marko', lastName: 'Simić' } });
  const { companyId } = marko;
  const reviewer = (firstName: string) =>
    shop.person({
      companyId,
      changes: {
        companyRoles: ['reviewer'],
        firstName,
        lastName: 'Lazić',
        language: firstName === 'Petar' ? 'SR' : 'EN',
      },
    });
  const [ivana, petar] = [await reviewer('Ivana'), await reviewer('Petar')];
  const ana = await shop.person({ companyId, flexible: 200_000, budgets: { 1: 60_000 } });
  const id = await makeRequest(database, clock.now, ana);
  await assign(marko, id, marko);
  return { companyId, marko, ivana, petar, ana, id };
}

const assign = (who: Person, id: number, to: Person | null) =>
  shop.call(who, 'POST', `/company/requests/${id}/assign/`, { to: to?.userId ?? null });
const away = (who: Person, from: string, to: string, delegate: Person) =>
  shop.call(who, 'PUT', '/company/absence/', { from, to, delegate: delegate.userId });
const absence = async (who: Person) => (await shop.call(who, 'GET', '/company/absence/')).body;
const one = async (who: Person, id: number) => (await shop.call(who, 'GET', `/company/requests/${id}/`)).body;
const mine = async (who: Person) =>
  (await shop.call(who, 'GET', '/company/requests/?assigned=me')).body.results.map((each: { id: number }) => each.id);
/** Signs the person in again at the current time. */
const now = async (who: Person): Promise<Person> => ({
  ...who,
  headers: { authorization: `Token ${await signInToken(database, clock.now, who)}` },
});

const told = async ({ companyId, userId }: Person) =>
  (
    await ask<{ text: string }>(
      database,
      sql`select text_en as text from notifications where company_id = ${companyId} and user_id = ${userId} order by id`,
    )
  ).map(({ text }) => text);
/** The mails about assigned requests that a person would get now; null for one that is no longer sent. */
async function mails({ companyId, userId }: Person) {
  const rows = await ask<{ id: number; payload: Record<string, unknown> }>(
    database,
    sql`
    select id, payload from outbox
    where company_id = ${companyId} and kind = 'request_assigned' and (payload->>'userId')::bigint = ${userId} order by id`,
  );
  const delivery = { config: readConfig({}), now: clock.now } as unknown as Delivery;
  return Promise.all(
    rows.map(({ id, payload }) => assignedMail(database, { companyId, id, payload, attempts: 1 }, delivery)),
  );
}

describe('a request', () => {
  it('is assigned to a reviewer, whom colleagues see, and to nobody again', async () => {
    const { marko, ivana, id } = await company();
    const to = { id: marko.userId, name: 'Marko Simić' };
    expect((await one(ivana, id)).assigned).toEqual({ to, stands_in: null, mine: false });
    expect((await shop.call(ivana, 'GET', '/company/requests/?queue=pending')).body.results).toMatchObject([
      { id, assigned: { to } },
    ]);
    expect([await mine(marko), await mine(ivana)]).toEqual([[id], []]);
    expect((await assign(ivana, id, ivana)).body.assigned).toMatchObject({ mine: true });
    expect((await assign(ivana, id, null)).body.assigned).toBeNull();
    expect(await mine(marko)).toEqual([]);
  });

  it('is assigned to nobody who may not decide about it', async () => {
    const { marko, ana, id } = await company();
    const { petar: other } = await company();
    expect((await assign(marko, id, ana)).body.code).toBe('requests.reviewer');
    expect((await assign(marko, id, other)).status).toBe(404);
    const self = await shop.person({
      companyId: ana.companyId,
      flexible: 200_000,
      changes: { companyRoles: ['reviewer'] },
    });
    const own = await makeRequest(database, clock.now, self);
    expect((await assign(marko, own, self)).body.code).toBe('requests.reviewer');
    // The delegate does not get it if it is the delegate's own request.
    await away(marko, '2026-11-20', '2026-11-25', self);
    await assign(marko, own, marko);
    expect((await one(marko, own)).assigned).toMatchObject({ to: { id: marko.userId }, stands_in: null, mine: true });
    await shop.call(marko, 'POST', `/company/requests/${id}/decide/`, {
      decision: 'accepted',
      seen: { status: 'pending', comment: null },
    });
    expect((await assign(marko, id, null)).body.code).toBe('requests.status');
  });
});

describe('whoever is assigned a request', () => {
  it('is told by a notification and a mail, and nobody of what they did themselves', async () => {
    const { marko, ivana, petar, ana, id } = await company();
    expect(await told(marko)).toEqual([]);
    await assign(marko, id, ivana);
    await assign(marko, id, ivana);
    const [text] = await told(ivana);
    expect(await told(ivana)).toHaveLength(1);
    expect(text).toContain(`Marko Simić assigned request ${id} to you: Ana Anić, Optika Vid, 1,000.00`);
    expect(await mails(ivana)).toMatchObject([
      {
        subject: 'A request is assigned to you: Ana Anić',
        link: expect.stringContaining(`requests?open=${id}&assigned=me`),
      },
    ]);
    await assign(ivana, id, ivana);
    await assign(ivana, id, null);
    await assign(petar, id, petar);
    expect([(await told(ivana)).length, (await told(petar)).length, (await told(ana)).length]).toEqual([1, 0, 0]);
    // Nothing is sent for a request that was assigned to another person meanwhile, or was decided.
    expect(await mails(ivana)).toEqual([null]);
  });

  it('is whoever stands in for them while they are away', async () => {
    const { marko, ivana, petar, id } = await company();
    await away(ivana, '2026-11-20', '2026-11-25', petar);
    await assign(marko, id, ivana);
    expect(await told(ivana)).toEqual([]);
    expect((await told(petar))[0]).toContain('while Ivana Lazić is away');
    const said = `Marko Simić ti dodeljuje zahtev ${id}, dok je Ivana Lazić na odsustvu: Ana Anić, Optika Vid,`;
    expect(await mails(petar)).toMatchObject([{ text: expect.stringContaining(said) }]);
    await away(marko, '2026-11-20', '2026-11-25', petar);
    await assign(petar, id, marko);
    expect(await told(petar)).toHaveLength(1);
  });
});

describe('an absence', () => {
  it('is refused with a delegate who could not stand in', async () => {
    const { companyId, marko, ivana, petar, ana } = await company();
    const { petar: other } = await company();
    const ended = await shop.person({ companyId, changes: { companyRoles: ['reviewer'], active: false } });
    const code = async (who: Person, delegate: Person, from = '2026-12-01', to = '2026-12-10') => {
      const { status, body } = await away(who, from, to, delegate);
      return body.code ?? status;
    };
    expect(await code(marko, marko)).toBe('absence.own');
    expect(await code(marko, ana)).toBe('absence.delegate');
    expect(await code(marko, ended)).toBe('absence.delegate');
    expect((await away(marko, '2026-12-01', '2026-12-10', other)).status).toBe(404);
    expect(await code(marko, ivana)).toBe(200);
    // A delegate cannot be away at that time, and a person who is away cannot be a delegate.
    expect(await code(ivana, petar, '2026-12-10', '2026-12-12')).toBe('absence.stands_in');
    expect(await code(petar, marko, '2026-11-25', '2026-12-01')).toBe('absence.away');
    expect(await code(petar, marko, '2026-12-11', '2026-12-12')).toBe(200);
    expect((await away(marko, '2026-12-02', '2026-12-01', ivana)).body.fields).toEqual({
      to: 'The last day is not before the first',
    });
    expect(await absence(ivana)).toMatchObject({
      absence: null,
      stands_in: [{ for: { name: 'Marko Simić' }, from: '2026-12-01', to: '2026-12-10' }],
    });
  });

  it.each([
    ['has left', sql`active = false`],
    ['reviews no more', sql`company_roles = '{}'`],
  ])('of somebody who %s holds nobody to it: there is nobody to ask any more', async (_, become) => {
    const { marko, ivana, petar } = await company();
    await away(ivana, '2026-12-01', '2026-12-10', petar);
    expect((await away(petar, '2026-12-05', '2026-12-06', marko)).body.code).toBe('absence.stands_in');
    await database.execute(sql`update users set ${become} where id = ${ivana.userId}`);
    expect((await away(petar, '2026-12-05', '2026-12-06', marko)).status).toBe(200);
  });

  it.each([
    ['in winter', '2026-12-01', '2026-11-30T23:00:00Z', '2026-12-01T23:00:00Z'],
    ['on the day of 23 hours', '2027-03-28', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
    ['on the day of 25 hours', '2027-10-31', '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
  ])(
    'moves what is assigned from midnight to midnight in Belgrade %s, and it comes back',
    async (_, day, begins, ends) => {
      const was = clock.now;
      const at = (moment: string, later: number) => {
        clock.now = new Date(Date.parse(moment) + later);
      };
      const { marko, ivana, id } = await company();
      at(begins, -1);
      const [m, i] = [await now(marko), await now(ivana)];
      expect((await away(m, day, day, ivana)).body.absence).toMatchObject({ from: day, to: day, now: false });
      expect([await mine(m), await mine(i)]).toEqual([[id], []]);
      at(begins, 0);
      expect([await mine(m), await mine(i)]).toEqual([[], [id]]);
      expect((await one(i, id)).assigned).toMatchObject({
        to: { name: 'Marko Simić' },
        stands_in: { name: 'Ivana Lazić' },
      });
      at(ends, -1);
      expect([await mine(m), await mine(i)]).toEqual([[], [id]]);
      at(ends, 0);
      expect([await mine(m), await mine(i)]).toEqual([[id], []]);
      expect((await absence(m)).absence).toBeNull();
      clock.now = was;
    },
  );

  it('notes what the delegate decides meanwhile as decided for the other', async () => {
    const { companyId, marko, ivana, petar, ana, id } = await company();
    const decide = (who: Person, request: number) =>
      shop.call(who, 'POST', `/company/requests/${request}/decide/`, {
        decision: 'rejected',
        code: 'other',
        words: 'Nije račun',
        seen: { status: 'pending', comment: null },
      });
    await away(marko, '2026-11-20', '2026-11-27', ivana);
    const second = await makeRequest(database, clock.now, ana, { amount: 1000 });
    await assign(marko, second, marko);
    await decide(ivana, id);
    await decide(petar, second);
    expect(await one(petar, id)).toMatchObject({
      decided_by: { name: 'Ivana Lazić' },
      decided_for: { name: 'Marko Simić' },
    });
    expect(await one(petar, second)).toMatchObject({ decided_by: { name: 'Petar Lazić' }, decided_for: null });
    const noted = sql`
      select for_id::integer as "forId" from changes where company_id = ${companyId} and kind = 'request.rejected' order by id`;
    expect(await ask(database, noted)).toEqual([{ forId: marko.userId }, { forId: null }]);
  });

  it('gives back at once what is not away any more, and leaves a delegate who left nothing', async () => {
    const { marko, ivana, id } = await company();
    await away(marko, '2026-11-20', '2026-11-27', ivana);
    expect(await mine(ivana)).toEqual([id]);
    await database.execute(sql`update users set company_roles = '{people}' where id = ${ivana.userId}`);
    expect([await mine(marko), (await one(marko, id)).assigned]).toEqual([
      [id],
      expect.objectContaining({ mine: true }),
    ]);
    expect((await shop.call(marko, 'DELETE', '/company/absence/')).status).toBe(204);
    expect((await absence(marko)).absence).toBeNull();
  });
});
