import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Roles } from '#contract/permissions/roles.ts';
import { hashToken } from '../caller/caller.ts';
import { companies } from '../companies/companies.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { users } from '../people/people.table.ts';
import { makeLink } from '../registration/mail-links.ts';
import { invitations } from '../registration/registration.table.ts';
import { signInAttempts } from '../session/session.table.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database } = shop;

const NONE: Roles = { admin_roles: [], company_roles: [], corporate_account: false };

// Removes the admins of other tests, whose owners would be counted.
beforeEach(async () => {
  await database.update(users).set({ adminRoles: [] });
});

const owner = (changes: PersonSettings['changes'] = {}) =>
  shop.person({ changes: { adminRoles: ['owner'], ...changes } });
const companyOwner = (companyId?: number) =>
  shop.person({ ...(companyId !== undefined && { companyId }), changes: { companyRoles: ['owner'] } });

const header = (revision: number) => ({ 'if-revision-match': String(revision) });
const put = (by: Person, { companyId, userId }: Person, roles: object, seen = 1) =>
  shop.call(by, 'PUT', `/admin/users/${companyId}/${userId}/roles/`, { ...NONE, ...roles }, header(seen));
const putInCompany = (by: Person, { userId }: Person, roles: readonly string[], seen = 1) =>
  shop.call(by, 'PUT', `/company/people/${userId}/roles/`, { company_roles: roles }, header(seen));
const me = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).status;

describe('on the platform', () => {
  it('gives a person of any company roles, each once and in one order', async () => {
    const roles = {
      admin_roles: ['finance', 'content', 'finance'],
      company_roles: ['people'],
      corporate_account: true,
    };
    const [boss, ana] = [await owner(), await shop.person()];
    const answer = await put(boss, ana, roles);

    expect(answer).toMatchObject({
      status: 200,
      body: { admin_roles: ['content', 'finance'], company_roles: ['people'], corporate_account: true, revision: 2 },
    });
    const query = `company=${ana.companyId}&record_kind=person&record=${ana.userId}`;
    const { results } = (await shop.call(boss, 'GET', `/admin/changes/?${query}`)).body;
    expect(results).toMatchObject([{ kind: 'person.roles_changed', revision: 2 }]);
  });

  it('signs the person out everywhere, and tells them', async () => {
    const ana = await shop.person();
    const { companyId, userId } = ana;
    // A sign-in that still waits for its one-time code ends too.
    const attempt = { idHash: hashToken('waits'), companyId, userId, createdAt: shop.clock.now };
    await database.insert(signInAttempts).values(attempt);
    await put(await owner(), ana, { admin_roles: ['content'] });

    expect(await me(ana)).toBe(401);
    const ofAna = and(eq(signInAttempts.companyId, companyId), eq(signInAttempts.userId, userId));
    expect(await database.select().from(signInAttempts).where(ofAna)).toEqual([]);
    const told = and(eq(notifications.companyId, companyId), eq(notifications.userId, userId));
    expect(await database.select().from(notifications).where(told)).toMatchObject([
      { titleEn: 'Your roles have changed' },
    ]);
    expect(await database.select().from(outbox).where(eq(outbox.companyId, companyId))).toMatchObject([
      { kind: 'roles_changed', payload: { userId } },
    ]);
  });

  it('does nothing to somebody who has these roles already', async () => {
    const editor = await shop.person({ changes: { adminRoles: ['content'] } });
    expect((await put(await owner(), editor, { admin_roles: ['content'] })).status).toBe(200);
    expect(await me(editor)).toBe(200);
  });

  it('changes nobody’s own', async () => {
    const [boss] = [await owner(), await owner()];
    expect(await put(boss, boss, { admin_roles: ['owner'], corporate_account: true })).toMatchObject({
      status: 403,
      body: { code: 'roles.own' },
    });
  });

  it('lets another owner go', async () => {
    const [one, two] = [await owner(), await owner()];
    expect((await put(one, two, {})).status).toBe(200);
  });

  it('keeps its last owner, for one who has not confirmed the address does not count', async () => {
    const [boss, last] = [await owner({ confirmed: false }), await owner()];
    // An owner whose account is closed does not count either.
    await owner({ active: false });
    expect(await put(boss, last, {})).toMatchObject({ status: 409, body: { code: 'roles.last_owner' } });
  });

  it('keeps its last owner, for one whose last day is set does not count, nor one of a company that is closed', async () => {
    const [boss, last, closed] = [await owner({ endsOn: '2099-12-31' }), await owner(), await owner()];
    await database.update(companies).set({ active: false }).where(eq(companies.id, closed.companyId));
    expect(await put(boss, last, {})).toMatchObject({ status: 409, body: { code: 'roles.last_owner' } });
    // An owner with a last day may be removed, since the other one stays.
    expect((await put(last, boss, {})).status).toBe(200);
  });

  it.each([
    ['with another role of the platform', { admin_roles: ['auditor', 'content'] }],
    ['with a role of a company that changes something', { admin_roles: ['auditor'], company_roles: ['people'] }],
  ])('makes nobody an auditor %s', async (_, roles) => {
    expect(await put(await owner(), await shop.person(), roles)).toMatchObject({
      status: 409,
      body: { code: 'roles.auditor' },
    });
  });

  it('finds nobody where the company is not theirs', async () => {
    const [boss, ana, other] = [await owner(), await shop.person(), await shop.company()];
    expect((await put(boss, { ...ana, companyId: other }, { admin_roles: ['content'] })).status).toBe(404);
  });

  it.each([
    [{ admin_roles: ['boss'] }],
    [{ company_roles: ['operations'] }],
    [{ admin_roles: 'owner' }],
    [{ is_admin: true }],
    [{ company_id: 1 }],
  ])('refuses %j', async (roles) => {
    expect((await put(await owner(), await shop.person(), roles)).status).toBe(400);
  });
});

