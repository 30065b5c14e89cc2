import { describe, expect, it } from 'vitest';
import { countTry } from '../caller/rate-limits.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { users } from '../people/people.table.ts';
import { invitedLimits } from '../registration/registration-limits.ts';
import { sendingMoment } from '../registration/send-on.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { makeCrowd } from '../testing/crowd.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import { signInToken } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const DAY = 24 * 60 * 60 * 1000;

const boss = async () => shop.person({ changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' } });
type Boss = Awaited<ReturnType<typeof boss>>;
let made = 0;
const add = async (who: Boss, more: object = {}): Promise<number> => {
  made += 1;
  const fields = { email: `pozvan-${made}@vetar.rs`, first_name: 'Novi', last_name: `Broj ${made}` };
  return (await shop.call(who, 'POST', '/company/people/', { ...fields, ...more })).body.id;
};
const invite = (who: Boss, people: unknown, more: object = {}, headers = {}) =>
  shop.call(who, 'POST', '/company/people/invite/', { people, ...more }, headers);
const counts = async (who: Boss) => (await shop.call(who, 'GET', '/company/people/counts/')).body;
const person = async (who: Boss, id: number) => (await shop.call(who, 'GET', `/company/people/${id}/`)).body;
const task = async (who: Boss, id: number) => (await shop.call(who, 'GET', `/company/tasks/${id}/`)).body;
const log = { warn: () => {} };
const run = () => runTasks(database, { kinds: taskKinds, pace: createBatchSize(2), now: clock.now, log });
const runAll = async () => {
  while (await run());
};

describe('inviting many', () => {
  it('writes to each of them once, and leaves out who has an account by then', async () => {
    const who = await boss();
    const ids = [await add(who), await add(who), await add(who), await add(who)];
    expect((await invite(who, 'added')).body).toEqual({ task: expect.any(Number), people: 4 });
    await database
      .update(users)
      .set({ confirmed: true })
      .where(sql`id = ${ids[1] ?? 0}`);
    await runAll();
    expect((await sentMails(shop)).map(({ to }) => to.address)).toHaveLength(3);
    const [{ id = 0 } = {}] = (await shop.call(who, 'GET', '/company/tasks/')).body.results;
    expect(await task(who, id)).toMatchObject({
      status: 'done',
      result: { invited: 3, left_out: 1, withdrawn: 0, left: 0 },
    });
    expect(await counts(who)).toMatchObject({ all: 5, active: 2, invited: 3, unopened: 3, waiting: 3, added: 0 });
    expect((await person(who, ids[0] ?? 0)).invitation).toMatchObject({ sent_at: clock.now.toISOString() });
  });

  it('says how many it wrote to, and how many not, with their thousands apart', async () => {
    const who = await shop.person({ language: 'SR', changes: { companyRoles: ['owner'] } });
    await makeCrowd(database, who.companyId, 2000);
    const { companyId, userId } = who;
    await database.execute(sql`
      update users set confirmed = false where company_id = ${companyId} and id <> ${userId}`);
    await invite(who, 'added');
    await database.execute(sql`
      update users set confirmed = true where company_id = ${companyId} and id in (
        select id from users where company_id = ${companyId} and id <> ${userId} order by id limit 1000)`);
    const pace = createBatchSize(200);
    while (await runTasks(database, { kinds: taskKinds, pace, now: clock.now, log }));
    const [told] = (await shop.call(who, 'GET', '/v2/notifications/')).body.results;
    const leftOut = 'Izostavljeno jer već imaju nalog ili im je pisano četiri puta u mesec dana: 1.000.';
    expect(told.text).toBe(`<p>Pozvano: 1.000 od 2.000. ${leftOut}</p>`);
    // The remaining mails are not for later tests.
    await database.execute(sql`delete from outbox where company_id = ${companyId}`);
  });

  it('stops where it is, and withdraws what has not left', async () => {
    const who = await boss();
    for (let index = 0; index < 6; index += 1) await add(who);
    const { task: id } = (await invite(who, 'waiting')).body;
    await run();
    await shop.call(who, 'POST', `/company/tasks/${id}/cancel/`);
    await runAll();
    expect(await sentMails(shop)).toEqual([]);
    const { status, result } = await task(who, id);
    expect(status).toBe('stopped');
    expect(result).toEqual({ invited: 0, left_out: 0, withdrawn: 2, left: 4 });
    expect(await counts(who)).toMatchObject({ added: 6, invited: 0 });
  });

  it('ends where the company has invited as many as it may in a day', async () => {
    const who = await boss();
    for (let index = 0; index < 2; index += 1) await add(who);
    const { task: id } = (await invite(who, 'added')).body;
    await countTry(database, invitedLimits(who.companyId, 99_999), clock.now);
    await runAll();
    expect(await task(who, id)).toMatchObject({ status: 'failed', result: { invited: 0, left_out: 0, left: 2 } });
    expect(await sentMails(shop)).toEqual([]);
  });

  it('waits for the morning of the day that is said', async () => {
    const who = await boss();
    await add(who);
    await invite(who, 'added', { on: '2026-11-24' });
    await runAll();
    const { now } = clock;
    clock.now = new Date('2026-11-24T07:59:59Z');
    expect(await sentMails(shop)).toEqual([]);
    clock.now = new Date('2026-11-24T08:00:00Z');
    const mails = await sentMails(shop);
    expect(mails).toHaveLength(1);
    // Its two weeks begin when it is sent.
    const open = () => shop.call(null, 'GET', `/user/invitation/${idIn(mails[0])}/`);
    clock.now = new Date('2026-12-08T07:59:59Z');
    expect((await open()).status).toBe(200);
    clock.now = new Date('2026-12-08T08:00:00Z');
    expect((await open()).status).toBe(410);
    clock.now = now;
  });

  it('is one task for one key, and none where there is nobody', async () => {
    const who = await boss();
    expect((await invite(who, 'added')).body).toEqual({ task: null, people: 0 });
    await add(who);
    const headers = { 'idempotency-key': 'jedan-posao' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(who, 'added', {}, headers)));
    expect(new Set(answers.map(({ body }) => body.task)).size).toBe(1);
    await runAll();
    expect(await sentMails(shop)).toHaveLength(1);
  });

  it.each([
    ['2026-11-20', 400],
    ['2027-02-18', 202],
    ['2027-02-19', 400],
    ['2026-02-30', 400],
  ])('on %s is answered by %i', async (on, status) => {
    expect((await invite(await boss(), 'added', { on })).status).toBe(status);
  });

  it('takes ids of the own company alone', async () => {
    const [who, other] = [await boss(), await boss()];
    const [own, foreign] = [await add(who), await add(other)];
    expect((await invite(who, [own, foreign])).status).toBe(404);
    expect((await invite(who, [own, 999_999])).status).toBe(404);
    expect(
      (
        await invite(
          who,
          Array.from({ length: 1001 }, (_, id) => id + 1),
        )
      ).status,
    ).toBe(400);
    expect((await invite(who, [own, own])).body.people).toBe(1);
  });

  it('leaves at nine in Belgrade, in summer too', () => {
    const now = new Date('2027-03-01T10:00:00Z');
    expect(sendingMoment('2027-03-27', now)).toEqual(new Date('2027-03-27T08:00:00Z'));
    expect(sendingMoment('2027-03-28', now)).toEqual(new Date('2027-03-28T07:00:00Z'));
  });
});

describe('inviting one', () => {
  it('sends again three times in thirty days, and ends the former link each time', async () => {
    const who = await boss();
    const id = await add(who);
    const again = (by = who) => shop.call(by, 'POST', `/company/people/${id}/invite/`);
    const links: string[] = [];
    for (let sent = 0; sent < 4; sent += 1) {
      expect((await again()).body.state).toBe('invited');
      links.push(idIn((await sentMails(shop))[0]));
    }
    expect(await again()).toMatchObject({ status: 409, body: { code: 'invitations.limit' } });
    const opened = await Promise.all(links.map((link) => shop.call(null, 'GET', `/user/invitation/${link}/`)));
    expect(opened.map(({ status }) => status)).toEqual([410, 410, 410, 200]);
    const { now } = clock;
    clock.now = new Date(now.getTime() + 30 * DAY);
    const token = await signInToken(database, clock.now, who);
    expect((await again({ ...who, headers: { authorization: `Token ${token}` } })).status).toBe(200);
    clock.now = now;
    await sentMails(shop);
  });

  it('is of nobody who has an account, and of nobody elsewhere', async () => {
    const [who, other] = [await boss(), await boss()];
    const path = (id: number) => `/company/people/${id}/invite/`;
    expect(await shop.call(who, 'POST', path(who.userId))).toMatchObject({
      status: 409,
      body: { code: 'staff.has_account' },
    });
    const stranger = await shop.person({ companyId: other.companyId, changes: { confirmed: false } });
    for (const { userId } of [other, stranger]) expect((await shop.call(who, 'POST', path(userId))).status).toBe(404);
    expect((await shop.call(who, 'GET', '/company/invitations/')).body.results).toEqual([]);
    const admin = await shop.person({ changes: { adminRoles: ['operations'] } });
    const id = await add(who);
    expect((await shop.call(admin, 'POST', `/admin/users/${who.companyId}/${id}/invite/`)).body.state).toBe('invited');
    expect((await shop.call(admin, 'POST', `/admin/users/${other.companyId}/${id}/invite/`)).status).toBe(404);
  });
});

describe('inviting who registered and confirmed nothing', () => {
  const registered = async (who: Boss) => {
    made += 1;
    const email = `upisan-${made}@vetar.rs`;
    const [{ code = '' } = {}] = await ask<{ code: string }>(
      database,
      sql`select code from companies where id = ${who.companyId}`,
    );
    const form = { first_name: 'Upis', last_name: 'Upisić', email, password: 'Tudja*rec77', language: 'SR' };
    await shop.call(null, 'POST', '/user/register/', Object.assign({ company_code: code }, form));
    const { results } = (await shop.call(who, 'GET', `/company/people/?search=${email}`)).body;
    return { email, id: Number(results[0].id), state: results[0].state };
  };

  it('is done by hand, by addresses, by a task and by a change of many', async () => {
    const who = await boss();
    const [one, two] = [await registered(who), await registered(who)];
    const [three, four] = [await registered(who), await registered(who)];
    expect([one, two, three, four].map(({ state }) => state)).toEqual(Array(4).fill('registered'));
    // Finishes what earlier tests have left.
    await runAll();
    await sentMails(shop);
    expect((await shop.call(who, 'POST', `/company/people/${one.id}/invite/`)).body.state).toBe('invited');
    const typed = { emails: [two.email] };
    expect((await shop.call(who, 'POST', '/company/invitations/many/', typed)).body).toEqual({
      invited: 1,
      left_out: [],
    });
    expect((await invite(who, [three.id])).body.people).toBe(1);
    const asked = { action: 'invite', ids: [four.id] };
    const { body: seen } = await shop.call(who, 'POST', '/company/people/bulk/preview/', asked);
    expect(seen).toMatchObject({ affected: 1, refused: [] });
    await shop.call(who, 'POST', `/company/people/bulk/${seen.id}/run/`);
    await runAll();
    const mails = await sentMails(shop);
    expect(mails.map(({ to }) => to.address).sort()).toEqual([one, two, three, four].map(({ email }) => email).sort());
    expect(await counts(who)).toMatchObject({ registered: 0, invited: 4, unopened: 4 });
  });

  it('leaves an invitation open that was sent before, to be sent again or withdrawn', async () => {
    const who = await boss();
    const email = `upisan-pre-${who.companyId}@vetar.rs`;
    const { id } = (await shop.call(who, 'POST', '/company/invitations/', { email })).body;
    await sentMails(shop);
    await database.insert(users).values({
      companyId: who.companyId,
      email,
      confirmed: false,
      passwordHash: 'x',
      createdAt: clock.now,
    });
    expect((await shop.call(who, 'GET', `/company/invitations/${id}/`)).body.status).toBe('sent');
    for (const action of ['again', 'withdraw'])
      expect(
        (await shop.call(who, 'POST', '/company/invitations/bulk/preview/', { action, ids: [id] })).body,
      ).toMatchObject({ affected: 1, refused: [] });
    expect((await shop.call(who, 'POST', `/company/invitations/${id}/again/`)).status).toBe(200);
    await sentMails(shop);
  });
});

describe('inviting addresses', () => {
  const many = (who: Boss, emails: readonly string[]) =>
    shop.call(who, 'POST', '/company/invitations/many/', { emails, language: 'EN' });

  it('invites each once, and says who is left out and why', async () => {
    await sentMails(shop);
    const who = await boss();
    const answer = await many(who, ['a@vetar.rs', ' A@vetar.rs', 'b@vetar.rs', who.email]);
    expect(answer.body).toEqual({ invited: 2, left_out: [{ email: who.email, why: 'account' }] });
    expect((await sentMails(shop)).map(({ subject }) => subject)).toEqual(
      Array(2).fill('Vetar d.o.o. invites you to Izbor'),
    );
    const refused = await many(who, ['c@vetar.rs', 'nije']);
    expect([refused.status, refused.body.fields.emails]).toEqual([400, expect.stringContaining('nije')]);
    expect(await sentMails(shop)).toEqual([]);
    const [row] = await ask<object>(
      database,
      sql`select count(*)::integer as n from changes where company_id = ${who.companyId}`,
    );
    expect(row).toEqual({ n: 2 });
  });

  it('lists them with how far they are, two statements however many there are', async () => {
    const who = await boss();
    await many(who, ['x@vetar.rs', 'y@vetar.rs', 'z@vetar.rs']);
    const mails = await sentMails(shop);
    await shop.call(null, 'GET', `/user/invitation/${idIn(mails[0])}/`);
    const list = async (query = '') => (await shop.call(who, 'GET', `/company/invitations/${query}`)).body;
    const emails = async (query: string) => (await list(query)).results.map(({ email }: { email: string }) => email);
    expect((await list()).results[0]).toMatchObject({
      status: 'sent',
      by: 'Vesna Ilić',
      sent_at: clock.now.toISOString(),
    });
    expect(await emails('?unopened=true&ordering=email')).toHaveLength(2);
    expect(await emails('?search=Y@vet')).toEqual(['y@vetar.rs']);
    expect(await emails('?state=registered')).toEqual([]);
    expect((await list('?state=registered&search=x')).without).toEqual([
      { filter: 'search', count: 0 },
      { filter: 'state', count: 1 },
    ]);
    expect(await shop.statements(() => list('?state=sent&unopened=true&search=v'))).toHaveLength(2);
    expect(await shop.statements(() => counts(who))).toHaveLength(2);
  });
});
