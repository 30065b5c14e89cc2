import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../companies/companies.table.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { people, users } from '../people/people.table.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import { startTestApp } from '../testing/test-app.ts';
import { forgetOldLinks, makeLink } from './mail-links.ts';
import { invitations, mailLinks } from './registration.table.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const PASSWORD = 'Zeleni*list7';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let company: number;
let code: string;
let made = 0;

beforeEach(async () => {
  company = await shop.company();
  const [row] = await database.select().from(companies).where(eq(companies.id, company));
  code = row?.code ?? '';
  // Mails and rate limits of earlier tests are cleared.
  await sentMails(shop);
  clock.now = new Date(clock.now.getTime() + HOUR);
});

const freshEmail = () => {
  made += 1;
  return `novi-${made}@izbor.test`;
};
const form = (changes: Record<string, unknown> = {}) => ({
  first_name: ' Jelena ',
  last_name: 'Đorđević',
  email: freshEmail(),
  password: PASSWORD,
  company_code: code,
  language: 'SR',
  ...changes,
});
const register = (body: unknown) => shop.call(null, 'POST', '/user/register/', body);
const confirm = (id: string) => shop.call(null, 'POST', `/user/confirm/${id}/`);
const resend = (email: string) => shop.call(null, 'POST', '/user/confirm/resend/', { email });
const choose = (id: string, password: string) => shop.call(null, 'POST', `/user/reset-password/${id}/`, { password });
const signIn = (email: string, password = PASSWORD) => shop.call(null, 'POST', '/user/token/', { email, password });
const person = async (email: string) => {
  const [found] = await database.select().from(users).where(eq(users.email, email));
  return found;
};
const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

it('takes an address as it is pasted, with what nobody sees around it', async () => {
  const typed = form();
  const pasted = `\u202a${typed.email}\u202c`;
  const answer = await register({ ...typed, email: pasted });

  expect(answer).toMatchObject({ status: 201, body: { email: typed.email } });
  expect(await resend(pasted)).toMatchObject({ status: 202, body: { email: typed.email } });
  expect(await person(typed.email)).toMatchObject({ companyId: company });
});

it.each([
  ['without its dashes', (kept: string) => kept.replaceAll('-', '')],
  ['with blanks in place of its dashes', (kept: string) => kept.replaceAll('-', ' ')],
  ['with dashes that do not break', (kept: string) => kept.replaceAll('-', '\u2011')],
  ['with what nobody sees', (kept: string) => `\u200b${kept}`],
])('takes the code of the company %s', async (_, written) => {
  expect((await register(form({ company_code: written(code) }))).status).toBe(201);
});

it('makes an account with the code of the company, which waits for its address to be confirmed', async () => {
  const typed = form({ company_code: ` ${code.toLowerCase()} ` });
  const answer = await register({ ...typed, email: ` ${typed.email.toUpperCase()} ` });

  expect(answer).toMatchObject({ status: 201, body: { email: typed.email } });
  expect(await person(typed.email)).toMatchObject({
    companyId: company,
    firstName: 'Jelena',
    lastName: 'Đorđević',
    language: 'SR',
    confirmed: false,
    active: true,
    isAdmin: false,
    isCompanyAdmin: false,
    corporateAccount: false,
  });
  const [mail] = await sentMails(shop);
  expect(mail).toMatchObject({
    to: { name: 'Jelena Đorđević', address: typed.email },
    subject: 'Potvrdi svoju adresu za Izbor',
    link: expect.stringMatching(/^https:\/\/izbor\.example\/confirm\/[\w-]{43}$/),
  });
  expect(mail?.text).toContain('Zdravo, Jelena, tvoj nalog u kompaniji Vetar d.o.o. je skoro spreman.');
  expect(mail?.text).toContain(mail?.link);
  expect(mail?.html).toContain(mail?.link);
});

it('lets nobody write to a stranger’s address in the name of the shop', async () => {
  await register(form({ first_name: 'Win at https://evil.example/x', last_name: 'or www.evil.example' }));
  const [mail] = await sentMails(shop);

  expect(mail?.to.name).toBe('Win at https evil example x or www evil example');
  expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toMatch(/evil\.example|https?:\/\/(?!izbor\.example)/);
});