describe('in a company', () => {
  it('gives one of its people roles there, and leaves the others as they are', async () => {
    const boss = await companyOwner();
    const { companyId } = boss;
    const ana = await shop.person({ companyId, changes: { adminRoles: ['finance'], corporateAccount: true } });

    expect(await putInCompany(boss, ana, ['reviewer', 'budgets'])).toMatchObject({
      status: 200,
      body: { company_roles: ['budgets', 'reviewer'], revision: 2 },
    });
    expect(await database.select().from(users).where(eq(users.id, ana.userId))).toMatchObject([
      { adminRoles: ['finance'], companyRoles: ['budgets', 'reviewer'], corporateAccount: true, isCompanyAdmin: true },
    ]);
  });

  it('changes nobody’s own, and makes nobody corporate or an admin', async () => {
    const boss = await companyOwner();
    const ana = await shop.person({ companyId: boss.companyId });
    const path = `/company/people/${ana.userId}/roles/`;

    expect(await putInCompany(boss, boss, ['owner', 'people'])).toMatchObject({ body: { code: 'roles.own' } });
    for (const more of [{ corporate_account: true }, { admin_roles: ['owner'] }])
      expect((await shop.call(boss, 'PUT', path, { company_roles: [], ...more }, header(1))).status).toBe(400);
  });

  it('keeps its last owner, whoever asks', async () => {
    const boss = await companyOwner();
    const platform = await owner();

    expect(await put(platform, boss, { company_roles: ['people'] })).toMatchObject({
      status: 409,
      body: { code: 'roles.last_owner' },
    });
    // Owners with a last day, a closed account or an unconfirmed address do not count.
    for (const changes of [{ endsOn: '2099-12-31' }, { active: false }, { confirmed: false }]) {
      const companyRoles = ['owner' as const];
      await shop.person({ companyId: boss.companyId, changes: Object.assign({ companyRoles }, changes) });
    }
    expect((await put(platform, boss, { company_roles: ['people'] })).body.code).toBe('roles.last_owner');
    await companyOwner(boss.companyId);
    expect((await put(platform, boss, { company_roles: ['people'] })).status).toBe(200);
  });

  it('does not make an auditor of the platform one who changes something', async () => {
    const boss = await companyOwner();
    const auditor = await shop.person({ companyId: boss.companyId, changes: { adminRoles: ['auditor'] } });

    expect(await putInCompany(boss, auditor, ['people'])).toMatchObject({ body: { code: 'roles.auditor' } });
    expect((await putInCompany(boss, auditor, ['reports'])).status).toBe(200);
  });
});

