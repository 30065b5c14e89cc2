import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { readChanges } from '../changes/changes.service.ts';
import { companies } from '../companies/companies.table.ts';
import { openDatabase } from '../database/open-database.ts';
import { sentenceFor } from '../database/sentence-for.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { users } from '../people/people.table.ts';
import { makeLink } from '../registration/mail-links.ts';
import { hashPassword, isPassword } from '../session/passwords.ts';
import { databaseUrl } from '../testing/admin-query.ts';
import { sentMails } from '../testing/mails.ts';
import { commandSaid } from '../testing/run-command.ts';
import { startTestApp } from '../testing/test-app.ts';
import { makeOwner } from './first-owner.ts';
import { readHidden } from './read-hidden.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'izbor-create-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

// The first command makes an embedded database, which takes long on a busy machine.
const PATIENCE = 120_000;

const command = (...told: string[]) => commandSaid(['create-admin', ...told], { DATA_DIR: dataDir });

describe('npm run create-admin', () => {
  it(
    'makes an owner on an empty folder, with a link by mail where nobody can type, and no second one',
    async () => {
      expect(command('Vesna@Izbor.test')).toMatchObject({
        status: 0,
        said: expect.stringContaining(
          `There was no shop in DATA_DIR (${dataDir}): a new one was made there.\nvesna@izbor.test is an owner of the platform. A link to choose a password`,
        ),
      });
      const { database, close } = await openDatabase({ url: undefined, dataDir, patient: true });
      const made = await database.select().from(users);
      const companiesMade = await database.select().from(companies);
      const mails = await database.select().from(outbox);
      await database.update(users).set({ confirmed: true });
      await close();

      expect(made).toMatchObject([
        { email: 'vesna@izbor.test', adminRoles: ['owner'], passwordHash: null, confirmed: false },
      ]);
      expect(companiesMade).toMatchObject([{ name: 'Izbor' }]);
      expect(mails).toMatchObject([{ kind: 'password_reset', payload: { userId: made[0]?.id } }]);
      expect(command('mina@izbor.test')).toEqual({
        status: 1,
        said: 'The platform has an owner, who gives roles. If that account is lost, add --recover.',
      });
    },
    2 * PATIENCE,
  );

  it(
    'recovers nothing where there is no shop, and makes none',
    () => {
      const nowhere = join(dataDir, 'another');
      expect(commandSaid(['create-admin', 'vesna@izbor.test', '--recover'], { DATA_DIR: nowhere })).toEqual({
        status: 1,
        said: `There is no database in ${nowhere}. Is DATA_DIR that of the server?`,
      });
      expect(existsSync(nowhere)).toBe(false);

      // The database `postgres` of the server, which is no shop's.
      const address = databaseUrl(inject('postgres').url, 'postgres');
      expect(commandSaid(['create-admin', 'vesna@izbor.test', '--recover'], { DATABASE_URL: address })).toEqual({
        status: 1,
        said: 'There is no Izbor in the database of DATABASE_URL, or not all of it: relation "users" does not exist. Look whether it is the right one.',
      });
    },
    PATIENCE,
  );
});

it('shows nothing of a password that is typed', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const typed = readHidden('New password: ', { input, output });
  input.write('Izbor!2026\r');

  expect(await typed).toBe('Izbor!2026');
  expect(String(output.read())).toBe('New password: \n');
});

it.each([
  ['Ctrl+C', 'Izb\u0003'],
  ['Ctrl+D', '\u0004'],
])('ends with a sentence when a question is broken off by %s', async (_, keys) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const typed = readHidden('New password: ', { input, output });
  input.write(keys);

  expect(sentenceFor(await typed.catch((error: unknown) => error))).toBe(
    'It was broken off: nobody was made an owner.',
  );
});

describe('an owner is made of', async () => {
  const shop = await startTestApp();
  const { database, clock } = shop;
  const passwordHash = await hashPassword('Izbor!2026');
  const make = (email: string, recover = true) => makeOwner(database, { email, passwordHash, recover, now: clock.now });
  const named = async (email: string) => (await database.select().from(users).where(eq(users.email, email)))[0];

  it('somebody new, who signs in with the password at once', async () => {
    expect(await make('new@izbor.test', false)).toBe(true);
    const made = await named('new@izbor.test');

    expect(made).toMatchObject({ adminRoles: ['owner'], companyRoles: ['owner'], confirmed: true });
    expect(await isPassword('Izbor!2026', made?.passwordHash ?? null)).toBe(true);
    const signIn = { email: 'new@izbor.test', password: 'Izbor!2026' };
    expect((await shop.call(null, 'POST', '/user/token/', signIn)).body).toHaveProperty('token');
    const history = await readChanges(database, { record_kind: 'person', record: String(made?.id) }, 'SR');
    expect(history).toMatchObject([{ via: 'command', by: null, fields: ['admin_roles'], company: made?.companyId }]);
  });

  it('nobody while there is one', async () => {
    expect(await make('second@izbor.test', false)).toBe(false);
    expect(await named('second@izbor.test')).toBeUndefined();
  });

  it('somebody who is there, also an auditor who had left: with a new password, in their company, signed out', async () => {
    const ana = await shop.person({ changes: { adminRoles: ['auditor'], active: false } });

    expect(await make(ana.email)).toBe(true);
    expect(await named(ana.email)).toMatchObject({ companyId: ana.companyId, adminRoles: ['owner'], active: true });
    expect((await shop.call(ana, 'GET', '/v2/me/')).status).toBe(401);
  });

  it('somebody who is there unconfirmed: with no password that anybody typed, and a link to choose one', async () => {
    const [izbor] = await database.select().from(companies).where(eq(companies.name, 'Izbor'));
    const password = 'Zeleni*list7';
    const waiting = await shop.person({ companyId: izbor?.id ?? 0, password, changes: { confirmed: false } });
    const { companyId, userId, email } = waiting;
    const link = await makeLink(database, { kind: 'confirmation', companyId, userId, now: clock.now });
    await sentMails(shop);

    await makeOwner(database, { email, passwordHash: null, recover: true, now: clock.now });

    expect(await named(email)).toMatchObject({ adminRoles: ['owner'], passwordHash: null, confirmed: false });
    expect((await shop.call(null, 'POST', `/user/confirm/${link}/`)).status).toBe(410);
    expect((await sentMails(shop)).map(({ subject }) => subject)).toEqual(['Choose a new password for Izbor']);
  });

  it('somebody new where another company has the address unconfirmed', async () => {
    const waiting = await shop.person({ changes: { confirmed: false } });

    await make(waiting.email);
    const accounts = await database.select().from(users).where(eq(users.email, waiting.email));
    expect(accounts.map(({ companyId, adminRoles }) => [companyId === waiting.companyId, adminRoles])).toEqual(
      expect.arrayContaining([
        [true, []],
        [false, ['owner']],
      ]),
    );
  });
});
