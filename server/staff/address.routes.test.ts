import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sessions } from '../caller/caller.table.ts';
import { companies } from '../companies/companies.table.ts';
import { people, users } from '../people/people.table.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const HOUR = 60 * 60 * 1000;
const SECRET = 'JBSWY3DPEHPK3PXP';

type Changes = NonNullable<PersonSettings['changes']>;
const { companyId, ...owner } = await shop.person({ changes: { companyRoles: ['owner'] } });
const boss: Person = { companyId, ...owner };
const colleague = (changes: Changes = {}, settings: PersonSettings = {}) =>
  shop.person({ companyId, changes, ...settings });
const hr = await colleague({ companyRoles: ['people'] });
const operator = await shop.person({ changes: { adminRoles: ['operations'] } });
const platformOwner = await shop.person({ changes: { adminRoles: ['owner'], oneTimeSecret: SECRET } });

let made = 0;
const fresh = () => `nova-${++made}@vetar.test`;
const at = (revision: number) => ({ 'if-revision-match': String(revision) });
const rowOf = async ({ userId }: Person) => (await database.select().from(users).where(eq(users.id, userId)))[0];
const revisionOf = async (whom: Person) => (await rowOf(whom))?.revision ?? 0;
const pathOf = (by: Person, { companyId: company, userId }: Person) =>
  by === operator || by === platformOwner
    ? `/admin/users/${company}/${userId}/email/`
    : `/company/people/${userId}/email/`;
const ask = async (by: Person, whom: Person, email: unknown) =>
  shop.call(by, 'PUT', pathOf(by, whom), { email }, at(await revisionOf(whom)));
const takeBack = async (by: Person, whom: Person) =>
  shop.call(by, 'DELETE', pathOf(by, whom), undefined, at(await revisionOf(whom)));
const open = (id: string) => shop.call(null, 'GET', `/user/new-address/${id}/`);
const confirm = (id: string) => shop.call(null, 'POST', `/user/new-address/${id}/`);
const holderOf = async (email: string) => (await database.select().from(people).where(eq(people.email, email)))[0];
const OVER = { status: 410, body: { code: 'registration.link_over' } };
const TAKEN = { status: 409, body: { code: 'address.taken' } };

/** Requests a new address; returns the id of the link in the mail to it. */
async function linkTo(email: string, whom: Person, by = hr): Promise<string> {
  await sentMails(shop);
  expect(await ask(by, whom, email)).toMatchObject({ status: 200, body: { pending_email: { email } } });
  return idIn((await sentMails(shop)).find(({ to }) => to.address === email));
}

