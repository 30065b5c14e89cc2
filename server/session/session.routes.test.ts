import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { sessions } from '../caller/caller.table.ts';
import { hashToken } from '../caller/caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import { companies } from '../companies/companies.table.ts';
import { users } from '../people/people.table.ts';
import { openAllConnections, startTestApp } from '../testing/test-app.ts';
import { endSessions } from './end-sessions.ts';
import { forgetOldSessions } from './old-sessions.ts';
import { recoveryCodes } from './session.table.ts';
import { signInLimits } from './sign-in-limits.ts';

const shop = await startTestApp();

const PASSWORD = 'Izbor!2026';
const SECRET = 'JBSWY3DPEHPK3PXP';
const MINUTE = 60_000;

const codeAt = (time: Date) => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: time.getTime() });
const later = (milliseconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
};
const signIn = (email: string, password = PASSWORD, headers = {}) =>
  shop.call(null, 'POST', '/user/token/', { email, password }, headers);
const sendCode = (id: string, code: string) => shop.call(null, 'POST', '/user/token/topt/', { id, code });
const withToken = (token: string) =>
  shop.call(null, 'POST', '/user/logout/', undefined, { authorization: `Token ${token}` });
const twoStep = () => shop.person({ password: PASSWORD, changes: { oneTimeSecret: SECRET } });

async function openAttempt(email: string): Promise<string> {
  const { body } = await signIn(email);
  return body.id;
}

it('takes an e-mail as it is pasted, with what nobody sees around it', async () => {
  const ana = await shop.person({ password: PASSWORD });

  const answer = await signIn(`\u202a${ana.email}\u202c\u200b`);

  expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } });
});

it('gives a token for the right e-mail and password, whatever the case and blanks of the e-mail', async () => {
  const ana = await shop.person({ password: PASSWORD });

  const answer = await signIn(`  ${ana.email.toUpperCase()} `);

  expect(answer).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^[\w-]{43}$/) } });
  expect(answer.body).not.toHaveProperty('id');
  expect((await withToken(answer.body.token)).status).toBe(204);
});

it('keeps only the hash of a token', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const { body } = await signIn(ana.email);

  const kept = await shop.database.select().from(sessions).where(eq(sessions.userId, ana.userId));

  expect(kept.map(({ tokenHash }) => Buffer.from(tokenHash).toString('hex'))).toContain(
    hashToken(body.token).toString('hex'),
  );
  expect(JSON.stringify(kept)).not.toContain(body.token);
});

it('answers the same to an unknown e-mail, a wrong password and a person who is not active', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const gone = await shop.person({ password: PASSWORD, changes: { active: false } });
  const closed = await shop.person({ password: PASSWORD });
  await shop.database.update(companies).set({ active: false }).where(eq(companies.id, closed.companyId));

  const answers = [
    await signIn('nobody@izbor.test'),
    await signIn(ana.email, 'wrong password'),
    await signIn(gone.email),
    await signIn(closed.email),
  ];

  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body).toEqual({ code: 'session.credentials', message: 'The e-mail or password is incorrect.' });
  }
});

it('takes a password whole, up to 256 characters', async () => {
  const long = `${'a'.repeat(250)}!Žćč1x`;
  const ana = await shop.person({ password: long });

  expect((await signIn(ana.email, long)).status).toBe(200);
  expect((await signIn(ana.email, long.slice(0, 200))).status).toBe(400);
  expect(await signIn(ana.email, `${long}x`)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
});

const hashOf = async (email: string) => {
  const [row] = await shop.database.select().from(users).where(eq(users.email, email));
  return row?.passwordHash ?? '';
};

it('renews the hash of a password that was made by other settings, once it was typed rightly', async () => {
  // Passwords of test people are hashed with cheap settings.
  const ana = await shop.person({ password: PASSWORD });
  const before = await hashOf(ana.email);
  expect(before).not.toContain('m=19456,t=2,p=1');
  await signIn(ana.email, 'Wrong!2026');
  expect(await hashOf(ana.email)).toBe(before);

  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(ana.email)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const renewed = await hashOf(ana.email);
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await signIn(ana.email)).status).toBe(200);
  expect(await hashOf(ana.email)).toBe(renewed);
});

