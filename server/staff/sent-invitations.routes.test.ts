import { beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const admin = await shop.person({ changes: { adminRoles: ['operations'], firstName: 'Ana', lastName: 'Admin' } });
let boss: Person;
let made = 0;

beforeEach(async () => {
  await sentMails(shop);
  clock.now = new Date(clock.now.getTime() + HOUR);
  boss = await shop.person({ changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Ilić' } });
});

const invite = async (who: Person = boss, email?: string): Promise<{ id: number; email: string }> => {
  made += 1;
  return (await shop.call(who, 'POST', '/company/invitations/', { email: email ?? `pozvan-${made}@vetar.rs` })).body;
};
const list = async (query = '', who = boss) => (await shop.call(who, 'GET', `/company/invitations/?${query}`)).body;
const statuses = async (query = '') => (await list(query)).results.map(({ status }: { status: string }) => status);
const open = (id: string) => shop.call(null, 'GET', `/user/invitation/${id}/`);
const work = async () => {
  const settings = { kinds: taskKinds, pace: createBatchSize(2), now: clock.now, log: { warn: () => {} } };
  while (await runTasks(database, settings));
};
const bulk = (who: Person, method: string, path: string, body?: object) =>
  shop.call(who, method, `/${who === admin ? 'admin' : 'company'}/invitations/bulk/${path}`, body);

describe('the list of invitations', () => {
  it('tells how far each is, to whom it went, and how often they were written to', async () => {
    const { id } = (
      await shop.call(boss, 'POST', '/company/people/', {
        email: 'una@vetar.rs',
        first_name: 'Una',
        last_name: 'Šarić',
        invite: true,
      })
    ).body;
    expect(await statuses()).toEqual(['waiting']);
    // The mail has not been sent, so nobody could open it yet.
    expect(await statuses('unopened=true')).toEqual([]);
    const [mail] = await sentMails(shop);
    expect((await list()).results[0]).toMatchObject({
      status: 'sent',
      person: { id, name: 'Una Šarić' },
      by: 'Vesna Ilić',
      sent_at: clock.now.toISOString(),
      opened_at: null,
      times: 1,
      last: true,
    });
    expect(await statuses('unopened=true')).toEqual(['sent']);
    await open(idIn(mail));
    expect(await statuses()).toEqual(['opened']);
    expect(await statuses('unopened=true')).toEqual([]);
    clock.now = new Date(clock.now.getTime() + 14 * DAY);
    expect(await statuses()).toEqual(['expired']);
    await ask(database, sql`update users set confirmed = true where id = ${id}`);
    expect(await statuses()).toEqual(['registered']);
  });

  it('tells of an address nothing that another company wrote to it', async () => {
    const other = await shop.person({ changes: { companyRoles: ['owner'] } });
    const { email } = await invite();
    for (let times = 1; times <= 2; times += 1) await invite(other, email);
    expect((await list('last=true')).results).toMatchObject([{ email, times: 1, last: true }]);
    expect((await list('last=true', other)).results).toMatchObject([{ email, times: 2, last: true }]);
  });

  it('opens with no name that another company has, keeps when it was first opened, and ends with its company', async () => {
    const email = `tajna-${made}@vetar.rs`;
    await shop.person({ changes: { email, firstName: 'Tajna', lastName: 'Osoba' } });
    await invite(boss, email);
    const link = idIn((await sentMails(shop)).find(({ to }) => to.address === email));
    expect((await open(link)).body).toMatchObject({ email, first_name: '', last_name: '' });
    const first = clock.now;
    clock.now = new Date(first.getTime() + HOUR);
    expect((await open(link)).status).toBe(200);
    expect((await list()).results).toMatchObject([{ status: 'opened', opened_at: first.toISOString() }]);
    await ask(database, sql`update companies set active = false where id = ${boss.companyId}`);
    expect((await open(link)).status).toBe(410);
  });

  it('is withdrawn once, by whom the history says', async () => {
    const { id } = await invite();
    const withdraw = () => shop.call(boss, 'DELETE', `/company/invitations/${id}/`);
    for (let times = 1; times <= 2; times += 1) expect((await withdraw()).status).toBe(204);
    const noted = sql`select actor_id as by from changes where kind = 'invitation.withdrawn' and record_id = ${String(id)}`;
    expect(await ask(database, sql`${noted} and company_id = ${boss.companyId}`)).toEqual([{ by: boss.userId }]);
  });

  it('finds by address and by name, and shows the last of each address alone when that is asked', async () => {
    const { email } = await invite();
    await invite();
    await invite(boss, email);
    const person = { email: 'djordje@vetar.rs', first_name: 'Đorđe', last_name: 'Čabrić', invite: true };
    await shop.call(boss, 'POST', '/company/people/', person);
    expect((await list('last=true')).count).toBe(3);
    expect((await list('last=false')).results).toMatchObject([{ email, status: 'withdrawn', times: 2, last: false }]);
    expect((await list(`search=${email.toUpperCase()}`)).count).toBe(2);
    for (const typed of ['cabric', 'Čabrić Đor', 'DJORDJE'])
      expect((await list(`search=${encodeURIComponent(typed)}`)).results).toMatchObject([{ email: person.email }]);
    // Wildcards of SQL patterns are plain characters here.
    expect((await list('search=%25')).count).toBe(0);
    expect((await list('state=registered')).without).toEqual([{ filter: 'state', count: 4 }]);
  });

  it('costs two statements at any size, and its file has what it shows', async () => {
    for (let index = 0; index < 3; index += 1) await invite();
    expect(await shop.statements(() => list('last=true&search=pozvan&state=waiting'))).toHaveLength(2);
    const all = () => shop.call(admin, 'GET', '/admin/invitations/?unopened=false');
    await all();
    expect(await shop.statements(all)).toHaveLength(2);
    const { headers } = boss;
    const { payload } = await shop.app.inject({ url: '/api/company/invitations/export/?last=true', headers });
    expect(payload).toContain('"Čeka slanje / Waiting to leave"');
  });

  it('is of all companies on the platform, where one of another company is none', async () => {
    const other = await shop.person({ changes: { companyRoles: ['owner'] } });
    const { id } = await invite();
    const foreign = await invite(other);
    const all = async (query: string) => (await shop.call(admin, 'GET', `/admin/invitations/?${query}`)).body.results;
    expect(await all(`company=${boss.companyId}`)).toMatchObject([{ id, company: { id: boss.companyId } }]);
    expect((await all('')).slice(0, 2).map((each: { id: number }) => each.id)).toEqual([foreign.id, id]);
    for (const [method, path] of [
      ['POST', `${other.companyId}/${id}/again/`],
      ['DELETE', `${other.companyId}/${id}/`],
    ] as const)
      expect((await shop.call(admin, method, `/admin/invitations/${path}`)).status).toBe(404);
    expect((await shop.call(admin, 'DELETE', `/admin/invitations/${boss.companyId}/${id}/`)).status).toBe(204);
    expect(await statuses()).toEqual(['withdrawn']);
    expect((await shop.call(admin, 'POST', `/admin/invitations/${boss.companyId}/${id}/again/`)).body).toMatchObject({
      status: 'waiting',
      by: null,
      company: { id: boss.companyId },
    });
  });
});

describe('one sent again', () => {
  it('goes to the same address in the language of whoever it is, and ends the former link', async () => {
    const person = { email: 'again@vetar.rs', first_name: 'Al', last_name: 'Gain', language: 'EN', invite: true };
    await shop.call(boss, 'POST', '/company/people/', person);
    const [{ id }] = (await list()).results;
    const [former] = await sentMails(shop);
    const { body } = await shop.call(boss, 'POST', `/company/invitations/${id}/again/`);
    expect(body).toMatchObject({ email: person.email, status: 'waiting', times: 2, last: true });
    const [mail] = await sentMails(shop);
    expect(mail?.subject).toBe('Vetar d.o.o. invites you to Izbor');
    expect([(await open(idIn(former))).status, (await open(idIn(mail))).status]).toEqual([410, 200]);
  });

  it('is refused to who has an account, and after four in a month', async () => {
    const { id, email } = await invite();
    const again = (which = id) => shop.call(boss, 'POST', `/company/invitations/${which}/again/`);
    for (let sent = 0; sent < 3; sent += 1) expect((await again()).status).toBe(200);
    expect((await again()).body.code).toBe('invitations.limit');
    const taken = await invite();
    await shop.person({ companyId: boss.companyId, changes: { email: taken.email } });
    expect((await again(taken.id)).body.code).toBe('staff.has_account');
    expect((await list(`search=${email}`)).count).toBe(4);
  });
});

describe('many at once', () => {
  it('are looked at first: who would be left out and why, and what it means', async () => {
    const [first, often, taken, former] = [await invite(), await invite(), await invite(), await invite()];
    const mails = await sentMails(shop);
    await open(idIn(mails.find(({ to }) => to.address === first.email)));
    for (let sent = 0; sent < 3; sent += 1) await shop.call(boss, 'POST', `/company/invitations/${often.id}/again/`);
    const [{ id: last }] = (await list(`search=${often.email}&last=true`)).results;
    await shop.person({ companyId: boss.companyId, changes: { email: taken.email } });
    await invite(boss, former.email);
    const ids = [first.id, last, taken.id, former.id];
    const { body } = await bulk(boss, 'POST', 'preview/', { action: 'again', ids });
    expect(body).toMatchObject({ count: 4, affected: 1, effects: { opened: 1, minutes: 1 } });
    expect(body.sample).toEqual([
      { id: first.id, email: first.email, before: { status: 'opened' }, after: { status: 'waiting' } },
    ]);
    expect(body.refused.map(({ code }: { code: string }) => code).sort()).toEqual(['account', 'limit', 'replaced']);
    expect((await bulk(boss, 'POST', 'preview/', { action: 'again' })).body.fields).toHaveProperty('ids');
    expect(await shop.statements(() => bulk(boss, 'POST', 'preview/', { action: 'again', ids }))).toHaveLength(2);
  });

  it('are exactly those that were seen, each once, through the lane for many', async () => {
    const seen = [await invite(), await invite(), await invite()];
    await sentMails(shop);
    const asked = { action: 'again', query: { state: 'sent', last: true }, except: [seen[2]?.id] };
    const { body } = await bulk(boss, 'POST', 'preview/', asked);
    await invite();
    await sentMails(shop);
    await shop.person({ companyId: boss.companyId, changes: { email: seen[1]?.email ?? '' } });
    const { task } = (await bulk(boss, 'POST', `${body.id}/run/`)).body;
    expect((await bulk(boss, 'POST', `${body.id}/run/`)).body.task).toBe(task);
    await work();
    expect((await sentMails(shop)).map(({ to }) => to.address)).toEqual([seen[0]?.email]);
    expect((await bulk(boss, 'GET', `${body.id}/`)).body).toMatchObject({
      action: 'again',
      status: 'done',
      affected: 2,
      changed: 1,
      left_out: [{ id: seen[1]?.id, email: seen[1]?.email, why: 'refused' }],
      undo_until: null,
    });
    const [sent] = await ask<{ via: string; via_id: string }>(
      database,
      sql`select via, via_id from changes where kind = 'invitation.sent' order by id desc limit 1`,
    );
    expect(sent).toEqual({ via: 'bulk', via_id: String(body.id) });
  });

  it('are withdrawn in several companies, one after the other, and nobody else’s preview is run', async () => {
    const other = await shop.person({ changes: { companyRoles: ['owner'] } });
    const rows = [await invite(), await invite(other), await invite()];
    const ids = rows.map(({ id }) => id);
    // Only those of one's own company, whichever ids are given.
    expect((await bulk(boss, 'POST', 'preview/', { action: 'withdraw', ids })).body.count).toBe(2);
    const { body } = await bulk(admin, 'POST', 'preview/', { action: 'withdraw', ids });
    expect(body).toMatchObject({ count: 3, affected: 3, effects: { minutes: 0 } });
    const colleague = await shop.person({ changes: { adminRoles: ['owner'] } });
    for (const [method, path] of [
      ['POST', `${body.id}/run/`],
      ['GET', `${body.id}/`],
    ] as const) {
      const elsewhere = `/admin/invitations/bulk/${path}`;
      expect((await shop.call(colleague, method, elsewhere)).status).toBe(404);
      // Its id is not found under the path of another kind of bulk.
      expect((await shop.call(colleague, method, `/admin/benefits/bulk/${path}`)).status).toBe(404);
    }
    await bulk(admin, 'POST', `${body.id}/run/`);
    await work();
    expect(await statuses()).toEqual(['withdrawn', 'withdrawn']);
    expect((await bulk(admin, 'GET', `${body.id}/`)).body).toMatchObject({ status: 'done', changed: 3, left_out: [] });
    expect((await bulk(admin, 'POST', 'preview/', { action: 'withdraw', ids })).body.refused).toMatchObject([
      { code: 'over', count: 3 },
    ]);
    expect(await sentMails(shop)).toEqual([]);
  });
});