describe('another address of an account holder', () => {
  it('waits while a link goes to it and a word to the one they have, with which all goes on', async () => {
    const ana = await colleague({ language: 'SR' }, { password: 'Izbor!2026' });
    await sentMails(shop);
    const email = fresh();
    const { status, body } = await ask(hr, ana, ` ${email.toUpperCase()} `);

    const until = new Date(clock.now.getTime() + 72 * HOUR).toISOString();
    expect([status, body.email, body.pending_email]).toEqual([200, ana.email, { email, until }]);
    const mails = await sentMails(shop);
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [email, 'Potvrdi svoju novu adresu za Izbor'],
      [ana.email, 'Za tvoj nalog na Izboru je zatražena druga adresa'],
    ]);
    expect(mails[0]?.link).toMatch(/^https:\/\/izbor\.example\/confirm-email\/[\w-]{43}$/);
    expect(mails[1]?.text).toContain(email);
    expect(mails[1]?.link).toBe('https://izbor.example/login');
    expect((await shop.call(ana, 'GET', '/v2/me/')).status).toBe(200);
    expect((await holderOf(email))?.userId).toBeUndefined();
  });

  it('is written to by a name that leads nowhere', async () => {
    const ana = await colleague({ firstName: 'Win at https://evil.example/x', lastName: 'now' });
    const email = fresh();
    await sentMails(shop);
    await ask(hr, ana, email);
    const mail = (await sentMails(shop)).find(({ to }) => to.address === email);
    expect(mail?.to.name).toBe('Win at https evil example x now');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  it('is written to nowhere once its 72 hours are over, though its mails waited', async () => {
    const ana = await colleague();
    await sentMails(shop);
    expect((await ask(hr, ana, fresh())).status).toBe(200);
    const before = clock.now;
    clock.now = new Date(before.getTime() + 72 * HOUR);
    expect(await sentMails(shop)).toEqual([]);
    clock.now = before;
  });

  it('is theirs when the link is pressed, not when it is opened: money and password stay, sessions end', async () => {
    const ana = await colleague({}, { password: 'Izbor!2026', flexible: 500 });
    const email = fresh();
    const id = await linkTo(email, ana);
    expect((await open(id)).body).toEqual({ email, company: 'Vetar d.o.o.' });
    expect((await open(id)).status).toBe(200);
    const before = await rowOf(ana);
    expect(before?.email).toBe(ana.email);
    expect((await shop.call(null, 'POST', '/user/forgot-password/', { email: ana.email })).status).toBe(202);
    const reset = idIn((await sentMails(shop))[0]);

    expect(await confirm(id)).toMatchObject({ status: 200, body: { email, company: 'Vetar d.o.o.' } });
    const after = await rowOf(ana);
    expect(after).toMatchObject({ email, pendingEmail: null, pendingUntil: null });
    // The revision makes open forms notice the change, the version makes the person's own screens read it.
    expect([after?.revision, after?.version]).toEqual([(before?.revision ?? 0) + 1, (before?.version ?? 0) + 1]);
    expect((await holderOf(email))?.userId).toBe(ana.userId);
    expect(await holderOf(ana.email)).toBeUndefined();
    expect(await database.$count(sessions, eq(sessions.userId, ana.userId))).toBe(0);
    const signIn = (address: string) =>
      shop.call(null, 'POST', '/user/token/', { email: address, password: 'Izbor!2026' });
    expect((await signIn(ana.email)).status).toBe(400);
    const { status, body } = await signIn(email);
    expect(status).toBe(200);
    const again = { ...ana, headers: { authorization: `Token ${body.token}` } };
    expect((await shop.call(again, 'GET', '/v2/me/')).body).toMatchObject({ email, base_balance: 5 });
    // Links sent to the former address are void, and a mail there says why.
    expect((await shop.call(null, 'GET', `/user/reset-password/${reset}/`)).status).toBe(410);
    const [told, ...more] = await sentMails(shop);
    expect(told).toMatchObject({ to: { address: ana.email }, subject: 'Your Izbor account has another address' });
    expect(told?.text).toContain(email);
    expect(more).toEqual([]);
  });

  it('opens once, for 72 hours, and not once it is taken back or another one is asked for', async () => {
    const ana = await colleague();
    const used = await linkTo(fresh(), ana);
    expect((await confirm(used)).status).toBe(200);
    const [replaced, withdrawn] = [await linkTo(fresh(), ana), await linkTo(fresh(), ana)];
    expect(await takeBack(hr, ana)).toMatchObject({ status: 200, body: { pending_email: null } });
    expect(await takeBack(hr, ana)).toMatchObject({ status: 409, body: { code: 'address.none' } });
    for (const id of [used, replaced, withdrawn, 'x'.repeat(43)]) {
      expect(await open(id)).toMatchObject(OVER);
      expect(await confirm(id)).toMatchObject(OVER);
    }
    const late = await linkTo(fresh(), ana);
    const before = clock.now;
    clock.now = new Date(before.getTime() + 72 * HOUR);
    expect(await confirm(late)).toMatchObject(OVER);
    clock.now = before;
  });

  it('is confirmed for nobody whose account or company is closed', async () => {
    const ana = await colleague();
    const gone = await shop.person();
    const [account, company] = [await linkTo(fresh(), ana), await linkTo(fresh(), gone, operator)];
    await database.update(users).set({ active: false }).where(eq(users.id, ana.userId));
    await database.update(companies).set({ active: false }).where(eq(companies.id, gone.companyId));
    for (const id of [account, company]) {
      expect(await open(id)).toMatchObject(OVER);
      expect(await confirm(id)).toMatchObject(OVER);
    }
    expect([(await rowOf(ana))?.email, (await rowOf(gone))?.email]).toEqual([ana.email, gone.email]);
  });

  it('confirms the address that its mail went to, though another was asked for while that was on its way', async () => {
    const ana = await colleague();
    const [first, second] = [fresh(), fresh()];
    const id = await linkTo(first, ana);
    // As if another address had been requested at the moment when the mail was written.
    await database.update(users).set({ pendingEmail: second }).where(eq(users.id, ana.userId));
    expect(await confirm(id)).toMatchObject(OVER);
    expect((await rowOf(ana))?.email).toBe(ana.email);
  });

  it('sent again has a link again, and the former address is told once', async () => {
    const ana = await colleague();
    const email = fresh();
    const first = await linkTo(email, ana);
    clock.now = new Date(clock.now.getTime() + HOUR);
    expect((await ask(hr, ana, email)).status).toBe(200);
    const mails = await sentMails(shop);
    expect(mails.map(({ to }) => to.address)).toEqual([email]);
    expect(await confirm(first)).toMatchObject(OVER);
    expect((await confirm(idIn(mails[0]))).status).toBe(200);
  });

  it('outlives a new password', async () => {
    const ana = await colleague({}, { password: 'Izbor!2026' });
    const id = await linkTo(fresh(), ana);
    const passwords = { current_password: 'Izbor!2026', password: 'Neka.nova!2026' };
    expect((await shop.call(ana, 'POST', '/user/change-password/', passwords)).status).toBeLessThan(300);
    expect((await confirm(id)).status).toBe(200);
  });

  it('is in the history, asked for, taken back and confirmed, each time by whom', async () => {
    const ana = await colleague();
    const [first, second] = [fresh(), fresh()];
    await ask(hr, ana, first);
    await takeBack(boss, ana);
    await confirm(await linkTo(second, ana));
    const { results } = (await shop.call(boss, 'GET', `/company/people/${ana.userId}/changes/`)).body;
    expect(
      results.map((one: { kind: string; by: { id: number }; values: unknown }) => [one.kind, one.by.id, one.values]),
    ).toEqual([
      ['person.address_confirmed', ana.userId, [{ field: 'email', before: ana.email, after: second, erased: false }]],
      ['person.address_asked', hr.userId, [{ field: 'pending_email', before: null, after: second, erased: false }]],
      [
        'person.address_withdrawn',
        boss.userId,
        [{ field: 'pending_email', before: first, after: null, erased: false }],
      ],
      ['person.address_asked', hr.userId, [{ field: 'pending_email', before: null, after: first, erased: false }]],
    ]);
  });
});

