import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { sessions } from '../caller/caller.table.ts';
import { hashToken } from '../caller/caller.ts';
import { inTransaction } from '../database/transaction.ts';
import { putFile, storeFile } from '../files/files.service.ts';
import { files } from '../files/files.table.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { users } from '../people/people.table.ts';
import { jpegFile, pdfFile, pixelBomb, pngFile } from '../testing/files.ts';
import { sentMails } from '../testing/mails.ts';
import { type Person, signInToken } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const PASSWORD = 'Izbor!2026';
const NEW = 'Drugi!2027';
const WRONG = 'nije ova lozinka!';

const me = async (who: Person) => (await shop.call(who, 'GET', '/v2/me/')).body;
const status = async (who: Person, token: string) =>
  (await shop.call({ ...who, headers: { authorization: `Token ${token}` } }, 'GET', '/v2/me/')).status;
const signIn = (email: string, password = PASSWORD) => shop.call(null, 'POST', '/user/token/', { email, password });
const anybody = (settings = {}) => shop.person({ password: PASSWORD, ...settings });
const together = <Answer>(count: number, call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
const another = (who: Person) => signInToken(database, clock.now, who);

it.each([
  ['role', { is_company_admin: true }],
  ['role', { groups: [{ name: 'admin' }] }],
  ['role', { corporate_account: true }],
  ['money', { base_balance: 1_000_000 }],
  ['money', { balance: 1, spent: 0, held: 0, available: 1 }],
  ['money', { category_budgets: [] }],
  ['currency', { currency: 'EUR' }],
  ['company', { company: { id: 1 } }],
  ['company', { company_id: 1 }],
  ['picture', { profile_picture: 'https://evil.example/x.png' }],
  ['e-mail', { email: 'someone@else.test' }],
  ['password', { password: NEW, password_hash: 'x' }],
  ['one-time code', { one_time_code: false, one_time_secret: null }],
  ['id', { id: 1, user_id: 1 }],
])('lets nobody change their %s by PATCH v2/me/: %j', async (_, body) => {
  const ana = await anybody();
  const before = await me(ana);

  expect(await shop.call(ana, 'PATCH', '/v2/me/', { first_name: 'Eva', ...body })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  });
  expect(await me(ana)).toEqual(before);
});

const send = (who: Person, bytes: Buffer) => shop.upload(who, '/v2/me/picture/', [{ name: 'picture', bytes }]);
const fetchPicture = (address: string) => shop.app.inject(address);

it('shows a picture at an address of its own, and no longer once another took its place', async () => {
  const ana = await anybody();
  const first = (await send(ana, pngFile(2, 2, 1))).body.profile_picture;
  const second = await send(ana, jpegFile());

  expect([second.status, second.body.id]).toEqual([200, ana.userId]);
  expect((await fetchPicture(first)).statusCode).toBe(404);
  const shown = await fetchPicture(second.body.profile_picture);
  expect([shown.statusCode, shown.rawPayload]).toEqual([200, jpegFile()]);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  expect((await me(ana)).profile_picture).toBe(second.body.profile_picture);
  expect(await database.select().from(files).where(eq(files.userId, ana.userId))).toHaveLength(1);
});

it('removes a picture, and its file after the commit', async () => {
  const ana = await anybody();
  await send(ana, pngFile());
  const removed = await shop.call(ana, 'DELETE', '/v2/me/picture/');
  const waiting = await database.select().from(outbox).where(eq(outbox.companyId, ana.companyId));

  expect([removed.status, removed.body.profile_picture]).toEqual([200, null]);
  expect(waiting.map(({ kind }) => kind)).toEqual(['remove_file']);
  expect((await shop.call(ana, 'DELETE', '/v2/me/picture/')).status).toBe(200);
});

it('keeps one picture of many that are sent at once', async () => {
  const ana = await anybody();
  await together(8, (index) => send(ana, pngFile(2, 2, index)));

  expect(await database.select().from(files).where(eq(files.userId, ana.userId))).toHaveLength(1);
  expect((await fetchPicture((await me(ana)).profile_picture)).statusCode).toBe(200);
});

