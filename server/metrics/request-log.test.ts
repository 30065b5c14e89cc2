import { expect, it } from 'vitest';
import { loggedError } from '../database/logged-error.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp({
  settings: { LOG_LEVEL: 'trace' },
  routes: (app) => {
    app.get('/api/breaks/', async () => {
      throw new Error('It broke');
    });
  },
});

const PASSWORD = 'Canary!Password1';
const SECRET = 'JBSWY3DPEHPK3PXP';

it('logs one line per call, and never a password, a token, a code, a search or what somebody typed', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const two = await shop.person({ password: PASSWORD, changes: { oneTimeSecret: SECRET } });
  const evil = 'Eve\n{"level":60,"msg":"forged"}\r\n\u001b[31m';
  shop.log.length = 0;

  const { body } = await shop.call(null, 'POST', '/user/token/', { email: ana.email, password: PASSWORD });
  const attempt = await shop.call(null, 'POST', '/user/token/', { email: two.email, password: PASSWORD });
  await shop.call(null, 'POST', '/user/token/topt/', { id: attempt.body.id, code: '981234' });
  await shop.call(null, 'POST', '/user/token/', { email: 'canary@mail.test', password: 'Wrong!Canary1' });
  await shop.call(ana, 'PATCH', '/v2/me/', { first_name: evil, position: 'Canary position' });
  await shop.call(ana, 'GET', '/v2/benefit/?search=canary-search');
  await shop.call(ana, 'GET', '/v2/me/', undefined, {
    'x-request-id': 'canary-request',
    'user-agent': 'canary\tagent',
  });
  await shop.app.inject({ url: '/reset-password/canary-secret-link' });
  await shop.app.inject({ url: '/api/user/reset-password/canary-secret-link/' });

  const text = shop.log.join('');
  for (const secret of [
    PASSWORD,
    'Wrong!Canary1',
    body.token,
    ana.token,
    attempt.body.id,
    SECRET,
    '981234',
    'canary',
  ]) {
    expect(text.toLowerCase()).not.toContain(String(secret).toLowerCase());
  }
  expect(text).not.toContain('forged');
  expect(shop.log).toHaveLength(9);
  for (const line of shop.log) expect(line).toMatch(/^\{[^\n]*\}\n$/);
});

it('keeps of a failed query what failed, and not the values in it', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(canary) exists' });
  const failed = Object.assign(new Error('Failed query: insert … params: canary', { cause }), { query: 'insert … $1' });

  expect(loggedError(failed)).toMatchObject({ message: 'duplicate key', code: '23505', query: 'insert … $1' });
  expect(JSON.stringify(loggedError(failed))).not.toMatch(/canary|\\n/);
});

it('names the call that a log line is about, and who made it', async () => {
  const ana = await shop.person();
  shop.log.length = 0;

  await shop.call(ana, 'PATCH', '/v2/me/', {});

  expect(shop.log.map((line) => JSON.parse(line))).toMatchObject([
    { method: 'PATCH', route: '/api/v2/me/', status: 200, company: ana.companyId, user: ana.userId, msg: 'answered' },
  ]);
});

it('names whose account is tried, by which step and how that ended, and nobody where there is none', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const two = await shop.person({ password: PASSWORD, changes: { oneTimeSecret: SECRET } });
  const signIn = (email: string, password = PASSWORD) => shop.call(null, 'POST', '/user/token/', { email, password });
  shop.log.length = 0;

  await signIn(ana.email);
  await signIn(ana.email, 'Wrong!Canary1');
  const { body } = await signIn(two.email);
  await shop.call(null, 'POST', '/user/token/topt/', { id: body.id, code: '000000000' });
  await signIn('nobody@mail.test');

  const line = (route: string, status: number, who?: { companyId: number; userId: number }) => ({
    route: `/api/user/token/${route}`,
    status,
    company: who?.companyId,
    user: who?.userId,
  });
  const told = shop.log
    .map((text) => JSON.parse(text))
    .map(({ route, status, company, user }) => ({ route, status, company, user }));
  expect(told).toEqual([
    line('', 200, ana),
    line('', 400, ana),
    line('', 200, two),
    line('topt/', 400, two),
    line('', 400),
  ]);
});

it.each([
  ['en', /^Something went wrong! Reference: ([0-9a-f]{8})\.$/],
  ['sr', /^Nešto je pošlo naopako\. Oznaka: ([0-9a-f]{8})\.$/],
])('gives a person a reference of a failure to read out (%s), by which the log finds it', async (language, words) => {
  shop.log.length = 0;

  const { status, body } = await shop.call(null, 'GET', '/breaks/', undefined, { 'accept-language': language });

  expect(status).toBe(500);
  const [, reference = 'none'] = words.exec(body.message) ?? [];
  expect(body.request_id.startsWith(reference)).toBe(true);
  const found = shop.log.filter((line) => line.includes(`"${reference}`)).map((line) => JSON.parse(line).msg);
  expect(found).toEqual(['failed', 'answered']);
});
