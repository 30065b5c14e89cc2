import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { companies } from '../companies/companies.table.ts';
import { users } from '../people/people.table.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import { signInToken } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const PASSWORD = 'Izbor!2026';
const NEXT = 'Sledeća!2027';
const MINUTE = 60_000;
const SECRET = 'JBSWY3DPEHPK3PXP';
const OVER = { status: 410, body: { code: 'registration.link_over' } };

const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
const forgot = (email: string, headers = {}) => shop.call(null, 'POST', '/user/forgot-password/', { email }, headers);
const open = (id: string) => shop.call(null, 'GET', `/user/reset-password/${id}/`);
const reset = (id: string, password = NEXT) => shop.call(null, 'POST', `/user/reset-password/${id}/`, { password });
const signIn = (email: string, password = PASSWORD) => shop.call(null, 'POST', '/user/token/', { email, password });

async function linkFor(email: string): Promise<string> {
  await forgot(email);
  return idIn((await sentMails(shop)).at(-1));
}

beforeEach(async () => {
  await sentMails(shop);
  later(60 * MINUTE);
});

it('mails a link to choose a new password, in the language of the person, from the origin of the shop alone', async () => {
  const ana = await shop.person({ language: 'SR', password: PASSWORD });

  const answer = await forgot(` ${ana.email.toUpperCase()}`, {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  });

  expect(answer).toMatchObject({ status: 202, body: { email: ana.email } });
  const [mail] = await sentMails(shop);
  expect(mail).toMatchObject({
    to: { address: ana.email },
    subject: 'Izaberi novu lozinku za Izbor',
    link: expect.stringMatching(/^https:\/\/izbor\.example\/reset-password\/[\w-]{43}$/),
  });
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  expect(await open(idIn(mail))).toMatchObject({ status: 200, body: { email: ana.email } });
});

it('answers the same to known, unknown and inactive people, and writes to the active alone', async () => {
  const ana = await shop.person();
  const gone = await shop.person({ changes: { active: false } });
  const closed = await shop.person();
  await database.update(companies).set({ active: false }).where(eq(companies.id, closed.companyId));

  const taken: number[] = [];
  for (const email of [ana.email, gone.email, closed.email, 'nobody@izbor.test']) {
    taken.push(
      (await shop.statements(async () => expect(await forgot(email)).toMatchObject({ status: 202, body: { email } })))
        .length,
    );
  }

  expect(new Set(taken).size).toBe(1);
  expect((await sentMails(shop)).map(({ to }) => to.address)).toEqual([ana.email]);
});

it('changes the password, ends every session and every begun sign-in, and tells the person', async () => {
  const ana = await shop.person({ language: 'EN', password: PASSWORD });
  const other = await signInToken(database, clock.now, ana);
  const id = await linkFor(ana.email);

  expect(await reset(id)).toMatchObject({ status: 200, body: { email: ana.email } });

  for (const token of [ana.token, other]) {
    const { status } = await shop.call(null, 'GET', '/v2/me/', undefined, { authorization: `Token ${token}` });
    expect(status).toBe(401);
  }
  expect((await signIn(ana.email)).status).toBe(400);
  expect((await signIn(ana.email, NEXT)).body).toMatchObject({ token: expect.any(String) });
  expect(await sentMails(shop)).toMatchObject([
    { subject: 'Your Izbor password was changed', link: 'https://izbor.example/forgot-password' },
  ]);
});

it('takes no password that is made of the names of shop, company and person, and leaves the link as it is', async () => {
  const ana = await shop.person({ language: 'EN', password: PASSWORD, changes: { lastName: 'Kovačić' } });
  const id = await linkFor(ana.email);

  for (const password of ['Izbor*2027', 'Vetar*2027', 'Kovačić*2027', 'Person*2027']) {
    expect(await reset(id, password)).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining('or Izbor are easy to guess') } },
    });
  }
  await reset(id);
  expect((await signIn(ana.email, NEXT)).status).toBe(200);
});