it('refuses in Serbian to a browser that asks for Serbian', async () => {
  const { body } = await signIn('nobody@izbor.test', 'x', { 'accept-language': 'sr-Latn-RS,sr;q=0.9' });

  expect(body.message).toBe('E-adresa ili lozinka nije ispravna.');
});

it.each([
  [{}, { email: 'This field is required', password: 'This field is required' }],
  [{ email: 'a@b.rs', password: 'x', admin: true }, { admin: 'This field is not accepted here' }],
  [
    { email: 5, password: null },
    { email: 'This must be text', password: 'This must be text' },
  ],
  [
    { email: ['a@b.rs'], password: { $ne: '' } },
    { email: 'This must be text', password: 'This must be text' },
  ],
  [{ email: 'a\u0000@b.rs', password: 'x' }, { email: 'This value is not valid' }],
  [{ email: 'a@b.rs', password: '\ud800' }, { password: 'This value is not valid' }],
])('says what is wrong with the credentials %j', async (body, fields) => {
  expect(await shop.call(null, 'POST', '/user/token/', body)).toMatchObject({
    status: 400,
    body: { code: 'request.invalid', fields },
  });
});

it('makes an account wait after ten wrong passwords from one address, and tells for how long', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const tries = Array.from({ length: 10 }, () => signIn(ana.email, 'wrong', { 'x-forwarded-for': '8.8.8.8' }));
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(10).fill(400));

  const eleventh = await signIn(` ${ana.email.toUpperCase()}`, PASSWORD, { 'x-forwarded-for': '9.9.9.9' });

  expect(eleventh).toMatchObject({
    status: 429,
    body: { code: 'request.too_many' },
    headers: { 'retry-after': '900' },
  });
  later(15 * MINUTE);
  expect((await signIn(ana.email)).status).toBe(200);
});

it('lets the owner in from elsewhere while somebody tries their account', async () => {
  const ana = await shop.person({ password: PASSWORD });
  for (let tries = 0; tries < 15; tries += 1) await signIn(ana.email, 'wrong');

  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/user/token/',
    remoteAddress: '198.51.100.7',
    payload: { email: ana.email, password: PASSWORD },
  });

  expect(answer.statusCode).toBe(200);
});

it('lets the owner in where they were before, however many places try their account without an end', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const from = async (address: string, password: string) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/api/user/token/',
        remoteAddress: address,
        payload: { email: ana.email, password },
      })
    ).statusCode;
  expect(await from('198.51.100.20', PASSWORD)).toBe(200);
  for (let quarter = 0; quarter < 2; quarter += 1) {
    later(15 * MINUTE);
    for (let tries = 0; tries < 20; tries += 1) await from(`203.0.113.${tries % 3}`, 'wrong');
    expect(await from('203.0.113.9', PASSWORD)).toBe(429);
    expect(await from('198.51.100.20', 'wrong')).toBe(400);
  }

  expect(await from('198.51.100.20', PASSWORD)).toBe(200);
  for (let tries = 0; tries < 10; tries += 1) await from('198.51.100.20', 'wrong');
  expect(await from('198.51.100.20', PASSWORD)).toBe(429);
});

it('makes an address wait that tries many accounts, known or not', async () => {
  later(60 * MINUTE);
  const from = (address: string, email: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/user/token/',
      remoteAddress: address,
      payload: { email, password: 'wrong' },
    });
  // Leaves twenty of its hundred attempts.
  const { address } = signInLimits('a@x.rs', '2001:db8::1');
  await countTry(shop.database, [Object.assign(address, { by: 80 })], shop.clock.now);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => from('2001:db8::1', `a${index}@x.rs`)));
  for (let index = 0; index < 11; index += 1) answers.push(await from('2001:db8::2', `b${index}@x.rs`));

  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect((await from('203.0.113.4', 'c@x.rs')).statusCode).toBe(400);
  // Only windows that have ended are deleted.
  await forgetOldSessions(shop.database, shop.clock.now);
  expect((await from('2001:db8::3', 'd@x.rs')).statusCode).toBe(429);
});