it('writes in English to who registers in English', async () => {
  await register(form({ language: 'EN' }));
  expect((await sentMails(shop))[0]?.subject).toBe('Confirm your address for Izbor');
});

it('lets in after the confirmation, and tells only the right password what is missing before', async () => {
  const { email } = (await register(form())).body;
  const [mail] = await sentMails(shop);

  expect(await signIn(email)).toMatchObject({ status: 400, body: { code: 'not_confirmed' } });
  expect(await signIn(email, 'Wrong!2026')).toMatchObject({ status: 400, body: { code: 'session.credentials' } });
  expect(await confirm(idIn(mail))).toMatchObject({ status: 200, body: { email } });
  const { status, body } = await signIn(email);
  expect(status).toBe(200);
  const me = await shop.call(null, 'GET', '/v2/me/', undefined, { authorization: `Token ${body.token}` });
  expect(me).toMatchObject({
    status: 200,
    body: { first_name: 'Jelena', birthday: null, balance: 0, available: 0, company: { id: company } },
  });
});

it('keeps only the hash of a link', async () => {
  await register(form());
  const [mail] = await sentMails(shop);
  const kept = JSON.stringify([await database.select().from(mailLinks), await database.select().from(outbox)]);
  expect(idIn(mail)).toHaveLength(43);
  expect(kept).not.toContain(idIn(mail));
});

it('takes a link once, for 48 hours, and only for what it is', async () => {
  const { email } = (await register(form())).body;
  const [mail] = await sentMails(shop);
  const over = { status: 410, body: { code: 'registration.link_over' } };

  expect(await shop.call(null, 'POST', `/user/reset-password/${idIn(mail)}/`, { password: PASSWORD })).toMatchObject(
    over,
  );
  expect((await confirm(idIn(mail))).status).toBe(200);
  expect(await confirm(idIn(mail))).toMatchObject(over);
  expect(await confirm('a'.repeat(43))).toMatchObject(over);

  await register(form());
  const [late] = await sentMails(shop);
  later(48 * HOUR);
  expect(await confirm(idIn(late))).toMatchObject(over);
  expect((await person(email))?.confirmed).toBe(true);
});

it('sends the confirmation again to who waits for it, and the earlier link still opens', async () => {
  const { email } = (await register(form())).body;
  const [first] = await sentMails(shop);

  expect(await resend(` ${email.toUpperCase()}`)).toMatchObject({ status: 202, body: { email } });
  const [second] = await sentMails(shop);

  expect(idIn(second)).not.toBe(idIn(first));
  expect((await confirm(idIn(first))).status).toBe(200);
});

it('answers a resend the same to unknown, confirmed, inactive and waiting addresses, and writes to the waiting alone', async () => {
  const waiting = (await register(form())).body.email;
  await sentMails(shop);
  const confirmed = await shop.person();
  const inactive = await shop.person({ changes: { confirmed: false, active: false } });
  const unknown = freshEmail();

  for (const email of [waiting, confirmed.email, inactive.email, unknown]) {
    expect(await resend(email)).toMatchObject({ status: 202, body: { email } });
  }

  expect((await sentMails(shop)).map(({ to }) => to.address)).toEqual([waiting]);
});

it('tells the owner by mail, and nobody else, when somebody registers with a known address', async () => {
  const ana = await shop.person({ language: 'SR', password: PASSWORD });
  const unknown = await register(form());
  await sentMails(shop);

  const known = await register(form({ email: ana.email, password: 'Another!2026' }));

  expect(known.status).toBe(unknown.status);
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  const mails = await sentMails(shop);
  expect(mails).toMatchObject([
    { to: { address: ana.email }, subject: 'Već imaš nalog na Izboru', link: 'https://izbor.example/login' },
  ]);
  expect(await person(ana.email)).toMatchObject({ firstName: 'Ana', companyId: ana.companyId });
  expect((await signIn(ana.email)).status).toBe(200);
});