it.each([
  ['a PDF', pdfFile()],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a pixel bomb', pixelBomb(60_000, 60_000)],
  ['2 MB and a byte', Buffer.concat([pngFile(), Buffer.alloc(2 * 1024 * 1024)])],
])('takes no %s for a picture', async (_, bytes) => {
  const ana = await anybody();

  expect([400, 413, 415]).toContain((await send(ana, bytes)).status);
  expect((await me(ana)).profile_picture).toBeNull();
});

it('serves nothing else that is kept under the addresses of pictures', async () => {
  const ana = await anybody();
  const file = { name: 'račun.pdf', type: 'application/pdf', bytes: pdfFile(), sha256: 'a'.repeat(64) } as const;
  const put = await putFile(shop.app.shop.storage, ana, { file, now: clock.now });
  await inTransaction(database, (transaction) => storeFile(transaction, ana, put));

  const addresses = [put.key, `../${put.key}`, '%2e%2e/x', '', `${put.key}%00`, 'x'.repeat(5000)];
  for (const address of addresses) {
    expect((await fetchPicture(`/files/pictures/${address}`)).statusCode).toBe(404);
  }
});

const changePassword = (who: Person, current: string, password: string) =>
  shop.call(who, 'POST', '/user/change-password/', { current_password: current, password });

it('replaces a password, keeps this device and signs out the others', async () => {
  const ana = await anybody();
  const [phone, stranger] = [await another(ana), await anybody()];

  expect((await changePassword(ana, PASSWORD, NEW)).status).toBe(204);
  expect([await status(ana, ana.token), await status(ana, phone)]).toEqual([200, 401]);
  expect(await status(stranger, stranger.token)).toBe(200);
  expect([(await signIn(ana.email)).status, (await signIn(ana.email, NEW)).status]).toEqual([400, 200]);
});

it('takes a change that was made already for made, so that a lost answer is no wrong password', async () => {
  const ana = await anybody();
  expect((await changePassword(ana, PASSWORD, NEW)).status).toBe(204);
  const { token: phone } = (await signIn(ana.email, NEW)).body;

  expect((await changePassword(ana, PASSWORD, NEW)).status).toBe(204);
  expect([await status(ana, ana.token), await status(ana, phone)]).toEqual([200, 401]);
  expect((await signIn(ana.email, NEW)).status).toBe(200);
  expect((await changePassword(ana, PASSWORD, WRONG)).status).toBe(400);
});

const MADE_OF_NAMES = { password: expect.stringContaining('or Izbor are easy to guess') };

it.each([
  [WRONG, NEW, { current_password: 'The password is incorrect' }],
  [PASSWORD, PASSWORD, { password: 'This is your current password' }],
  [PASSWORD, 'Izbor*2027', MADE_OF_NAMES],
  [PASSWORD, 'Vetar*2027', MADE_OF_NAMES],
  [PASSWORD, 'Person*2027', MADE_OF_NAMES],
  [PASSWORD, 'short!1', { password: expect.any(String) }],
  [PASSWORD, '12345678!', { password: expect.any(String) }],
  [PASSWORD, 'withoutspecial1', { password: expect.any(String) }],
  [PASSWORD, ' edges!2027 ', { password: expect.any(String) }],
  [
    PASSWORD,
    'P@ssw0rd2027',
    { password: 'This password is easy to guess: try a few words together, such as a short sentence' },
  ],
])('refuses the change from %s to %s with a word at the field', async (current, password, fields) => {
  const ana = await anybody();
  const phone = await another(ana);

  expect(await changePassword(ana, current, password)).toMatchObject({ status: 400, body: { fields } });
  expect([await status(ana, phone), (await signIn(ana.email)).status]).toEqual([200, 200]);
});

it('stops guessing the password of a device that was left open, and says how long', async () => {
  const ana = await anybody();
  for (let tries = 0; tries < 10; tries += 1) await changePassword(ana, WRONG, NEW);

  expect(await changePassword(ana, PASSWORD, NEW)).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  expect((await shop.call(ana, 'POST', '/user/one-time-code/', { password: PASSWORD })).status).toBe(429);
});

