import { beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

// Counting password hashes and statements, since a busy machine would blur measured times.
const hashing = vi.hoisted(() => ({ count: 0 }));

vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  const counted = <Work extends (...given: never[]) => unknown>(work: Work): Work =>
    ((...given) => {
      hashing.count += 1;
      return work(...given);
    }) as Work;
  return { ...argon2, hash: counted(argon2.hash), verify: counted(argon2.verify) };
});

const shop = await startTestApp();
const PASSWORD = 'Izbor!2026';

const ana = await shop.person({ password: PASSWORD });
const gone = await shop.person({ password: PASSWORD, changes: { active: false } });
const waiting = await shop.person({ password: PASSWORD, changes: { confirmed: false } });
const passwordless = await shop.person();

/** The cost of a call: password hashes, and statements other than begin, commit and rollback. */
async function costOf(path: string, body: unknown): Promise<{ hashes: number; statements: number }> {
  hashing.count = 0;
  const run = await shop.statements(() => shop.call(null, 'POST', path, body));
  return { hashes: hashing.count, statements: run.filter((one) => !/^(begin|commit|rollback)/i.test(one)).length };
}

beforeEach(() => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60 * 60_000);
});

it('hashes once, and asks the database as often, for a wrong password of anybody and of nobody', async () => {
  const signIn = (email: string) => costOf('/user/token/', { email, password: 'Wrong!2026' });
  const nobody = await signIn('nobody@izbor.test');
  expect(nobody.hashes).toBe(1);
  for (const { email } of [ana, gone, waiting, passwordless]) expect(await signIn(email)).toEqual(nobody);
});

it('asks the database as often, and hashes nothing, for a forgotten password of anybody and of nobody', async () => {
  const forgot = (email: string) => costOf('/user/forgot-password/', { email });
  const nobody = await forgot('nobody@izbor.test');
  expect(nobody.hashes).toBe(0);
  for (const { email } of [ana, gone, waiting, passwordless]) expect(await forgot(email)).toEqual(nobody);
});

it('asks the database as often for a confirmation that is wanted again by anybody and by nobody', async () => {
  const resend = (email: string) => costOf('/user/confirm/resend/', { email });
  const nobody = await resend('nobody@izbor.test');
  for (const { email } of [ana, gone, waiting, passwordless]) expect(await resend(email)).toEqual(nobody);
});

it('hashes once for a new address and for a known one that registers', async () => {
  const { body } = await shop.call(ana, 'GET', '/v2/me/');
  const { rows } = await shop.database.execute<{ code: string }>(
    `select code from companies where id = ${body.company.id}`,
  );
  const register = (email: string) =>
    costOf('/user/register/', {
      first_name: 'A',
      last_name: 'B',
      email,
      password: 'Zeleni*list7',
      company_code: rows[0]?.code,
      language: 'SR',
    });
  expect((await register('somebody-new@izbor.test')).hashes).toBe(1);
  expect((await register(ana.email)).hashes).toBe(1);
  expect((await register(waiting.email)).hashes).toBe(1);
});