describe('an address whose account is closed', () => {
  const closedMails = {
    EN: {
      subject: 'This address has a closed Izbor account',
      said: 'It belongs to an account with Vetar d.o.o. that is closed.',
    },
    SR: {
      subject: 'Ova adresa ima ugašen nalog na Izboru',
      said: 'Ona pripada nalogu u kompaniji Vetar d.o.o. koji je ugašen.',
    },
  };

  it.each(['EN', 'SR'] as const)('is told so in %s when somebody registers with it elsewhere', async (language) => {
    const { email } = await shop.person({ language, changes: { active: false, firstName: 'Mira', lastName: 'Savić' } });
    const answer = await register(form({ email }));

    const unknown = await register(form());
    expect([answer.status, answer.body]).toEqual([unknown.status, { email }]);
    const mails = (await sentMails(shop)).filter(({ to }) => to.address === email);
    expect(mails).toMatchObject([
      {
        to: { name: 'Mira Savić', address: email },
        subject: closedMails[language].subject,
        text: expect.stringContaining(closedMails[language].said),
        link: 'https://izbor.example/login',
      },
    ]);
    expect((await resend(email)).status).toBe(202);
    expect(await sentMails(shop)).toEqual([]);
    expect(await database.select().from(users).where(eq(users.email, email))).toMatchObject([{ active: false }]);
  });

  it('is told the same where its whole company is', async () => {
    const { email, companyId } = await shop.person({ language: 'EN' });
    await database.update(companies).set({ active: false }).where(eq(companies.id, companyId));
    await register(form({ email }));
    expect((await sentMails(shop)).map(({ subject }) => subject)).toEqual([closedMails.EN.subject]);
  });

  it('is told the same by its own company, of an account that was never confirmed', async () => {
    const changes = { confirmed: false, active: false, firstName: 'Win at https://evil.example/x' };
    const { email } = await shop.person({ companyId: company, language: 'SR', changes });
    await register(form({ email }));
    const [mail] = await sentMails(shop);
    expect(mail).toMatchObject({ to: { address: email }, subject: closedMails.SR.subject });
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  it('gets no other mail about it, whatever was asked for before it was closed', async () => {
    const { email, companyId, userId } = await shop.person();
    await shop.call(null, 'POST', '/user/forgot-password/', { email });
    await database
      .update(users)
      .set({ active: false })
      .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
    expect(await sentMails(shop)).toEqual([]);
  });
});

it('says nothing about another company: not in the answer, not in the mail of the owner', async () => {
  const ana = await shop.person({ language: 'EN' });
  await database.update(companies).set({ name: 'Secret Rival Ltd' }).where(eq(companies.id, company));
  await register(form({ email: ana.email }));
  const [mail] = await sentMails(shop);
  expect(mail?.text).toContain('Vetar d.o.o.');
  expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toContain('Secret Rival');
});

it('believes neither of two who register with an address: its mailbox chooses the password', async () => {
  const { email } = (await register(form())).body;
  const [first] = await sentMails(shop);

  const again = await register(form({ email, first_name: 'Jela', password: 'Second!2026', language: 'EN' }));
  const [second, ...more] = await sentMails(shop);

  expect(again).toMatchObject({ status: 201, body: { email } });
  expect(more).toEqual([]);
  expect(second).toMatchObject({
    to: { address: email },
    subject: 'Izaberi svoju lozinku za Izbor',
    link: expect.stringMatching(/^https:\/\/izbor\.example\/reset-password\/[\w-]{43}$/),
  });
  expect((await confirm(idIn(first))).status).toBe(410);
  const waits = and(eq(mailLinks.kind, 'confirmation'), isNull(mailLinks.usedAt));
  const links = await database
    .select({ email: users.email })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.userId))
    .where(waits);
  expect(links).not.toContainEqual({ email });
  expect(await person(email)).toMatchObject({ firstName: 'Jelena', language: 'SR', confirmed: false });
  for (const password of [PASSWORD, 'Second!2026'])
    expect(await signIn(email, password)).toMatchObject({ status: 400, body: { code: 'session.credentials' } });

  expect(await choose(idIn(second), 'Third!2026')).toMatchObject({ status: 200, body: { email } });
  expect((await signIn(email, PASSWORD)).status).toBe(400);
  expect((await signIn(email, 'Third!2026')).status).toBe(200);
  expect(await database.select().from(people).where(eq(people.email, email))).toHaveLength(1);
});