describe('an address that somebody has', () => {
  it('is refused without a word of whose it is: confirmed in any company, and anybody’s in the own', async () => {
    const ana = await colleague();
    const elsewhere = await shop.person();
    const waiting = await colleague({ confirmed: false });
    const closed = await colleague({ active: false, endedAt: clock.now });
    for (const { email } of [elsewhere, waiting, closed]) {
      const answer = await ask(hr, ana, email);
      expect(answer).toMatchObject(TAKEN);
      expect(Object.keys(answer.body).sort()).toEqual(['code', 'message']);
    }
    expect((await rowOf(ana))?.pendingEmail).toBeNull();
  });

  it('goes to the first who confirms; the other reads that it is taken, and keeps the one they have', async () => {
    const [ana, mina] = [await colleague(), await shop.person()];
    const email = fresh();
    const [first, second] = [await linkTo(email, ana), await linkTo(email, mina, operator)];
    expect((await confirm(second)).status).toBe(200);
    expect(await confirm(first)).toMatchObject(TAKEN);
    expect(await rowOf(ana)).toMatchObject({ email: ana.email, pendingEmail: email });
    expect((await holderOf(email))?.userId).toBe(mina.userId);
  });

  it('and that was merely registered with another company is void there', async () => {
    const ana = await colleague();
    const email = fresh();
    const waiting = await shop.person({ changes: { email, confirmed: false } });
    await database
      .insert(people)
      .values({ email, companyId: waiting.companyId, userId: waiting.userId })
      .onConflictDoNothing();
    expect((await confirm(await linkTo(email, ana))).status).toBe(200);
    expect(await rowOf(waiting)).toMatchObject({ active: false });
    expect((await holderOf(email))?.userId).toBe(ana.userId);
  });

  it('meanwhile, in the own company too, is taken', async () => {
    const ana = await colleague();
    const email = fresh();
    const id = await linkTo(email, ana);
    await colleague({ email, confirmed: false });
    expect(await confirm(id)).toMatchObject(TAKEN);
  });
});

describe('who has no account yet', () => {
  it('has the address at once, and an open invitation goes there', async () => {
    const { body } = await shop.call(boss, 'POST', '/company/people/', {
      email: fresh(),
      first_name: 'Nada',
      last_name: 'Ćosić',
      invite: true,
    });
    const former = idIn((await sentMails(shop))[0]);
    const email = fresh();
    const nada = { ...boss, userId: body.id };
    expect(await ask(hr, nada, email)).toMatchObject({ status: 200, body: { email, pending_email: null } });
    const mails = await sentMails(shop);
    expect(mails.map(({ to }) => to.address)).toEqual([email]);
    expect((await shop.call(null, 'GET', `/user/invitation/${former}/`)).status).toBe(410);
    expect((await shop.call(null, 'GET', `/user/invitation/${idIn(mails[0])}/`)).status).toBe(200);
  });

  it('has an invitation that waits for its day go there on that day', async () => {
    const added = { email: fresh(), first_name: 'Nada', last_name: 'Ćosić' };
    const { body } = await shop.call(boss, 'POST', '/company/people/', added);
    const on = new Date(clock.now.getTime() + 48 * HOUR).toISOString().slice(0, 10);
    const many = { emails: [added.email], on };
    expect((await shop.call(boss, 'POST', '/company/invitations/many/', many)).status).toBe(200);
    const invitation = async () => (await shop.call(boss, 'GET', `/company/people/${body.id}/`)).body.invitation;
    const { send_at, expires_at } = await invitation();
    const email = fresh();
    expect((await ask(hr, { ...boss, userId: body.id }, email)).status).toBe(200);
    expect(await sentMails(shop)).toEqual([]);
    expect(await invitation()).toMatchObject({ send_at, expires_at, sent_at: null });
    const was = clock.now;
    clock.now = new Date(send_at);
    expect((await sentMails(shop)).map(({ to }) => to.address)).toEqual([email]);
    clock.now = was;
  });
});