describe('whose account was closed', () => {
  it('is given no role by anybody, and told nothing: whoever opens it again gives none', async () => {
    const [boss, platform] = [await companyOwner(), await owner()];
    const ana = await shop.person({ companyId: boss.companyId, changes: { active: false } });
    const refused = { status: 409, body: { code: 'roles.closed' } };

    expect(await putInCompany(boss, ana, ['owner'])).toMatchObject(refused);
    expect(await put(platform, ana, { admin_roles: ['content'] })).toMatchObject(refused);
    expect(await put(platform, ana, { corporate_account: true })).toMatchObject(refused);
    expect(await database.select().from(users).where(eq(users.id, ana.userId))).toMatchObject([
      { adminRoles: [], companyRoles: [], corporateAccount: false, revision: 1 },
    ]);
    expect(await database.select().from(outbox).where(eq(outbox.companyId, ana.companyId))).toEqual([]);
  });

  it('can have one taken that it still has', async () => {
    const boss = await companyOwner();
    const changes = { active: false, companyRoles: ['people' as const, 'reports' as const] };
    const ana = await shop.person({ companyId: boss.companyId, changes });

    expect(await putInCompany(boss, ana, ['reports'])).toMatchObject({
      status: 200,
      body: { company_roles: ['reports'], revision: 2 },
    });
    expect((await putInCompany(boss, ana, ['people', 'reports'], 2)).body.code).toBe('roles.closed');
  });
});

describe('somebody who has not confirmed the address', () => {
  const TYPED = 'Zeleni*list7';
  const OWN = 'Moja*rec77';
  const call = (path: string, body?: object) => shop.call(null, 'POST', path, body);
  const signIn = ({ email }: Person, password: string) => call('/user/token/', { email, password });
  const waiting = (companyId: number) => shop.person({ companyId, password: TYPED, changes: { confirmed: false } });
  const confirmationOf = ({ companyId, userId }: Person) =>
    makeLink(database, { kind: 'confirmation', companyId, userId, now: shop.clock.now });

  it.each([
    ['their company', (boss: Person, mina: Person) => putInCompany(boss, mina, ['people'])],
    ['the platform', async (_: Person, mina: Person) => put(await owner(), mina, { admin_roles: ['content'] })],
  ])(
    'has a role from %s with no password that anybody typed, and chooses one by the mail that comes with it',
    async (_, give) => {
      const boss = await companyOwner();
      const mina = await waiting(boss.companyId);
      const confirmation = await confirmationOf(mina);
      await sentMails(shop);

      expect((await give(boss, mina)).status).toBe(200);

      expect((await call(`/user/confirm/${confirmation}/`)).status).toBe(410);
      const mails = (await sentMails(shop)).filter(({ to }) => to.address === mina.email);
      const link = mails.find((mail) => mail.link?.includes('/reset-password/'));
      expect(mails).toHaveLength(2);
      expect(link?.text).toContain('whoever has a role and no password of their own yet');
      expect(link?.text).not.toContain('your password stays as it is');
      expect((await call(`/user/reset-password/${idIn(link)}/`, { password: OWN })).status).toBe(200);
      expect((await signIn(mina, TYPED)).status).toBe(400);
      expect((await signIn(mina, OWN)).status).toBe(200);
    },
  );

  it('keeps the password that came by an invitation', async () => {
    const boss = await companyOwner();
    const { companyId } = boss;
    const mina = await waiting(companyId);
    const now = shop.clock.now;
    const used = { companyId, email: mina.email, usedBy: mina.userId, createdAt: now, sendAt: now, expiresAt: now };
    await database.insert(invitations).values(Object.assign({ idHash: Buffer.alloc(32, mina.userId) }, used));
    const confirmation = await confirmationOf(mina);

    expect((await putInCompany(boss, mina, ['people'])).status).toBe(200);

    expect((await call(`/user/confirm/${confirmation}/`)).status).toBe(200);
    expect((await signIn(mina, TYPED)).status).toBe(200);
  });
});