it('writes no link that would confirm what somebody typed before', async () => {
  const { email } = (await register(form())).body;
  await register(form({ email }));
  expect((await sentMails(shop)).map(({ subject }) => subject)).toEqual(['Izaberi svoju lozinku za Izbor']);
});

describe('an address that its company knows', () => {
  const STRANGE = { first_name: 'Win at https://evil.example/x', password: 'Tudja*rec77', language: 'SR' };

  it('is no way into the account of an invited owner: what a stranger types counts for nothing', async () => {
    const admin = await shop.person({ changes: { adminRoles: ['operations'] } });
    const email = freshEmail();
    const fields = { name: 'Nova', country: 'RS', currency: 'RSD', admin_email: email, admin_language: 'EN' };
    const added = (await shop.call(admin, 'POST', '/admin/companies/', fields)).body;
    const invitation = idIn((await sentMails(shop))[0]);
    const before = await person(email);

    const answer = await register(form({ email, company_code: added.code, ...STRANGE }));

    expect([answer.status, answer.body]).toEqual([201, { email }]);
    expect(await person(email)).toEqual(before);
    const [mail, ...more] = await sentMails(shop);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: email },
      subject: 'Choose your password for Izbor',
      link: expect.stringMatching(/^https:\/\/izbor\.example\/reset-password\/[\w-]{43}$/),
    });
    expect(mail?.text).toContain('somebody, probably you, has just registered with this address at Nova');
    expect(mail?.text).toContain('If it was not you, there is nothing to do');
    expect((await confirm(idIn(mail))).status).toBe(410);

    expect((await choose(idIn(mail), 'Moja*rec77')).status).toBe(200);
    expect((await signIn(email, STRANGE.password)).status).toBe(400);
    expect((await signIn(email, 'Moja*rec77')).status).toBe(200);
    expect(await person(email)).toMatchObject({ companyRoles: ['owner'], confirmed: true });
    // Their invitation counts as used, as if they had registered with it.
    expect((await shop.call(null, 'GET', `/user/invitation/${invitation}/`)).status).toBe(410);
    expect(await database.select().from(invitations).where(eq(invitations.email, email))).toMatchObject([
      { usedBy: before?.id },
    ]);
  });

  it('leaves an invitation that was withdrawn as it was: it brought nobody', async () => {
    const boss = await shop.person({ companyId: company, changes: { companyRoles: ['owner'] } });
    const email = freshEmail();
    const { id } = (await shop.call(boss, 'POST', '/company/invitations/', { email })).body;
    expect((await shop.call(boss, 'DELETE', `/company/invitations/${id}/`)).status).toBe(204);
    await register(form({ email }));
    expect((await choose(idIn((await sentMails(shop))[0]), PASSWORD)).status).toBe(200);
    expect(await database.select().from(invitations).where(eq(invitations.email, email))).toMatchObject([
      { id, usedBy: null },
    ]);
    // The person moves to another address; the list still says what became of this address's invitation.
    const [moved, isTheirs] = [{ email: freshEmail() }, eq(users.email, email)];
    await database.update(users).set(moved).where(isTheirs);
    const { results } = (await shop.call(boss, 'GET', '/company/invitations/')).body;
    expect(results).toMatchObject([{ id, status: 'withdrawn' }]);
  });

  it('is no way into the account of a colleague whom somebody added', async () => {
    const boss = await shop.person({ companyId: company, changes: { companyRoles: ['owner'] } });
    const fields = { email: freshEmail(), first_name: 'Mina', last_name: 'Šarić', language: 'EN' };
    await shop.call(boss, 'POST', '/company/people/', fields);
    const before = await person(fields.email);

    expect((await register(form({ email: fields.email, ...STRANGE }))).status).toBe(201);

    expect(await person(fields.email)).toEqual(before);
    expect((await sentMails(shop)).map(({ to, subject }) => [to.name, subject])).toEqual([
      ['Mina Šarić', 'Choose your password for Izbor'],
    ]);
  });

  it('takes no password that was typed without its invitation, be there a person or not', async () => {
    const boss = await shop.person({ companyId: company, changes: { companyRoles: ['owner'] } });
    const email = freshEmail();
    await shop.call(boss, 'POST', '/company/invitations/', { email });
    const invitation = idIn((await sentMails(shop))[0]);

    expect((await register(form({ email, ...STRANGE }))).status).toBe(201);

    const [mail] = await sentMails(shop);
    expect(mail?.subject).toBe('Izaberi svoju lozinku za Izbor');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
    expect(await signIn(email, STRANGE.password)).toMatchObject({ body: { code: 'session.credentials' } });
    // The owner of the mailbox has the invitation.
    expect((await register(form({ email, invite: invitation, company_code: undefined }))).status).toBe(201);
    const [confirmation] = await sentMails(shop);
    expect((await confirm(idIn(confirmation))).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it('is confirmed by no link where there is no password, and has none sent', async () => {
    const added = await shop.person({ companyId: company, changes: { confirmed: false } });
    const link = { companyId: company, userId: added.userId, kind: 'confirmation', now: clock.now } as const;
    expect(await resend(added.email)).toMatchObject({ status: 202, body: { email: added.email } });
    expect(await sentMails(shop)).toEqual([]);
    expect(await confirm(await makeLink(database, link))).toMatchObject({
      status: 410,
      body: { code: 'registration.link_over' },
    });
    expect((await person(added.email))?.confirmed).toBe(false);
  });

  it.each([
    ['registered twice, as whoever got no answer does', undefined],
    ['registered with the code while an invitation waited', 'invited'],
  ])('has the link to choose a password sent again where there is nothing to confirm: %s', async (_, invited) => {
    const boss = await shop.person({ companyId: company, changes: { companyRoles: ['owner'] } });
    const { email } = form();
    if (invited) await shop.call(boss, 'POST', '/company/invitations/', { email });
    else await register(form({ email }));
    await register(form({ email }));
    await sentMails(shop);

    later(2 * HOUR);
    expect(await resend(email)).toMatchObject({ status: 202, body: { email } });

    const [mail, ...more] = await sentMails(shop);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: { address: email }, subject: 'Izaberi novu lozinku za Izbor' });
    expect((await choose(idIn(mail), 'Third!2026')).status).toBe(200);
    expect((await signIn(email, 'Third!2026')).status).toBe(200);
    // A person with an account uses the call for a forgotten password instead.
    await sentMails(shop);
    await resend(email);
    expect(await sentMails(shop)).toEqual([]);
  });

  it('keeps an invitation that opens when anybody asks for the confirmation again', async () => {
    const boss = await shop.person({ companyId: company, changes: { companyRoles: ['owner'] } });
    const fields = { email: freshEmail(), first_name: 'Mina', last_name: 'Šarić', invite: true };
    const { id } = (await shop.call(boss, 'POST', '/company/people/', fields)).body;
    const invitation = idIn((await sentMails(shop))[0]);
    await resend(fields.email);
    expect(await sentMails(shop)).toEqual([]);
    expect((await shop.call(null, 'GET', `/user/invitation/${invitation}/`)).status).toBe(200);
    expect((await shop.call(boss, 'POST', `/company/people/${id}/invite/`)).body.state).toBe('invited');
  });
});