const begin = (who: Person, password = PASSWORD) => shop.call(who, 'POST', '/user/one-time-code/', { password });
const confirm = (who: Person, code: string) => shop.call(who, 'POST', '/user/one-time-code/confirm/', { code });
const end = (who: Person, password = PASSWORD) => shop.call(who, 'DELETE', '/user/one-time-code/', { password });
const codeOf = (secret: string, from = clock.now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: from.getTime() });
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
async function turnedOn(): Promise<{ who: Person; secret: string; codes: string[] }> {
  const who = await anybody();
  const { secret } = (await begin(who)).body;
  const { recovery_codes: codes } = (await confirm(who, codeOf(secret))).body;
  return { who, secret, codes };
}
async function secondStep(who: Person, code: string) {
  const { id } = (await signIn(who.email)).body;
  return (await shop.call(null, 'POST', '/user/token/topt/', { id, code })).status;
}

it('turns the one-time code on only once a first code was right', async () => {
  const ana = await anybody();
  const { body } = await begin(ana);

  expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(body.otpauth_url).toContain(`otpauth://totp/Izbor:${encodeURIComponent(ana.email)}?issuer=Izbor`);
  expect(await confirm(ana, '000000')).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } });
  expect([(await me(ana)).one_time_code, (await signIn(ana.email)).body.token]).toEqual([false, expect.any(String)]);
  const confirmed = await confirm(ana, ` ${codeOf(body.secret).slice(0, 3)} ${codeOf(body.secret).slice(3)}`);
  expect(confirmed.body.recovery_codes).toHaveLength(10);
  expect([(await me(ana)).one_time_code, (await signIn(ana.email)).body.token]).toEqual([true, undefined]);
});

it('takes no code twice: not the first one to sign in, no recovery code again', async () => {
  const { who, secret, codes } = await turnedOn();

  expect(await secondStep(who, codeOf(secret))).toBe(400);
  later(30);
  expect(await secondStep(who, codeOf(secret))).toBe(200);
  expect(await secondStep(who, codes[3] ?? '')).toBe(200);
  expect(await secondStep(who, codes[3] ?? '')).toBe(400);
  expect(await secondStep(who, (codes[4] ?? '').toLowerCase().replaceAll('-', ' '))).toBe(200);
});

it('tells how many recovery codes are left, anew after each that was used', async () => {
  const { who, secret, codes } = await turnedOn();
  const read = (etag?: string) =>
    shop.call({ ...who, headers: { ...who.headers, ...(etag ? { 'if-none-match': etag } : {}) } }, 'GET', '/v2/me/');
  const first = await read();
  expect(first.body.recovery_codes_left).toBe(10);
  expect(await secondStep(who, codes[3] ?? '')).toBe(200);
  const after = await read(String(first.headers.etag));
  expect([after.status, after.body.recovery_codes_left]).toEqual([200, 9]);
  expect(await secondStep(who, codes[3] ?? '')).toBe(400);
  later(30);
  expect(await secondStep(who, codeOf(secret))).toBe(200);
  expect((await me(who)).recovery_codes_left).toBe(9);
  await end(who);
  expect((await me(who)).recovery_codes_left).toBe(0);
});

it('turns it off with the password; its codes open nothing any more', async () => {
  const { who, codes } = await turnedOn();
  const before = (await signIn(who.email)).body.id;

  expect((await end(who, WRONG)).status).toBe(400);
  expect((await me(who)).one_time_code).toBe(true);
  expect((await end(who)).status).toBe(204);
  expect(await shop.call(null, 'POST', '/user/token/topt/', { id: before, code: codes[0] })).toMatchObject({
    status: 410,
    body: { code: 'session.attempt_over' },
  });
  expect([(await me(who)).one_time_code, (await signIn(who.email)).body.token]).toEqual([false, expect.any(String)]);
});

it.each([
  ['EN', 'Your one-time code on Izbor is off'],
  ['SR', 'Tvoj jednokratni kod na Izboru je isključen'],
] as const)('writes to whoever turned it off, once, in their language: %s', async (language, subject) => {
  const { who } = await turnedOn();
  await shop.call(who, 'PATCH', '/v2/me/', { language });
  await sentMails(shop);
  await end(who);
  await end(who);
  expect(await sentMails(shop)).toMatchObject([
    {
      id: expect.stringMatching(/^own-code-turned-off-\d+-\d+$/),
      to: { address: who.email },
      subject,
      link: 'https://izbor.example/forgot-password',
    },
  ]);
});

