import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type CommandName, commandSaid } from '../testing/run-command.ts';
import { openDatabase } from './open-database.ts';
import { sentenceFor } from './sentence-for.ts';

const PATIENCE = 60_000;
const scratch = mkdtempSync(join(tmpdir(), 'izbor-plain-'));
writeFileSync(join(scratch, 'file'), '');
symlinkSync(join(scratch, 'nowhere', 'at', 'all'), join(scratch, 'link'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const COMMANDS: [CommandName, ...string[]][] = [
  ['verify-changes'],
  ['create-admin', 'vesna@izbor.test'],
  ['backup', join(scratch, 'copies')],
  ['seed'],
];

/** Runs a command with these settings alone; returns how it ended and its output. */
const run = (command: [CommandName, ...string[]], settings: Record<string, string>) =>
  commandSaid(command, Object.assign({ DATA_DIR: join(scratch, 'data') }, settings));

it.each(COMMANDS)(
  '%s ends with the sentence alone of a setting that cannot be used',
  (...command) => {
    expect(run(command, { PORT: 'high' })).toEqual({
      status: 1,
      said: 'PORT must be a whole number from 0 to 65535, not "high".',
    });
  },
  PATIENCE,
);

const AWAY = 'postgres://izbor:tajna@127.0.0.1:1/izbor';

it.each(COMMANDS)(
  '%s ends with the sentence alone of an address that leads nowhere, and does not repeat it',
  (...command) => {
    const addresses = { DATABASE_URL: 'postgres://izbor@izbor.test/izbor', DATABASE_DIRECT_URL: AWAY };
    expect(run(command, Object.assign({ IZBOR_DEMO: 'on' }, addresses))).toEqual({
      status: 1,
      said: expect.stringMatching(/^DATABASE_DIRECT_URL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\. [^\n]*$/),
    });
  },
  PATIENCE,
);

it(
  'verify-changes says so too of the only address that there is',
  () => {
    expect(run(['verify-changes'], { DATABASE_URL: AWAY })).toEqual({
      status: 1,
      said: 'DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1. Look whether its role, password, address and database are right, and whether PostgreSQL runs there.',
    });
  },
  PATIENCE,
);

it(
  'create-admin ends with the sentence alone of a folder that it may not write',
  () => {
    expect(run(['create-admin', 'vesna@izbor.test'], { DATA_DIR: '/sys/izbor' })).toEqual({
      status: 1,
      said: 'DATA_DIR (/sys/izbor) cannot be written. Let the user who runs the shop write there, or mount it for writing, and start again.',
    });
  },
  PATIENCE,
);

const UNUSED = /^DATA_DIR \(\S+\) cannot be used: \S+ is no folder, and none can be made there\. [^\n]*$/;

it(
  'create-admin ends with the sentence alone where DATA_DIR is a file',
  () => {
    const place = join(scratch, 'file');
    const { status, said } = run(['create-admin', 'vesna@izbor.test'], { DATA_DIR: place });
    expect(status).toBe(1);
    expect(said).toMatch(UNUSED);
    expect(said).toContain(`DATA_DIR (${place}) cannot be used: ${place}`);
  },
  PATIENCE,
);

it.each([
  ['lies below a file', 'file/data'],
  ['is a link that leads nowhere', 'link'],
])('says the same where DATA_DIR %s', async (_, name) => {
  const place = join(scratch, name);
  vi.stubEnv('DATA_DIR', place);
  const said = sentenceFor(await openDatabase({ dataDir: place }).catch((error: unknown) => error));
  expect(said).toMatch(UNUSED);
  expect(said).toContain(`DATA_DIR (${place}) cannot be used: ${place}`);
  vi.unstubAllEnvs();
});

it(
  'backup ends with the sentence alone where a file stands in place of the folder',
  () => {
    const folder = join(scratch, 'file');
    expect(run(['backup', folder], {})).toEqual({
      status: 1,
      said: `${folder} is no folder, and none can be made there. Name another one.`,
    });
  },
  PATIENCE,
);

it('says so too where the client itself misses the password, and leaves a file that is not there as it is', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://izbor@127.0.0.1:1/izbor');
  const missed = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  expect(sentenceFor(missed)).toMatch(/^DATABASE_URL cannot be used: SASL: SCRAM-SERVER-FIRST-MESSAGE: [^\n]*$/);
  const lost = Object.assign(new Error('no such file'), { code: 'ENOENT', path: '/opt/izbor/package.json' });
  expect(sentenceFor(lost)).toBe(lost);
  vi.unstubAllEnvs();
});

it.each([
  [{ severity: 'FATAL', code: '42501' }, 'permission denied for database "izbor"'],
  [{ severity: 'FATAL', code: '42704' }, 'unrecognized configuration parameter "foo"'],
  [{}, 'The server does not support SSL connections'],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'self-signed certificate'],
  [{ code: 'CERT_HAS_EXPIRED' }, 'certificate has expired'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, "Hostname/IP does not match certificate's altnames"],
  [{ code: 'ENOENT', path: '/etc/izbor/ca.pem' }, "ENOENT: no such file or directory, open '/etc/izbor/ca.pem'"],
])('says so too where no connection begins: %o', (facts, reason) => {
  vi.stubEnv('DATABASE_URL', 'postgres://izbor:tajna@db/izbor?sslmode=verify-full&sslrootcert=/etc/izbor/ca.pem');
  expect(sentenceFor(Object.assign(new Error(reason), facts))).toBe(
    `DATABASE_URL cannot be used: ${reason}. Look whether its role, password, address and database are right, and whether PostgreSQL runs there.`,
  );
  vi.unstubAllEnvs();
});