it('counts what is wrong from an address, also where an account was before, and nothing that is right', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const from = async (password: string) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/api/user/token/',
        remoteAddress: '198.51.100.30',
        payload: { email: ana.email, password },
      })
    ).statusCode;
  // As of an office with many people: two attempts are left.
  const { address } = signInLimits(ana.email, '198.51.100.30');
  await countTry(shop.database, [Object.assign(address, { by: 98 })], shop.clock.now);
  for (let tries = 0; tries < 4; tries += 1) expect(await from(PASSWORD)).toBe(200);

  expect([await from('wrong'), await from('wrong'), await from('wrong'), await from(PASSWORD)]).toEqual([
    400, 400, 429, 429,
  ]);
});

it('forgets the wrong tries of somebody who gets it right', async () => {
  const ana = await shop.person({ password: PASSWORD });
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 0; tries < 8; tries += 1) await signIn(ana.email, 'wrong');
    expect((await signIn(ana.email)).status).toBe(200);
  }
});

it('forgets the wrong codes of somebody who gets one right', async () => {
  const ana = await twoStep();
  for (let round = 0; round < 2; round += 1) {
    later(MINUTE);
    for (let tries = 0; tries < 12; tries += 1) await sendCode(await openAttempt(ana.email), '000000');
    expect((await sendCode(await openAttempt(ana.email), codeAt(shop.clock.now))).status).toBe(200);
  }
});

it('asks for a code when the account has one, and gives the token for it', async () => {
  const ana = await twoStep();
  const first = await signIn(ana.email);
  expect(first).toMatchObject({ status: 200, body: { id: expect.stringMatching(/^[\w-]{43}$/) } });
  expect(first.body).not.toHaveProperty('token');

  const second = await sendCode(first.body.id, codeAt(shop.clock.now));

  expect(second).toMatchObject({ status: 200, body: { token: expect.stringMatching(/^[\w-]{43}$/) } });
  expect((await withToken(second.body.token)).status).toBe(204);
});

it('takes a code once, and only for its own attempt', async () => {
  const ana = await twoStep();
  later(MINUTE);
  const [one, other] = [await openAttempt(ana.email), await openAttempt(ana.email)];
  const code = codeAt(shop.clock.now);
  expect((await sendCode(one, code)).status).toBe(200);

  expect(await sendCode(other, code)).toMatchObject({ status: 400, body: { code: 'session.code' } });
  expect(await sendCode(one, code)).toMatchObject({ status: 410, body: { code: 'session.attempt_over' } });
  expect((await sendCode('nobody-knows-this', code)).status).toBe(410);
});

it('gives one token for one code that is sent many times at once', async () => {
  const ana = await twoStep();
  const id = await openAttempt(ana.email);
  await openAllConnections(shop.database);

  const answers = await Promise.all(Array.from({ length: 5 }, () => sendCode(id, codeAt(shop.clock.now))));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('takes a code of the step before or after, and no older one', async () => {
  const [ana, ben, cid] = [await twoStep(), await twoStep(), await twoStep()];
  const at = (seconds: number) => codeAt(new Date(shop.clock.now.getTime() + seconds * 1000));

  expect((await sendCode(await openAttempt(ana.email), at(-30))).status).toBe(200);
  expect((await sendCode(await openAttempt(ben.email), at(30))).status).toBe(200);
  expect((await sendCode(await openAttempt(cid.email), at(-90))).status).toBe(400);
});

it('ends an attempt at the sixth code, also when that one is right', async () => {
  const ana = await twoStep();
  const id = await openAttempt(ana.email);
  for (let tries = 0; tries < 5; tries += 1) expect((await sendCode(id, '000000')).status).toBe(400);

  expect((await sendCode(id, codeAt(shop.clock.now))).status).toBe(410);
  expect((await sendCode(await openAttempt(ana.email), codeAt(shop.clock.now))).status).toBe(200);
});

it('makes codes wait that are tried over many attempts', async () => {
  const ana = await twoStep();
  const answers: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const id = await openAttempt(ana.email);
    for (let tries = 0; tries < 5; tries += 1) answers.push((await sendCode(id, '000000')).status);
  }

  expect(answers.slice(0, 20)).toEqual(Array(20).fill(400));
  expect(answers.slice(20)).toEqual(Array(5).fill(429));
});

it('lets nobody with the password try six digits all day, and still lets the owner in by a recovery code', async () => {
  const ana = await twoStep();
  const { companyId, userId } = ana;
  await shop.database.insert(recoveryCodes).values({ companyId, userId, codeHash: hashToken('ABCDEFGHJKLM') });
  const answers: number[] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const id = await openAttempt(ana.email);
      for (let tries = 0; tries < 5; tries += 1) answers.push((await sendCode(id, '000 000')).status);
    }
    later(15 * MINUTE);
  }

  expect(answers).toEqual([...Array(60).fill(400), ...Array(20).fill(429)]);
  expect((await sendCode(await openAttempt(ana.email), codeAt(shop.clock.now))).status).toBe(429);
  expect((await sendCode(await openAttempt(ana.email), 'abcd-efgh-jklm')).status).toBe(200);
  later(23 * 60 * MINUTE);
  expect((await sendCode(await openAttempt(ana.email), codeAt(shop.clock.now))).status).toBe(200);
});