it('never skips the one-time code, and ends a sign-in that waits for one', async () => {
  const ana = await shop.person({ password: PASSWORD, changes: { oneTimeSecret: SECRET } });
  const begun = (await signIn(ana.email)).body.id;
  const answer = await reset(await linkFor(ana.email));
  expect(answer.body).toEqual({ email: ana.email });

  const code = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: clock.now.getTime() });
  expect((await shop.call(null, 'POST', '/user/token/topt/', { id: begun, code })).status).toBe(410);
  const { body } = await signIn(ana.email, NEXT);
  expect(body).toEqual({ id: expect.any(String) });
});

it('takes a link once, for one hour, and ends the other links of the person with it', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const [one, other] = [await linkFor(ana.email), await linkFor(ana.email)];
  expect((await reset(one)).status).toBe(200);
  expect(await reset(one, 'Third!2028')).toMatchObject(OVER);
  expect(await open(other)).toMatchObject(OVER);
  expect((await signIn(ana.email, NEXT)).status).toBe(200);

  const late = await linkFor(ana.email);
  later(60 * MINUTE);
  expect(await open(late)).toMatchObject(OVER);
  expect(await reset(late)).toMatchObject(OVER);
});

it.each([
  ['unknown', 'a'.repeat(43)],
  ['short', 'x'],
  ['strange', encodeURIComponent("' or 1=1 --")],
])('answers 410 to a link that is %s', async (_, id) => {
  expect(await open(id)).toMatchObject(OVER);
  expect(await reset(id)).toMatchObject(OVER);
});

it('keeps a link for a better try when the password breaks a rule', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const id = await linkFor(ana.email);
  expect(await reset(id, 'Izbor2026')).toMatchObject({
    status: 400,
    body: { fields: { password: expect.any(String) } },
  });
  expect((await reset(id)).status).toBe(200);
});

it('opens nothing for somebody who, or whose company, was made inactive meanwhile, and changes nothing', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const id = await linkFor(ana.email);
  await database.update(users).set({ active: false }).where(eq(users.email, ana.email));
  expect(await open(id)).toMatchObject(OVER);
  expect(await reset(id)).toMatchObject(OVER);
  await database.update(users).set({ active: true }).where(eq(users.email, ana.email));
  expect((await signIn(ana.email)).status).toBe(200);
  await database.update(companies).set({ active: false }).where(eq(companies.id, ana.companyId));
  expect(await open(id)).toMatchObject(OVER);
  expect(await reset(id)).toMatchObject(OVER);
});

it('confirms the address too: whoever has the mail has the address', async () => {
  const ana = await shop.person({ password: PASSWORD, changes: { confirmed: false } });
  await reset(await linkFor(ana.email));
  expect((await signIn(ana.email, NEXT)).body).toMatchObject({ token: expect.any(String) });
});

it('changes the password once of many tries at once', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const id = await linkFor(ana.email);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => reset(id, `Many!202${index}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(7);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await signIn(ana.email, `Many!202${winner}`)).status).toBe(200);
});

it('makes one wait after five mails, whatever the case and blanks, known or not', async () => {
  const ana = await shop.person();
  for (const email of [ana.email, 'nobody-else@izbor.test']) {
    for (let tries = 0; tries < 5; tries += 1) expect((await forgot(email)).status).toBe(202);
    const sixth = await forgot(` ${email.toUpperCase()}`, { 'x-forwarded-for': '9.9.9.9' });
    expect(sixth).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
  }
  later(60 * MINUTE);
  expect((await forgot(ana.email)).status).toBe(202);
});

it('does not keep the owner from their mail while somebody elsewhere asks for it', async () => {
  const ana = await shop.person();
  for (let tries = 0; tries < 8; tries += 1) await forgot(ana.email);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/user/forgot-password/',
    remoteAddress: '198.51.100.7',
    payload: { email: ana.email },
  });
  expect(answer.statusCode).toBe(202);
});

it.each([
  [{}, { email: 'This field is required' }],
  [{ email: 'nobody' }, { email: 'this is not email' }],
  [{ email: 'a@b.rs', user_id: 1 }, { user_id: 'This field is not accepted here' }],
])('says what is wrong with %j', async (body, fields) => {
  expect(await shop.call(null, 'POST', '/user/forgot-password/', body)).toMatchObject({
    status: 400,
    body: { fields },
  });
});
