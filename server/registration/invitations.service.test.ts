import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { countTry, type Limit } from '../caller/rate-limits.ts';
import { companies } from '../companies/companies.table.ts';
import { LANES } from '../outbox/lanes.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { users } from '../people/people.table.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { invitations } from './registration.table.ts';
import { invitedLimits } from './registration-limits.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const DAY = 24 * 60 * 60 * 1000;

let admin: Person;
let made = 0;

beforeEach(async () => {
  await sentMails(shop);
  clock.now = new Date(clock.now.getTime() + 60 * 60 * 1000);
  admin = await shop.person({
    language: 'SR',
    changes: { companyRoles: ['owner'], firstName: 'Vesna', lastName: 'Milić' },
  });
});

const freshEmail = () => {
  made += 1;
  return `pozvan-${made}@izbor.test`;
};
const invite = (email: string, who = admin, more = {}) =>
  shop.call(who, 'POST', '/company/invitations/', { email, ...more });
const list = (who = admin, query = '') => shop.call(who, 'GET', `/company/invitations/${query}`);
const open = (id: string) => shop.call(null, 'GET', `/user/invitation/${id}/`);
const withdraw = (id: number, who = admin) => shop.call(who, 'DELETE', `/company/invitations/${id}/`);
const register = (invitation: string, email: string) =>
  shop.call(null, 'POST', '/user/register/', {
    first_name: 'Mina',
    last_name: 'Šarić',
    email,
    password: CHOSEN,
    invite: invitation,
    language: 'SR',
  });
const TYPED = 'Tudja*rec77';
const CHOSEN = 'Zeleni*list7';
const registerByCode = async (email: string) => {
  const [company] = await database.select().from(companies).where(eq(companies.id, admin.companyId));
  const person = { first_name: 'Mina', last_name: 'Šarić', email, password: TYPED, language: 'SR' };
  return shop.call(null, 'POST', '/user/register/', Object.assign({ company_code: company?.code }, person));
};
const confirm = (id: string) => shop.call(null, 'POST', `/user/confirm/${id}/`);
const signIn = (email: string, password: string) => shop.call(null, 'POST', '/user/token/', { email, password });

async function invited(): Promise<{ email: string; id: number; link: string }> {
  const email = freshEmail();
  const { body } = await invite(email);
  return { email, id: body.id, link: idIn((await sentMails(shop)).at(-1)) };
}

it('invites by mail, with a link that fills the registration in', async () => {
  const email = freshEmail();
  expect(await invite(` ${email.toUpperCase()} `)).toMatchObject({ status: 201, body: { email, status: 'waiting' } });

  expect(await database.select().from(outbox)).toMatchObject([{ kind: 'invitation', lane: LANES.bulk }]);
  const [mail] = await sentMails(shop);

  expect(mail).toMatchObject({
    to: { address: email },
    subject: 'Vetar d.o.o. te poziva na Izbor',
    link: expect.stringMatching(/^https:\/\/izbor\.example\/register\?invite=[\w-]{43}$/),
  });
  expect(mail?.text).toContain('Vesna Milić te poziva na Izbor');
  expect(await open(idIn(mail))).toMatchObject({
    status: 200,
    body: { company: 'Vetar d.o.o.', email, first_name: '', last_name: '' },
  });
  const kept = JSON.stringify([await database.select().from(invitations), await database.select().from(outbox)]);
  expect(kept).not.toContain(idIn(mail));
});

it('tells whom its company added what that calls them', async () => {
  const email = freshEmail();
  const person = { email, first_name: 'Živana', last_name: 'Đorđević', invite: true };
  await shop.call(admin, 'POST', '/company/people/', person);
  const { body } = await open(idIn((await sentMails(shop))[0]));
  expect(body).toEqual({ company: 'Vetar d.o.o.', email, first_name: 'Živana', last_name: 'Đorđević' });
});

it('writes in the language that the inviter says', async () => {
  await invite(freshEmail(), admin, { language: 'EN' });
  expect((await sentMails(shop))[0]?.subject).toBe('Vetar d.o.o. invites you to Izbor');
});

