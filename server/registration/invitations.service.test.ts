import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { LANES } from '../outbox/lanes.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { users } from '../people/people.table.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { invitations } from './registration.table.ts';

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
    password: 'Zeleni*list7',
    invite: invitation,
    language: 'SR',
  });

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
  expect(await open(idIn(mail))).toMatchObject({ status: 200, body: { company: 'Vetar d.o.o.', email } });
  const kept = JSON.stringify([await database.select().from(invitations), await database.select().from(outbox)]);
  expect(kept).not.toContain(idIn(mail));
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
  // The answer may have been lost: until the address is confirmed one may register again.
  expect((await register(link, email)).status).toBe(201);
  const [mail] = (await sentMails(shop)).slice(-1);
  expect((await shop.call(null, 'POST', `/user/confirm/${idIn(mail)}/`)).status).toBe(200);
  expect((await open(link)).status).toBe(410);
  expect((await register(link, email)).status).toBe(410);
  expect(await database.select().from(users).where(eq(users.email, email))).toHaveLength(1);
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