it('keeps the values of a query that failed to itself: they may be passwords, and what people are called', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (company_id, email)=(1, ana@izbor.test) already exists.',
    params: ['$argon2id$tajna'],
  });
  const failed = new DrizzleQueryError('insert into users values ($1)', ['$argon2id$tajna'], cause);
  const said = inspect(sentenceFor(failed));
  expect(said).not.toMatch(/tajna|ana@/);
  expect(said).toContain('insert into users values ($1)');
  expect(said).toContain('duplicate key value violates unique constraint "users_email"');
});

it('names the path that may not be read where it is not of DATA_DIR', () => {
  vi.stubEnv('DATA_DIR', join(scratch, 'data'));
  const closed = Object.assign(new Error('denied'), { code: 'EACCES', path: '/mnt/copies/manifest.json' });
  expect(sentenceFor(closed)).toBe(
    '/mnt/copies/manifest.json cannot be read and written by the user who runs this. Let them, and start again.',
  );
  vi.unstubAllEnvs();
});

it('names the PORT that may not be listened at, also beside a PostgreSQL', () => {
  const closed = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), {
    code: 'EACCES',
    syscall: 'listen',
    address: '0.0.0.0',
    port: 80,
  });
  const said =
    'The user who runs this may not listen at the PORT. Set PORT to one of 1024 or more, and let a proxy lead there.';
  expect(sentenceFor(closed)).toBe(said);
  vi.stubEnv('DATABASE_URL', 'postgres://izbor:izbor@127.0.0.1/izbor');
  expect(sentenceFor(closed)).toBe(said);
  vi.unstubAllEnvs();
});

describe('a HOST that cannot be listened at', () => {
  const said = 'HOST is no address of this machine. Set it to one, or to 0.0.0.0 for all of them.';
  const away = Object.assign(new Error('listen EADDRNOTAVAIL: address not available 203.0.113.9:3000'), {
    code: 'EADDRNOTAVAIL',
    syscall: 'listen',
    address: '203.0.113.9',
    port: 3000,
  });
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND izbor.invalid'), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
    hostname: 'izbor.invalid',
  });

  it.each([away, unknown])('is named, also beside a PostgreSQL: $message', (error) => {
    vi.stubEnv('HOST', ' izbor.invalid');
    expect(sentenceFor(error)).toBe(said);
    vi.stubEnv('DATABASE_URL', 'postgres://izbor:izbor@127.0.0.1/izbor');
    expect(sentenceFor(error)).toBe(said);
    vi.unstubAllEnvs();
  });

  it('is not what is wrong where another name leads nowhere', () => {
    vi.stubEnv('HOST', '0.0.0.0');
    vi.stubEnv('DATABASE_URL', 'postgres://izbor:izbor@izbor.invalid/izbor');
    expect(sentenceFor(unknown)).toMatch(/^DATABASE_URL cannot be used: getaddrinfo ENOTFOUND izbor\.invalid\. /);
    vi.unstubAllEnvs();
  });
});