describe('somebody was first', () => {
  it('who gave another role: nothing is put back, and what there is now is shown, with whose it is', async () => {
    const boss = await companyOwner();
    const platform = await owner({ firstName: 'Vesna', lastName: 'Ilić' });
    const ana = await shop.person({ companyId: boss.companyId });
    await put(platform, ana, { company_roles: ['people'] });

    const [answer, again] = [await putInCompany(boss, ana, ['reports']), await put(platform, ana, {})];
    const refused = { status: 409, body: { code: 'record.changed', revision: 2, changed_by: { name: 'Vesna Ilić' } } };
    expect(answer).toMatchObject(refused);
    expect(answer.body.record).toEqual({ company_roles: ['people'], revision: 2 });
    expect(again.body.record).toEqual({ ...NONE, company_roles: ['people'], revision: 2 });
    expect((await putInCompany(boss, ana, ['people', 'reports'], 2)).body).toMatchObject({ revision: 3 });
  });

  it('who changed something else of the person: the roles are as they were seen, in another revision', async () => {
    const boss = await companyOwner();
    const ana = await shop.person({ companyId: boss.companyId });
    await shop.call(boss, 'PATCH', `/company/people/${ana.userId}/`, { unit: 'Prodaja' }, header(1));

    expect((await putInCompany(boss, ana, ['reports'])).body).toMatchObject({
      code: 'record.changed',
      record: { company_roles: [], revision: 2 },
    });
  });

  it('and a form of the person, opened before, does not save over what it has not seen', async () => {
    const boss = await companyOwner();
    const ana = await shop.person({ companyId: boss.companyId });
    await putInCompany(boss, ana, ['reports']);
    const late = await shop.call(boss, 'PATCH', `/company/people/${ana.userId}/`, { unit: 'Prodaja' }, header(1));

    expect(late).toMatchObject({ status: 409, body: { code: 'record.changed', revision: 2 } });
  });

  it('is not a change when the roles are those already', async () => {
    const boss = await companyOwner();
    const ana = await shop.person({ companyId: boss.companyId, changes: { companyRoles: ['reports'] } });

    expect((await putInCompany(boss, ana, ['reports'])).body).toEqual({ company_roles: ['reports'], revision: 1 });
  });

  it('cannot be known without the revision that was seen', async () => {
    const boss = await companyOwner();
    const ana = await shop.person({ companyId: boss.companyId });
    const path = `/company/people/${ana.userId}/roles/`;

    expect(await shop.call(boss, 'PUT', path, { company_roles: ['reports'] })).toMatchObject({
      status: 428,
      body: { code: 'record.revision_missing' },
    });
  });
});

describe('a refusal for want of a permission', () => {
  it('names at most three who have it in the company, and nobody who is not active', async () => {
    const boss = await companyOwner();
    const { companyId } = boss;
    const people = [
      { lastName: 'Petrović', companyRoles: ['reports'] },
      { lastName: 'Gone', companyRoles: ['owner'], active: false },
      { lastName: 'Ilić', companyRoles: ['budgets'] },
      { lastName: 'Kostić', companyRoles: ['reviewer', 'budgets'] },
      { lastName: 'Savić', companyRoles: ['budgets'] },
    ] satisfies PersonSettings['changes'][];
    const [reader] = await Promise.all(people.map((changes) => shop.person({ companyId, changes })));

    const answer = await shop.call(reader ?? null, 'GET', '/company/budgets/');
    expect(answer).toMatchObject({ status: 403, body: { code: 'session.permission', permission: 'company.budgets' } });
    expect(answer.body.ask).toHaveLength(3);
    expect(['Ana Anić', 'Ana Ilić', 'Ana Kostić', 'Ana Savić']).toEqual(expect.arrayContaining(answer.body.ask));
  });

  it('names the owners of the platform', async () => {
    await owner({ firstName: 'Vesna', lastName: 'Ilić' });
    const editor = await shop.person({ changes: { adminRoles: ['content'] } });

    expect((await shop.call(editor, 'GET', '/user/coupon/')).body).toMatchObject({
      permission: 'platform.coupons',
      ask: ['Vesna Ilić'],
    });
  });

  it('can be known before: whom to ask for a page that is closed', async () => {
    await owner({ firstName: 'Vesna', lastName: 'Ilić' });
    const editor = await shop.person({ changes: { adminRoles: ['content'] } });
    const ask = (who: Person, site: string, permission: string) =>
      shop.call(who, 'GET', `/${site}/ask/?permission=${permission}`);
    expect((await ask(editor, 'admin', 'platform.people')).body).toEqual({ ask: ['Vesna Ilić'] });

    const boss = await companyOwner();
    const reader = await shop.person({ companyId: boss.companyId, changes: { companyRoles: ['reports'] } });
    await companyOwner();
    // Not listed: nobody knows yet who owns this address.
    await shop.person({ companyId: boss.companyId, changes: { companyRoles: ['owner'], confirmed: false } });
    expect((await ask(reader, 'company', 'company.people')).body).toEqual({ ask: ['Ana Anić'] });
    // For a permission that only allows reading, those who have it are listed.
    expect((await ask(reader, 'company', 'company.reports')).body.ask).toContain('Ana Anić');
    expect((await ask(reader, 'company', 'platform.people')).status).toBe(400);
    expect((await ask(reader, 'admin', 'platform.people')).status).toBe(403);
  });

  it('comes with the next call after the role was taken away', async () => {
    const editor = await shop.person({ changes: { adminRoles: ['finance'] } });
    expect((await shop.call(editor, 'GET', '/user/coupon/')).status).toBe(200);
    await database
      .update(users)
      .set({ adminRoles: ['content'] })
      .where(eq(users.id, editor.userId));
    expect((await shop.call(editor, 'GET', '/user/coupon/')).status).toBe(403);
  });
});
