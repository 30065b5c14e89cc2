import { expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { hashPassword, isPassword } from './passwords.ts';

it('keeps a password as Argon2id with 19 MiB and two passes', async () => {
  expect(await hashPassword('Izbor!2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('knows the right password, and none where there is no hash', async () => {
  const hash = await hashPassword('Šećer i žar!');

  expect(await isPassword('Šećer i žar!', hash)).toBe(true);
  expect(await isPassword('Secer i zar!', hash)).toBe(false);
  expect(await isPassword('nobody has this password', null)).toBe(false);
});

it('lets two hash at once and forty wait; tells the rest to come back', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => hashPassword('x')));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));

  expect(refused).toHaveLength(8);
  expect(refused[0]).toBeInstanceOf(AppError);
  expect(refused[0]).toMatchObject({ status: 503, code: 'unavailable' });
  expect(await hashPassword('x')).toContain('argon2id');
});