describe('an account is not taken over', () => {
  const PERMISSION = { status: 403, body: { code: 'session.permission' } };

  it('by an address of one’s own', async () => {
    for (const who of [hr, boss, operator, platformOwner])
      expect(await ask(who, who, fresh())).toMatchObject({ status: 403, body: { code: 'address.own' } });
  });

  it.each([
    ['roles in the company', { companyRoles: ['reports'] }, [hr], [boss, operator]],
    ['the corporate account', { corporateAccount: true }, [hr], [boss, operator]],
    ['a role on the platform', { adminRoles: ['content'] }, [hr, boss, operator], [platformOwner]],
  ] as const)('of who has %s, by who could not give them', async (_what, changes, refused, allowed) => {
    const ana = await colleague(structuredClone(changes) as Changes);
    for (const who of refused) {
      expect(await ask(who, ana, fresh())).toMatchObject(PERMISSION);
      expect(await rowOf(ana)).toMatchObject({ pendingEmail: null });
    }
    for (const who of allowed) expect((await ask(who, ana, fresh())).status).toBe(200);
    for (const who of refused) expect(await takeBack(who, ana)).toMatchObject(PERMISSION);
  });

  it('before it is opened, by the field of its form: an invited owner’s invitation would come along', async () => {
    const ana = await colleague({ confirmed: false, companyRoles: ['owner'] });
    const path = `/company/people/${ana.userId}/`;
    expect(await shop.call(hr, 'PATCH', path, { email: fresh() }, at(1))).toMatchObject(PERMISSION);
    expect(await ask(hr, ana, fresh())).toMatchObject(PERMISSION);
    expect((await rowOf(ana))?.email).toBe(ana.email);
    expect((await shop.call(boss, 'PATCH', path, { email: fresh() }, at(1))).status).toBe(200);
  });

  it('by a link that waited while they were given roles', async () => {
    const ana = await colleague();
    const id = await linkTo(fresh(), ana);
    const path = `/company/people/${ana.userId}/roles/`;
    const given = await shop.call(boss, 'PUT', path, { company_roles: ['owner'] }, at(await revisionOf(ana)));
    expect(given.status).toBe(200);
    expect(await confirm(id)).toMatchObject(OVER);
    expect((await rowOf(ana))?.email).toBe(ana.email);
  });

  it('once it is closed: nothing waits, and nothing is asked for', async () => {
    const ana = await colleague();
    const id = await linkTo(fresh(), ana);
    const { impact } = (await shop.call(boss, 'GET', `/company/people/${ana.userId}/impact/`)).body;
    const end = { impact, reason: 'Odlazi', last_day: null };
    const path = `/company/people/${ana.userId}/deactivate/`;
    expect((await shop.call(boss, 'POST', path, end, at(await revisionOf(ana)))).status).toBe(200);
    expect(await confirm(id)).toMatchObject(OVER);
    expect((await rowOf(ana))?.pendingEmail).toBeNull();
    expect(await ask(hr, ana, fresh())).toMatchObject({ status: 409, body: { code: 'staff.closed' } });
  });
});

describe('asking', () => {
  it.each([[''], ['   '], ['nije adresa'], ['аna@vetar.rs'], ['ana@vetar​.rs'], [`${'a'.repeat(250)}@vetar.rs`], [7]])(
    'refuses %j',
    async (email) => {
      const ana = await colleague();
      expect(await ask(hr, ana, email)).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
      expect((await rowOf(ana))?.pendingEmail).toBeNull();
    },
  );

  it('for the address they have is a mistake', async () => {
    const ana = await colleague();
    expect(await ask(hr, ana, ana.email)).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) } },
    });
  });

  it('wants the revision that was seen, and says who was first', async () => {
    const ana = await colleague();
    const path = pathOf(hr, ana);
    expect((await shop.call(hr, 'PUT', path, { email: fresh() })).status).toBe(428);
    expect((await shop.call(hr, 'DELETE', path)).status).toBe(428);
    expect(await shop.call(hr, 'PUT', path, { email: fresh() }, at(9))).toMatchObject({
      status: 409,
      body: { code: 'record.changed', record: { id: ana.userId } },
    });
  });

  it('is done ten times an hour of one person', async () => {
    const ana = await colleague();
    for (let time = 0; time < 10; time += 1) expect((await ask(hr, ana, fresh())).status).toBe(200);
    expect((await ask(boss, ana, fresh())).status).toBe(429);
  });
});
