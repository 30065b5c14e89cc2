import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { users } from '../people/people.table.ts';
import { idIn, sentMails } from '../testing/mails.ts';
import { startTestApp } from '../testing/test-app.ts';

// Something that happens between the check of a password and its answer.
const meanwhile = vi.hoisted(() => ({ once: null as null | (() => Promise<unknown>) }));

vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  const verify: typeof argon2.verify = async (...given) => {
    const isRight = await argon2.verify(...given);
    const happens = meanwhile.once;
    meanwhile.once = null;
    await happens?.();
    return isRight;
  };
  return { ...argon2, verify };
});

const shop = await startTestApp();
const PASSWORD = 'Izbor!2026';

it.each([[null], ['JBSWY3DPEHPK3PXP']])(
  'lets nobody in with a password that is replaced while it is checked (one-time code: %s)',
  async (oneTimeSecret) => {
    const ana = await shop.person({ password: PASSWORD, changes: { oneTimeSecret } });
    await shop.call(null, 'POST', '/user/forgot-password/', { email: ana.email });
    const id = idIn((await sentMails(shop)).at(-1));
    meanwhile.once = () => shop.call(null, 'POST', `/user/reset-password/${id}/`, { password: 'Another!2027' });

    const answer = await shop.call(null, 'POST', '/user/token/', { email: ana.email, password: PASSWORD });

    expect(answer).toMatchObject({ status: 400, body: { code: 'session.credentials' } });
  },
);

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
    meanwhile.once = () => shop.call(null, 'POST', `/user/reset-password/${id}/`, { password: 'Another!2027' });

    const answer = await shop.call(ana, method, path, body);

    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const kept = await shop.database.select().from(users).where(eq(users.email, ana.email));
    expect(kept).toMatchObject([{ oneTimeSecret, oneTimePending: null }]);
    const signIn = (password: string) => shop.call(null, 'POST', '/user/token/', { email: ana.email, password });
    expect([(await signIn('Another!2027')).status, (await signIn('Stolen!2028')).status]).toEqual([200, 400]);
  },
);