it.each([
  ['EN', 'Your one-time code on Izbor is on', 'signing in also asks for a code from your app.'],
  ['SR', 'Tvoj jednokratni kod na Izboru je uključen', 'prijava traži i kod iz tvoje aplikacije.'],
] as const)('writes to whoever turned it on, once, in their language: %s', async (language, subject, said) => {
  const who = await anybody();
  await shop.call(who, 'PATCH', '/v2/me/', { language });
  const { secret } = (await begin(who)).body;
  await confirm(who, '000000');
  expect(await sentMails(shop)).toEqual([]);
  await confirm(who, codeOf(secret));
  await confirm(who, codeOf(secret));
  const mails = await sentMails(shop);
  expect(mails).toMatchObject([{ to: { address: who.email }, subject, link: 'https://izbor.example/forgot-password' }]);
  expect(mails[0]?.text).toContain(said);
});

it('never replaces a secret that is on, and forgets one that was begun again', async () => {
  const { who } = await turnedOn();
  const ana = await anybody();
  const first = (await begin(ana)).body.secret;
  const second = (await begin(ana)).body.secret;

  expect(await begin(who)).toMatchObject({ status: 409, body: { code: 'one_time_code.on' } });
  expect((await confirm(ana, codeOf(first))).status).toBe(400);
  expect((await confirm(ana, codeOf(second))).status).toBe(200);
  expect((await confirm(await anybody(), '123456')).body.code).toBe('one_time_code.not_begun');
});

it('gives recovery codes once, however many devices confirm at once', async () => {
  const ana = await anybody();
  const { secret } = (await begin(ana)).body;
  const answers = await together(5, () => confirm(ana, codeOf(secret)));

  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409]);
});

it('keeps neither secret nor recovery codes where they can be read, nor in the log', async () => {
  const { who, secret, codes } = await turnedOn();
  const log = shop.log.join('');

  for (const hidden of [secret, PASSWORD, ...codes]) expect(log).not.toContain(hidden);
  expect(JSON.stringify(await me(who))).not.toContain(secret);
});

it('says where one is signed in: this device first, with what it calls itself', async () => {
  const ana = await anybody();
  const [phone] = [await another(ana), await anybody()];
  await database
    .update(sessions)
    .set({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36' })
    .where(eq(sessions.tokenHash, hashToken(phone)));

  const { body } = await shop.call(ana, 'GET', '/user/sessions/');

  expect(body).toMatchObject({
    count: 2,
    results: [
      { current: true, browser: '', system: '', last_used_at: clock.now.toISOString() },
      { current: false, browser: 'Chrome', system: 'Android' },
    ],
  });
  expect(JSON.stringify(body)).not.toContain(hashToken(phone).toString('hex'));
});

it('signs out one device, and then all but this one', async () => {
  const ana = await anybody();
  const [phone, tablet, old] = [await another(ana), await another(ana), await another(ana)];
  const [row] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, ana.userId), eq(sessions.tokenHash, hashToken(phone))));
  const endOne = () => shop.call(ana, 'DELETE', `/user/sessions/${row?.id}/`);

  expect([(await endOne()).status, (await endOne()).status]).toEqual([204, 404]);
  expect([await status(ana, phone), await status(ana, tablet)]).toEqual([401, 200]);
  expect((await shop.call(ana, 'DELETE', '/user/sessions/')).status).toBe(204);
  expect([await status(ana, tablet), await status(ana, old), await status(ana, ana.token)]).toEqual([401, 401, 200]);
});

it.each(['1', 'x', '00000000-0000-0000-0000-00000000000', '%00'])('knows no device %s', async (id) => {
  expect((await shop.call(await anybody(), 'DELETE', `/user/sessions/${id}/`)).status).toBe(404);
});

it('shows no device that has been silent for 30 days', async () => {
  const ana = await anybody();
  const old = await another(ana);
  await database
    .update(sessions)
    .set({ lastUsedAt: new Date(clock.now.getTime() - 31 * 24 * 60 * 60 * 1000) })
    .where(eq(sessions.tokenHash, hashToken(old)));

  expect((await shop.call(ana, 'GET', '/user/sessions/')).body.count).toBe(1);
});

it('forgets a picture of nobody: every address in use has its row', async () => {
  const ana = await anybody();
  const { profile_picture: address } = (await send(ana, pngFile())).body;
  await database.update(users).set({ profilePicture: null }).where(eq(users.id, ana.userId));

  expect((await fetchPicture(address)).statusCode).toBe(404);
});
