import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../caller/caller.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { LANES } from '../outbox/lanes.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { users } from '../people/people.table.ts';
import { recoveryCodes } from '../session/session.table.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database } = shop;
const SECRET = 'JBSWY3DPEHPK3PXP';

const admin = (...adminRoles: NonNullable<NonNullable<PersonSettings['changes']>['adminRoles']>) =>
  shop.person({ changes: { adminRoles, oneTimeSecret: SECRET } });
const owner = await admin('owner');
const operator = await admin('operations');

type Measure = 'password-reset' | 'sessions/end' | 'one-time-code/reset';
const MEASURES = ['password-reset', 'sessions/end', 'one-time-code/reset'] as const;
const take = (by: Person, what: Measure, { companyId, userId }: Person, body: object = { reason: 'Novi telefon' }) =>
  shop.call(by, 'POST', `/admin/users/${companyId}/${userId}/${what}/`, body);
const withCode = (changes: PersonSettings['changes'] = {}) =>
  shop.person({ changes: { oneTimeSecret: SECRET, ...changes } });
const told = ({ companyId, userId }: Person) =>
  database
    .select({ title: notifications.titleEn })
    .from(notifications)
    .where(and(eq(notifications.companyId, companyId), eq(notifications.userId, userId)));
const rowOf = async ({ userId }: Person) => (await database.select().from(users).where(eq(users.id, userId)))[0];

describe('an administrator', () => {
  it('sends a link to a new password: it opens, and the password is the old one until it is used', async () => {
    const ana = await shop.person();
    expect((await take(operator, 'password-reset', ana)).status).toBe(204);
    const { passwordHash } = (await rowOf(ana)) ?? {};

    const [mail] = await sentMails(shop);
    expect(mail).toMatchObject({ to: { address: ana.email }, subject: 'Your link to a new Izbor password' });
    expect((await shop.call(null, 'GET', `/user/reset-password/${idIn(mail)}/`)).status).toBe(200);
    expect((await rowOf(ana))?.passwordHash).toBe(passwordHash);
    expect((await shop.call(ana, 'GET', '/v2/me/')).status).toBe(200);
  });

  it('signs somebody out on all devices', async () => {
    const ana = await shop.person();
    expect((await take(operator, 'sessions/end', ana)).status).toBe(204);

    expect((await shop.call(ana, 'GET', '/v2/me/')).status).toBe(401);
    expect(await database.$count(sessions, eq(sessions.userId, ana.userId))).toBe(0);
  });

  it('turns the one-time code off, with the recovery codes', async () => {
    const ana = await withCode({ oneTimePending: SECRET });
    const { companyId, userId } = ana;
    await database.insert(recoveryCodes).values({ companyId, userId, codeHash: Buffer.from('x') });
    expect((await take(operator, 'one-time-code/reset', ana)).status).toBe(204);

    expect(await rowOf(ana)).toMatchObject({ oneTimeSecret: null, oneTimePending: null });
    expect(await database.$count(recoveryCodes, eq(recoveryCodes.userId, userId))).toBe(0);
    expect((await take(operator, 'one-time-code/reset', ana)).body.code).toBe('security.no_code');
  });

  it.each([
    ['password-reset', 'password_link', 'You have a link to choose a new password', 'person.password_link_sent'],
    ['sessions/end', 'signed_out', 'You were signed out on all devices', 'person.signed_out'],
    ['one-time-code/reset', 'code_turned_off', 'Your one-time code is off', 'person.code_turned_off'],
  ] as const)('by %s tells them, and notes who and why', async (what, mail, title, kind) => {
    const ana = await withCode();
    await take(operator, what, ana);

    expect(await told(ana)).toEqual([{ title }]);
    const mails = await database.select().from(outbox).where(eq(outbox.companyId, ana.companyId));
    expect(mails).toMatchObject([{ kind: mail, lane: LANES.now, payload: { userId: ana.userId } }]);
    const path = `/admin/changes/?record_kind=person&record=${ana.userId}`;
    expect((await shop.call(owner, 'GET', path)).body.results).toMatchObject([
      { kind, reason: 'Novi telefon', by: { id: operator.userId }, fields: [] },
    ]);
  });
});

describe.each(MEASURES)('%s', (what) => {
  it('is nothing for oneself', async () => {
    expect(await take(owner, what, owner)).toMatchObject({ status: 403, body: { code: 'security.own' } });
    expect((await rowOf(owner))?.oneTimeSecret).toBe(SECRET);
  });

  it('is nothing for who has no account yet, or none any more', async () => {
    for (const changes of [{ confirmed: false }, { active: false }])
      expect(await take(operator, what, await withCode(changes))).toMatchObject({
        status: 409,
        body: { code: 'security.no_account' },
      });
  });

  it('finds nobody where the company is not theirs', async () => {
    const ana = await withCode();
    const elsewhere = { ...ana, companyId: operator.companyId };
    expect((await take(operator, what, elsewhere)).status).toBe(404);
    expect(await told(ana)).toEqual([]);
  });

  it.each([[{}], [{ reason: ' ' }], [{ reason: 'x'.repeat(501) }], [{ reason: 'x', is_admin: true }]])(
    'refuses %j',
    async (body) => {
      expect((await take(operator, what, await withCode(), body)).status).toBe(400);
    },
  );
});

describe('the one-time code of whoever runs the platform', () => {
  it('is turned off by an owner, and by nobody who could not give roles', async () => {
    const content = await admin('content');
    const answer = await take(operator, 'one-time-code/reset', content);

    expect(answer).toMatchObject({ status: 403, body: { code: 'session.permission', permission: 'platform.roles' } });
    expect((await rowOf(content))?.oneTimeSecret).toBe(SECRET);
    expect((await take(owner, 'one-time-code/reset', content)).status).toBe(204);
  });
});

describe('twenty an hour', () => {
  it('are what one administrator does, and what is done to one person', async () => {
    const [busy, ana] = [await admin('operations'), await shop.person()];
    for (let time = 0; time < 20; time += 1) expect((await take(busy, 'sessions/end', ana)).status).toBe(204);

    expect(await take(busy, 'sessions/end', await shop.person())).toMatchObject({ status: 429 });
    expect(await take(operator, 'password-reset', ana)).toMatchObject({ status: 429 });
    expect((await take(operator, 'password-reset', await shop.person())).status).toBe(204);
  });
});