describe('an address that registers with two companies', () => {
  const otherForm = async (email: string) => {
    const [row] = await database
      .select()
      .from(companies)
      .where(eq(companies.id, await shop.company()));
    return form({ email, company_code: row?.code, password: 'Second!2026' });
  };
  const accountIn = async (companyId: number, email: string) => {
    const [row] = await database
      .select()
      .from(users)
      .where(and(eq(users.companyId, companyId), eq(users.email, email)));
    return row;
  };

  it('is asked to confirm by both, and has the account that it confirms first', async () => {
    const { email } = (await register(form())).body;
    const [first] = await sentMails(shop);
    expect(await register(await otherForm(email))).toMatchObject({ status: 201, body: { email } });
    const [second] = await sentMails(shop);
    expect(second?.subject).toBe('Potvrdi svoju adresu za Izbor');

    expect(await confirm(idIn(first))).toMatchObject({ status: 200, body: { email } });
    expect(await confirm(idIn(second))).toMatchObject({ status: 410, body: { code: 'registration.link_over' } });
    expect((await signIn(email, 'Second!2026')).status).toBe(400);
    const { body } = await signIn(email);
    const me = await shop.call(null, 'GET', '/v2/me/', undefined, { authorization: `Token ${body.token}` });
    expect(me.body.company.id).toBe(company);
    // Registering the address again gets the same answer and reveals nothing; its owner gets a mail.
    expect((await register(await otherForm(email))).status).toBe(201);
    expect((await sentMails(shop)).map(({ subject }) => subject)).toEqual(['Već imaš nalog na Izboru']);
  });

  it('is not kept from its company by somebody who registered it elsewhere before', async () => {
    const email = freshEmail();
    const elsewhere = await otherForm(email);
    await register(elsewhere);
    await sentMails(shop);
    await register(form({ email }));
    const [mail] = await sentMails(shop);
    expect((await confirm(idIn(mail))).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
    expect((await accountIn(company, email))?.confirmed).toBe(true);
    const accounts = await database.select().from(users).where(eq(users.email, email));
    expect(accounts.filter(({ active }) => active)).toMatchObject([{ companyId: company }]);
  });

  it('has the confirmation of each of them sent again', async () => {
    const { email } = (await register(form())).body;
    await register(await otherForm(email));
    await sentMails(shop);
    await resend(email);
    expect(await sentMails(shop)).toHaveLength(2);
  });

  it('confirms the one whose password it resets', async () => {
    const { email } = (await register(form())).body;
    await register(await otherForm(email));
    await sentMails(shop);
    await shop.call(null, 'POST', '/user/forgot-password/', { email });
    const [mail] = await sentMails(shop);
    const reset = await shop.call(null, 'POST', `/user/reset-password/${idIn(mail)}/`, { password: 'Third!2026' });
    expect(reset.status).toBe(200);
    expect((await signIn(email, 'Third!2026')).status).toBe(200);
    const accounts = await database.select().from(users).where(eq(users.email, email));
    expect(accounts.map(({ active, confirmed }) => active === confirmed)).toEqual([true, true]);
  });
});

it('does as much work for a known address as for a new one', async () => {
  const ana = await shop.person();
  const waiting = (await register(form())).body.email;
  const statements = async (email: string) =>
    (await shop.statements(() => resend(email))).filter((one) => !/^(begin|commit)/i.test(one)).length;
  expect(await statements(waiting)).toBe(await statements(freshEmail()));
  expect(await statements(ana.email)).toBe(await statements(freshEmail()));
});

it.each([
  [{ password: 'Izbor!2' }, { password: 'At least 8 characters' }],
  [{ password: '20262026!' }, { password: 'At least one letter' }],
  [{ password: 'Izbor2026' }, { password: 'At least one of ! @ # $ % ^ & *' }],
  [
    { password: 'Lozinka!2026' },
    { password: 'This password is easy to guess: try a few words together, such as a short sentence' },
  ],
  [{ password: ' Zeleni*list7' }, { password: 'No spaces at the start or the end' }],
  [{ password: `a!${'x'.repeat(255)}` }, { password: 'At most 256 characters' }],
  [{ email: 'jelena' }, { email: 'this is not email' }],
  [{ company_code: 'NOBODYS-CODE' }, { company_code: 'No company has this code' }],
  [{ company_code: undefined }, { company_code: 'This field is required' }],
  [{ first_name: ' ' }, { first_name: 'This field is required' }],
  [{ first_name: '\u200b' }, { first_name: 'There is a character here that nobody can see' }],
  [{ last_name: 'Anić\u202e' }, { last_name: 'There is a character here that nobody can see' }],
  [{ is_admin: true }, { is_admin: 'This field is not accepted here' }],
  [{ language: 'DE' }, { language: 'This value is not valid' }],
  [
    { email: 'jelena', password: 'x' },
    { email: 'this is not email', password: 'At least 8 characters' },
  ],
])('says what is wrong with %j', async (changes, fields) => {
  const { status, body } = await register(form(changes));
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields });
});