it('makes an account of the company for the invited address, once', async () => {
  const { email, link } = await invited();
  expect(await register(link, freshEmail())).toMatchObject({
    status: 400,
    body: { fields: { email: expect.any(String) } },
  });
  expect(await register(link, email)).toMatchObject({ status: 201, body: { email } });

  const [row] = await database.select().from(users).where(eq(users.email, email));
  expect(row).toMatchObject({ companyId: admin.companyId, confirmed: false, isCompanyAdmin: false });
  expect((await list()).body.results[0]).toMatchObject({ email, status: 'registered' });
  const [earlier] = (await sentMails(shop)).slice(-1);
  // The answer may have been lost: until the address is confirmed one may register again, which ends earlier links.
  expect((await register(link, email)).status).toBe(201);
  const [mail] = (await sentMails(shop)).slice(-1);
  expect((await confirm(idIn(earlier))).status).toBe(410);
  expect((await shop.call(null, 'POST', `/user/confirm/${idIn(mail)}/`)).status).toBe(200);
  expect((await open(link)).status).toBe(410);
  expect((await register(link, email)).status).toBe(410);
  expect(await database.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

it('is proof of the mailbox: what somebody types with the code afterwards changes nothing', async () => {
  const { email, link } = await invited();
  await register(link, email);
  const [confirmation] = await sentMails(shop);
  expect((await registerByCode(email)).status).toBe(201);
  expect((await sentMails(shop)).map(({ link: to }) => to?.includes('/reset-password/'))).toEqual([true]);
  expect((await confirm(idIn(confirmation))).status).toBe(200);
  expect((await signIn(email, TYPED)).status).toBe(400);
  expect((await signIn(email, CHOSEN)).status).toBe(200);
});

describe('somebody who registered with the code and has not confirmed it', () => {
  it('is invited as anybody, and the password that was typed before is none', async () => {
    const email = freshEmail();
    await registerByCode(email);
    const [before] = await sentMails(shop);

    const { status, body } = await invite(email);
    expect([status, body.status]).toEqual([201, 'waiting']);

    const link = idIn((await sentMails(shop))[0]);
    expect((await confirm(idIn(before))).status).toBe(410);
    await shop.call(null, 'POST', '/user/confirm/resend/', { email });
    expect(await sentMails(shop)).toEqual([]);
    expect((await register(link, email)).status).toBe(201);
    expect((await confirm(idIn((await sentMails(shop))[0]))).status).toBe(200);
    expect((await signIn(email, TYPED)).status).toBe(400);
    expect((await signIn(email, CHOSEN)).status).toBe(200);
  });

  it('has no link that confirms what was typed while the company invited them', async () => {
    const email = freshEmail();
    await registerByCode(email);
    const [before] = await sentMails(shop);
    const [row] = await database.select().from(users).where(eq(users.email, email));
    await invite(email);
    // As if the invitation had come at the same moment as the registration: the password is still there.
    await database.update(users).set({ passwordHash: row?.passwordHash }).where(eq(users.email, email));
    await sentMails(shop);
    await shop.call(null, 'POST', '/user/confirm/resend/', { email });
    expect(await sentMails(shop)).toEqual([]);
    expect((await confirm(idIn(before))).status).toBe(410);
  });
});

describe('the addresses that a company invites', () => {
  const many = (emails: readonly string[]) => shop.call(admin, 'POST', '/company/invitations/many/', { emails });
  const fresh = (count: number) => Array.from({ length: count }, freshEmail);

  // The first letter of one is Cyrillic; the other ends in an invisible character.
  it.each(['аna@morava.rs', 'ana@morava.rs\u200b'])('are none that only look like one: %j', async (email) => {
    expect(await invite(email)).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
    const { status, body } = await many([freshEmail(), email]);
    expect([status, Object.keys(body.fields)]).toEqual([400, ['emails']]);
    expect((await list(admin, '?search=morava')).body.count).toBe(0);
  });

  it('are a thousand typed ones an hour, in however many calls', async () => {
    expect((await many(fresh(600))).body.invited).toBe(600);
    expect(await many(fresh(401))).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    expect((await many(fresh(400))).body.invited).toBe(400);
    expect((await invite(freshEmail())).status).toBe(429);
    clock.now = new Date(clock.now.getTime() + 60 * 60 * 1000);
    expect((await many(fresh(1000))).body.invited).toBe(1000);
    await database.delete(outbox);
  });

  it('are counted in every way that writes to somebody, and run out for all of them', async () => {
    const added = async (more = {}) =>
      shop.call(admin, 'POST', '/company/people/', { email: freshEmail(), first_name: 'A', last_name: 'B', ...more });
    const [{ id }, other] = [(await added()).body, await invited()];
    const ways = [
      () => invite(freshEmail()),
      () => many([freshEmail()]),
      () => added({ invite: true }),
      () => shop.call(admin, 'POST', `/company/people/${id}/invite/`),
      () => shop.call(admin, 'POST', `/company/invitations/${other.id}/again/`),
    ];
    const left = ({ most, ...limit }: Limit) => Object.assign(limit, { most, by: most - 1 - ways.length });
    await countTry(database, invitedLimits(admin.companyId, 0).map(left), clock.now);
    for (const way of ways) expect((await way()).status).toBeLessThan(300);
    for (const way of ways) expect((await way()).status).toBe(429);
    const [{ status }] = (await list(admin, `?search=${other.email}&last=true`)).body.results;
    expect(status).toBe('waiting');
    clock.now = new Date(clock.now.getTime() + DAY);
    const later = await shop.person({ companyId: admin.companyId, changes: { companyRoles: ['owner'] } });
    expect((await invite(freshEmail(), later)).status).toBe(201);
  });
});

it('names who invites without an address that could be opened', async () => {
  const changes = { companyRoles: ['owner' as const], firstName: 'Win at https://evil.example/x', lastName: 'now' };
  const strange = await shop.person({ changes });
  await invite(freshEmail(), strange);
  const [mail] = await sentMails(shop);
  expect(mail?.text).toContain('Win at https evil example x now');
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
});

it('opens for two weeks', async () => {
  const { email, link } = await invited();
  clock.now = new Date(clock.now.getTime() + 14 * DAY - 1);
  expect((await open(link)).status).toBe(200);
  clock.now = new Date(clock.now.getTime() + 1);
  expect(await open(link)).toMatchObject({ status: 410, body: { code: 'registration.link_over' } });
  expect((await register(link, email)).status).toBe(410);
  expect((await list()).body.results[0]).toMatchObject({ email, status: 'expired' });
});

it('stays expired where it is withdrawn once it is over, and the history says nothing of it', async () => {
  const { id, link } = await invited();
  clock.now = new Date(clock.now.getTime() + 14 * DAY);
  expect((await withdraw(id)).status).toBe(204);
  expect((await open(link)).status).toBe(410);
  expect((await list()).body.results[0]).toMatchObject({ id, status: 'expired' });
  const noted = await shop.call(admin, 'GET', `/company/changes/?record_kind=invitation&record=${id}`);
  expect(noted.body.results.map(({ kind }: { kind: string }) => kind)).toEqual(['invitation.sent']);
});

it('opens nothing once it is withdrawn', async () => {
  const { email, id, link } = await invited();
  expect((await withdraw(id)).status).toBe(204);
  expect((await open(link)).status).toBe(410);
  expect((await register(link, email)).status).toBe(410);
  expect((await list()).body.results[0]).toMatchObject({ id, status: 'withdrawn' });
  expect((await withdraw(id)).status).toBe(204);
});

it('writes nothing for an invitation that is withdrawn before its mail is sent', async () => {
  const { body } = await invite(freshEmail());
  await withdraw(body.id);
  expect(await sentMails(shop)).toEqual([]);
});

it('writes nothing for an invitation whose mail leaves once it is over, or once its company is closed', async () => {
  await invite(freshEmail());
  const before = clock.now;
  clock.now = new Date(before.getTime() + 14 * DAY);
  expect(await sentMails(shop)).toEqual([]);
  clock.now = before;
  const { body } = await invite(freshEmail());
  await database.update(companies).set({ active: false }).where(eq(companies.id, admin.companyId));
  expect(await sentMails(shop)).toEqual([]);
  const [row] = await database.select().from(invitations).where(eq(invitations.id, body.id));
  expect(row?.sentAt).toBeNull();
});

it('has nobody who confirmed meanwhile told that they registered again', async () => {
  const email = freshEmail();
  for (let times = 1; times <= 2; times += 1) expect((await registerByCode(email)).status).toBe(201);
  await database.update(users).set({ confirmed: true }).where(eq(users.email, email));
  expect(await sentMails(shop)).toEqual([]);
});

it('changes what the company called whoever registers with it, which is a revision of theirs', async () => {
  const email = freshEmail();
  const person = { email, first_name: 'Jasmina', last_name: 'Šarić', invite: true };
  const { body: added } = await shop.call(admin, 'POST', '/company/people/', person);
  expect((await register(idIn((await sentMails(shop)).at(-1)), email)).status).toBe(201);
  const one = (await shop.call(admin, 'GET', `/company/people/${added.id}/`)).body;
  expect(one).toMatchObject({ first_name: 'Mina', revision: added.revision + 1 });
});

it('takes the place of the earlier invitation of the same address', async () => {
  const { email, link } = await invited();
  await invite(email);
  const [mail] = await sentMails(shop);
  expect((await open(link)).status).toBe(410);
  expect((await open(idIn(mail))).status).toBe(200);
  expect((await list()).body.results.map(({ status }: { status: string }) => status)).toEqual(['opened', 'withdrawn']);
});

it('is not sent to a colleague, and to people of other companies as to anybody', async () => {
  const colleague = await shop.person({ companyId: admin.companyId });
  const stranger = await shop.person();
  expect(await invite(colleague.email)).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });

  expect(await invite(stranger.email)).toMatchObject({ status: 201, body: { status: 'waiting' } });
  const link = idIn((await sentMails(shop)).at(-1));
  expect((await register(link, stranger.email)).status).toBe(201);
  expect(await sentMails(shop)).toMatchObject([
    { to: { address: stranger.email }, link: 'https://izbor.example/login' },
  ]);
});

it('lists those of the own company, page by page, newest first', async () => {
  const other = await shop.person({ changes: { companyRoles: ['owner'] } });
  await invite(freshEmail(), other);
  const emails = [freshEmail(), freshEmail(), freshEmail()];
  for (const email of emails) await invite(email);

  expect((await list(admin, '?page_size=2')).body).toMatchObject({
    count: 3,
    next: '/api/company/invitations/?page_size=2&page=2',
    previous: null,
    results: [{ email: emails[2] }, { email: emails[1] }],
  });
  expect((await list(admin, '?page_size=2&page=2')).body).toMatchObject({ count: 3, results: [{ email: emails[0] }] });
  expect((await list(admin, '?page=9')).body).toMatchObject({ count: 3, results: [] });
  expect((await list(await shop.person({ changes: { companyRoles: ['owner'] } }))).body).toMatchObject({
    count: 0,
    results: [],
  });
});

it('of another company cannot be withdrawn, and answers as one that is not there', async () => {
  const { id, link } = await invited();
  const other = await shop.person({ changes: { companyRoles: ['owner'] } });
  const [foreign, missing] = [await withdraw(id, other), await withdraw(999_999, other)];
  expect(foreign).toMatchObject({ status: 404 });
  expect(foreign.body).toEqual(missing.body);
  expect((await open(link)).status).toBe(200);
});

it('leaves one open invitation of many to one address at once, and writes to nobody more than four times a month', async () => {
  const email = freshEmail();
  const answers = await storm(database, () => invite(email));
  expect(statuses(answers)).toEqual({ 201: 4, 409: 46 });
  expect(await invite(email)).toMatchObject({ status: 409, body: { code: 'invitations.limit' } });
  const rows = (await list(admin, '?page_size=100')).body.results;
  expect(rows.filter(({ status }: { status: string }) => status === 'waiting')).toHaveLength(1);
  clock.now = new Date(clock.now.getTime() + 30 * DAY);
  const later = await shop.person({ companyId: admin.companyId, changes: { companyRoles: ['owner'] } });
  expect((await invite(email, later)).status).toBe(201);
});

it('makes one account of many registrations with it at once', async () => {
  const { email, link } = await invited();
  const answers = await Promise.all(Array.from({ length: 5 }, () => register(link, email)));
  for (const { status } of answers) expect([201, 410]).toContain(status);
  expect(await database.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});
