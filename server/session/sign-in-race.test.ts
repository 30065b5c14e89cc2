import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, it, vi } from 'vitest';
import { sessions } from '../caller/caller.table.ts';
import { companies } from '../companies/companies.table.ts';
import { isPerson } from '../people/change-person.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import { startTestApp } from '../testing/test-app.ts';

type Happens = null | (() => Promise<unknown>);

// Something that happens right after a password was verified or hashed.
const meanwhile = vi.hoisted(() => ({ verify: null as Happens, hash: null as Happens }));

vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  const happen = async (moment: 'verify' | 'hash') => {
    const happens = meanwhile[moment];
    meanwhile[moment] = null;
    await happens?.();
  };
  const verify: typeof argon2.verify = async (...given) => {
    const isRight = await argon2.verify(...given);
    await happen('verify');
    return isRight;
  };
  const hash: typeof argon2.hash = async (...given) => {
    const hashed = await argon2.hash(...given);
    await happen('hash');
    return hashed;
  };
  return { ...argon2, verify, hash };
});

const shop = await startTestApp();
const PASSWORD = 'Izbor!2026';
const signIn = (email: string, password: string) => shop.call(null, 'POST', '/user/token/', { email, password });

it.each([[null], ['JBSWY3DPEHPK3PXP']])(
  'lets nobody in with a password that is replaced while it is checked (one-time code: %s)',
  async (oneTimeSecret) => {
    const ana = await shop.person({ password: PASSWORD, changes: { oneTimeSecret } });
    await shop.call(null, 'POST', '/user/forgot-password/', { email: ana.email });
    const id = idIn((await sentMails(shop)).at(-1));
    meanwhile.verify = () => shop.call(null, 'POST', `/user/reset-password/${id}/`, { password: 'Another!2027' });

    const answer = await shop.call(null, 'POST', '/user/token/', { email: ana.email, password: PASSWORD });

    expect(answer).toMatchObject({ status: 400, body: { code: 'session.credentials' } });
  },
);

it('asks for the code of who turns it on while their password is checked', async () => {
  const ana = await shop.person({ password: PASSWORD });
  meanwhile.verify = async () => {
    const { secret } = (await shop.call(ana, 'POST', '/user/one-time-code/', { password: PASSWORD })).body;
    const timestamp = shop.clock.now.getTime();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    expect((await shop.call(ana, 'POST', '/user/one-time-code/confirm/', { code })).status).toBe(200);
  };

  const answer = await signIn(ana.email, PASSWORD);

  expect(answer).toMatchObject({ status: 200, body: { id: expect.any(String) } });
  expect(answer.body).not.toHaveProperty('token');
});

const isOf = ({ companyId, userId }: PersonKey) => and(eq(sessions.companyId, companyId), eq(sessions.userId, userId));

const ENDED = [
  ['the account is ended', { active: false }, { active: true }],
  ['the company is ended', { active: true }, { active: false }],
  ['the account gets another address', { email: 'another@izbor.test' }, { active: true }],
] as const;

it.each(ENDED)('begins no session while %s', async (_, changes, ofCompany) => {
  const ana = await shop.person({ password: PASSWORD });
  meanwhile.verify = async () => {
    await shop.database.update(users).set(changes).where(isPerson(ana));
    await shop.database.update(companies).set(ofCompany).where(eq(companies.id, ana.companyId));
    await shop.database.delete(sessions).where(isOf(ana));
  };

  const answer = await signIn(ana.email, PASSWORD);

  expect(answer).toMatchObject({ status: 400, body: { code: 'session.credentials' } });
  expect(await shop.database.select().from(sessions).where(isOf(ana))).toEqual([]);
});

const OWNED = [
  ['POST', '/user/change-password/', { current_password: PASSWORD, password: 'Stolen!2028' }],
  ['POST', '/user/one-time-code/', { password: PASSWORD }],
  ['DELETE', '/user/one-time-code/', { password: PASSWORD }],
] as const;

it.each(OWNED)(
  'changes nothing by %s %s with a password that is replaced while it is checked',
  async (method, path, body) => {
    const oneTimeSecret = method === 'DELETE' ? 'JBSWY3DPEHPK3PXP' : null;
    const ana = await shop.person({ password: PASSWORD, changes: { oneTimeSecret } });
    await shop.call(null, 'POST', '/user/forgot-password/', { email: ana.email });
    const id = idIn((await sentMails(shop)).at(-1));
    meanwhile.verify = () => shop.call(null, 'POST', `/user/reset-password/${id}/`, { password: 'Another!2027' });

    const answer = await shop.call(ana, method, path, body);

    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const kept = await shop.database.select().from(users).where(eq(users.email, ana.email));
    expect(kept).toMatchObject([{ oneTimeSecret, oneTimePending: null }]);
    expect([(await signIn(ana.email, 'Another!2027')).status, (await signIn(ana.email, 'Stolen!2028')).status]).toEqual(
      [200, 400],
    );
  },
);

it('lets in who signs in while somebody else does, and has the old hash of the password renewed', async () => {
  const ana = await shop.person({ password: PASSWORD });
  const statuses: number[] = [];
  meanwhile.verify = async () => statuses.push((await signIn(ana.email, PASSWORD)).status);

  statuses.push((await signIn(ana.email, PASSWORD)).status);

  expect(statuses).toEqual([200, 200]);
});

it('changes the password of who types it while its old hash is renewed on another device', async () => {
  const ana = await shop.person({ password: PASSWORD });
  meanwhile.verify = () => signIn(ana.email, PASSWORD);

  const answer = await shop.call(ana, 'POST', '/user/change-password/', {
    current_password: PASSWORD,
    password: 'Another!2027',
  });

  expect([answer.status, (await signIn(ana.email, 'Another!2027')).status]).toEqual([204, 200]);
});

it('keeps a password that is changed while the old hash of the one before is renewed', async () => {
  const ana = await shop.person({ password: PASSWORD });
  await shop.call(null, 'POST', '/user/forgot-password/', { email: ana.email });
  const id = idIn((await sentMails(shop)).at(-1));
  const reset = () => shop.call(null, 'POST', `/user/reset-password/${id}/`, { password: 'Another!2027' });
  let changed = 0;
  meanwhile.hash = async () => {
    changed = (await reset()).status;
  };

  await signIn(ana.email, PASSWORD);

  expect(changed).toBe(200);
  expect([(await signIn(ana.email, 'Another!2027')).status, (await signIn(ana.email, PASSWORD)).status]).toEqual([
    200, 400,
  ]);
});