it('knows no company that is not active', async () => {
  await database.update(companies).set({ active: false }).where(eq(companies.id, company));
  expect(await register(form())).toMatchObject({ status: 400, body: { fields: { company_code: expect.any(String) } } });
});

it('makes one account of an address that registers many times at once', async () => {
  const email = freshEmail();
  const answers = await Promise.all(Array.from({ length: 5 }, () => register(form({ email }))));

  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
  expect(await database.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  const mails = await sentMails(shop);
  const opened = await Promise.all(mails.map((mail) => choose(idIn(mail), 'Third!2026')));
  expect(opened.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
});

it.each([
  ['registering', (email: string) => register(form({ email }))],
  ['asking for the mail again', resend],
])('makes %s wait after five tries with one address, known or not, and tells for how long', async (_, attempt) => {
  const ana = await shop.person();
  for (const email of [ana.email, freshEmail()]) {
    for (let tries = 0; tries < 5; tries += 1) expect((await attempt(email)).status).toBeLessThan(300);
    const sixth = await attempt(` ${email.toUpperCase()} `);
    expect(sixth).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  }
});

it('makes an address wait that registers many accounts', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 61; tries += 1) statuses.push((await register(form({ password: 'short' }))).status);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(400));
  expect(statuses[60]).toBe(429);
  later(15 * MINUTE);
  expect((await register(form())).status).toBe(201);
});