it('ends an attempt after five minutes', async () => {
  const ana = await twoStep();
  const id = await openAttempt(ana.email);
  later(5 * MINUTE);

  expect((await sendCode(id, codeAt(shop.clock.now))).status).toBe(410);
});

it('takes each recovery code once, whatever its case, blanks and dashes', async () => {
  const ana = await twoStep();
  const { companyId, userId } = ana;
  await shop.database.insert(recoveryCodes).values({ companyId, userId, codeHash: hashToken('ABCDE12345') });
  const colleague = await shop.person({ companyId, password: PASSWORD, changes: { oneTimeSecret: SECRET } });

  expect((await sendCode(await openAttempt(colleague.email), 'abcde-12345')).status).toBe(400);
  expect((await sendCode(await openAttempt(ana.email), 'abcde-12345')).status).toBe(200);
  expect((await sendCode(await openAttempt(ana.email), 'ABCDE 12345')).status).toBe(400);
});

it.each(['ABCDE\u201112345', 'ABCDE\u201312345', '\u200bABCDE-12345\u2060'])(
  'takes a recovery code as it is pasted: %j',
  async (pasted) => {
    const ana = await twoStep();
    const { companyId, userId } = ana;
    await shop.database.insert(recoveryCodes).values({ companyId, userId, codeHash: hashToken('ABCDE12345') });

    expect((await sendCode(await openAttempt(ana.email), pasted)).status).toBe(200);
  },
);

it('has somebody begin anew whose code was turned off meanwhile: their password alone lets them in', async () => {
  const ana = await twoStep();
  const id = await openAttempt(ana.email);
  await shop.database.update(users).set({ oneTimeSecret: null }).where(eq(users.email, ana.email));

  expect(await sendCode(id, codeAt(shop.clock.now))).toMatchObject({
    status: 410,
    body: { code: 'session.attempt_over' },
  });
  expect((await signIn(ana.email)).body).toMatchObject({ token: expect.any(String) });
});

it('refuses the code of somebody who, or whose company, was made inactive meanwhile', async () => {
  const [ana, ben] = [await twoStep(), await twoStep()];
  const [id, other] = [await openAttempt(ana.email), await openAttempt(ben.email)];
  await shop.database
    .update(users)
    .set({ active: false })
    .where(and(eq(users.companyId, ana.companyId), eq(users.id, ana.userId)));
  await shop.database.update(companies).set({ active: false }).where(eq(companies.id, ben.companyId));

  expect((await sendCode(id, codeAt(shop.clock.now))).status).toBe(400);
  expect((await sendCode(other, codeAt(shop.clock.now))).status).toBe(400);
});

it('ends the session of the token on signing out, and no other', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const { body } = await signIn(ana.email);

  expect((await withToken(body.token)).status).toBe(204);
  expect((await withToken(body.token)).status).toBe(401);
  expect((await shop.call(ana, 'POST', '/user/logout/')).status).toBe(204);
});

it('keeps a session for 30 days from its last use', async () => {
  const ana = await shop.person();
  later(29 * 24 * 60 * MINUTE);
  const [used, unused] = [ana, await shop.person()];
  expect((await shop.call(used, 'POST', '/user/logout/', { x: 1 })).status).toBe(400);
  later(29 * 24 * 60 * MINUTE);
  expect((await shop.call(used, 'POST', '/user/logout/', { x: 1 })).status).toBe(400);
  later(24 * 60 * MINUTE);

  expect((await shop.call(unused, 'POST', '/user/logout/')).status).toBe(401);
  expect((await shop.call(used, 'POST', '/user/logout/')).status).toBe(204);
});