it('confirms once of many clicks at once', async () => {
  await register(form());
  const [mail] = await sentMails(shop);
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(idIn(mail))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('opens nothing for a person or a company that is no longer active', async () => {
  const { email } = (await register(form())).body;
  const [mail] = await sentMails(shop);
  await database
    .update(users)
    .set({ active: false })
    .where(and(eq(users.companyId, company), eq(users.email, email)));
  expect((await confirm(idIn(mail))).status).toBe(410);
  expect((await person(email))?.confirmed).toBe(false);
});

it('forgets links that ended a month ago, and no others', async () => {
  await database.delete(mailLinks);
  await register(form());
  await sentMails(shop);
  later(32 * 24 * HOUR - 1);
  await forgetOldLinks(database, clock.now);
  expect(await database.select().from(mailLinks)).toHaveLength(1);
  later(2);
  await forgetOldLinks(database, clock.now);
  expect(await database.select().from(mailLinks)).toEqual([]);
});

it('logs no password, no link and no address of anybody', async () => {
  shop.log.length = 0;
  const email = 'canary-address@izbor.test';
  await register(form({ email, password: 'Canary!Blue-river1' }));
  const [mail] = await sentMails(shop);
  await confirm(idIn(mail));
  await confirm(idIn(mail));
  await resend(email);
  await shop.call(null, 'POST', '/user/forgot-password/', { email });
  const reset = idIn((await sentMails(shop)).at(-1));
  await shop.call(null, 'POST', `/user/reset-password/${reset}/`, { password: 'Canary!Blue-river2' });

  const text = shop.log.join('');
  expect(shop.log).toHaveLength(6);
  for (const secret of ['canary', 'Canary', idIn(mail), reset]) expect(text).not.toContain(secret);
});

it.each([
  ['Izbor!2026', 'Names of you, your company or Izbor are easy to guess'],
  ['Jelena!1990', 'Names of you, your company or Izbor are easy to guess'],
  ['Đorđević#1', 'Names of you, your company or Izbor are easy to guess'],
  ['Vetar.doo!', 'Names of you, your company or Izbor are easy to guess'],
])('takes no password that is made of names: %s', async (password, words) => {
  const answer = await register(form({ password }));

  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields: { password: expect.stringContaining(words) } },
  });
  const serbian = await shop.call(null, 'POST', '/user/register/', form({ password }), {
    'accept-language': 'sr-Latn',
  });
  expect(serbian.body.fields.password).toContain('Tvoje ime, ime kompanije i reč Izbor se lako pogađaju');
});