it('ends a session 90 days after signing in, however often it is used', async () => {
  const ana = await shop.person();
  const use = () => shop.call(ana, 'POST', '/user/logout/', { x: 1 });
  for (let month = 1; month <= 3; month += 1) {
    later(30 * 24 * 60 * MINUTE - MINUTE);
    expect((await use()).status).toBe(400);
  }
  await forgetOldSessions(shop.database, shop.clock.now);
  expect((await use()).status).toBe(400);

  later(4 * MINUTE);
  await forgetOldSessions(shop.database, shop.clock.now);
  expect((await use()).status).toBe(401);
});

it('leaves who types a code their five minutes, whatever is forgotten meanwhile', async () => {
  const ana = await twoStep();
  const id = await openAttempt(ana.email);
  later(4 * MINUTE);
  await forgetOldSessions(shop.database, shop.clock.now);
  expect((await sendCode(id, codeAt(shop.clock.now))).status).toBe(200);
});

it('begins anew with a sign-in that waits for its code, once a person is signed out everywhere', async () => {
  const [ana, ben] = [await twoStep(), await twoStep()];
  const [ofAna, ofBen] = [await openAttempt(ana.email), await openAttempt(ben.email)];
  await shop.database.transaction((transaction) => endSessions(transaction, ana));
  const code = codeAt(shop.clock.now);
  expect(await sendCode(ofAna, code)).toMatchObject({ status: 410, body: { code: 'session.attempt_over' } });
  expect((await sendCode(ofBen, code)).status).toBe(200);
});

it('answers 401 at once to somebody who, or whose company, was made inactive', async () => {
  const [ana, ben] = [await shop.person(), await shop.person()];
  await shop.database.update(users).set({ active: false }).where(eq(users.companyId, ana.companyId));
  await shop.database.update(companies).set({ active: false }).where(eq(companies.id, ben.companyId));

  expect((await shop.call(ana, 'POST', '/user/logout/')).status).toBe(401);
  expect((await shop.call(ben, 'POST', '/user/logout/')).status).toBe(401);
});

it.each([
  ['none', ''],
  ['a scheme alone', 'Token'],
  ['another scheme', 'Bearer TOKEN'],
  ['a token with a blank after it', 'Token TOKEN x'],
  ['two tokens', 'Token TOKEN, Token TOKEN'],
  ['a short token', 'Token abc'],
  ['a dead token', `Token ${'a'.repeat(43)}`],
  ['10 kB', `Token ${'a'.repeat(10_000)}`],
  ['a quote', `Token ' or 1=1 --${' '.repeat(26)}`],
])('answers 401 to an Authorization header with %s', async (_, header) => {
  const ana = await shop.person();

  const answer = await shop.call(null, 'POST', '/user/logout/', undefined, {
    authorization: header.replaceAll('TOKEN', ana.token),
  });

  expect(answer).toMatchObject({ status: 401, body: { code: 'session.missing', message: 'Please sign in.' } });
});

it.each(['token', 'TOKEN'])('takes the scheme of the Authorization header in any letters: %s', async (scheme) => {
  const ana = await shop.person();
  const authorization = `${scheme} ${ana.token}`;
  expect((await shop.call(null, 'GET', '/v2/me/', undefined, { authorization })).status).toBe(200);
});

it('counts by what the trusted proxy saw, not by what the caller says of themselves', async () => {
  const behindProxy = await startTestApp({ settings: { TRUST_PROXY: '1' } });
  const ana = await behindProxy.person({ password: PASSWORD });
  const tryFrom = (forwarded: string) =>
    behindProxy.call(
      null,
      'POST',
      '/user/token/',
      { email: ana.email, password: 'x' },
      { 'x-forwarded-for': forwarded },
    );
  for (let tries = 0; tries < 10; tries += 1) await tryFrom(`10.0.0.${tries}, 203.0.113.1`);

  expect((await tryFrom('10.9.9.9, 203.0.113.1')).status).toBe(429);
  expect((await tryFrom('203.0.113.1, 203.0.113.2')).status).toBe(400);
});
