import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { newestMigration } from '../database/migrations-folder.ts';
import { openDatabase } from '../database/open-database.ts';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { createStorage } from '../files/create-storage.ts';
import { files } from '../files/files.table.ts';
import { adminQuery, databaseUrl } from '../testing/admin-query.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { copyOfEmbedded } from '../testing/databases.ts';
import { makePerson, type Person } from '../testing/people.ts';
import { postgresTools, startPostgresOf } from '../testing/postgres-tools.ts';
import { commandLine, commandSaid } from '../testing/run-command.ts';
import { isFull } from '../testing/test-length.ts';
import { backUp } from './back-up.ts';
import { sizeAndDigestOf } from './copied-files.ts';
import { deskOf } from './copy-desk.ts';
import { REPLACE } from './copy-refused.ts';
import { databaseFacts } from './database-facts.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { checkTools } from './postgres-tools.ts';
import { lastPutBack } from './put-back.ts';
import { restoreCopy } from './restore-copy.ts';

// Servers and databases are started for these tests, on a machine that other tests use too.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const scratch = mkdtempSync(join(tmpdir(), 'izbor-copies-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const PASSWORD = 'Kopija!2026';
const BUYERS = 3;

interface Buyer extends Person {
  benefit: number;
  /** Ids of the orders that were acknowledged. */
  orders: number[];
}

/** People with money and a benefit each, and a file that one of them uploaded. */
async function furnish(database: Database, dataDir: string): Promise<Buyer[]> {
  const now = new Date();
  const buyers: Buyer[] = [];
  for (let made = 0; made < BUYERS; made += 1) {
    const person = await makePerson(database, now, {
      flexible: 1_000_000_000,
      budgets: { 1: 1_000_000 },
      password: PASSWORD,
    });
    const benefit = await makeBenefit(database, now, { wayToBuy: 'voucher' });
    buyers.push(Object.assign(person, { benefit, orders: [] }));
  }
  const [{ companyId, userId }] = buyers as [Buyer];
  const key = `2026-11-20/${companyId}/copied`;
  await createStorage(readConfig({ DATA_DIR: dataDir })).put(key, Buffer.from('racun'), 'application/pdf');
  await database.insert(files).values({
    companyId,
    userId,
    key,
    name: 'racun.pdf',
    type: 'application/pdf',
    bytes: 5,
    sha256: 'x',
    createdAt: now,
  });
  return buyers;
}

async function buy({ url }: ChildServer, buyer: Buyer): Promise<void> {
  const post = async (path: string, body?: unknown) => {
    const headers = Object.assign({ 'content-type': 'application/json' }, buyer.headers);
    const answer = await fetch(`${url}/api/v2${path}`, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { id: number };
  };
  await post('/toggle-cart/', { id: buyer.benefit });
  buyer.orders.push((await post('/complete-purchase/')).id);
}

/** Everybody buys until the returned function is called; it waits for the last purchases. */
function buying(server: ChildServer, buyers: readonly Buyer[]): () => Promise<unknown> {
  let isOver = false;
  const all = buyers.map(async (buyer) => {
    while (!isOver) await buy(server, buyer);
  });
  return () => {
    isOver = true;
    return Promise.all(all);
  };
}

/** Makes a copy during purchases; returns it with the orders that were acknowledged before it began. */
async function copyWhileBuying(server: ChildServer, settings: Record<string, string>, buyers: readonly Buyer[]) {
  const stop = buying(server, buyers);
  const bought = () => buyers.reduce((sum, { orders }) => sum + orders.length, 0);
  await expect.poll(bought, { timeout: 120_000 }).toBeGreaterThan(2 * BUYERS);
  const before = buyers.map(({ orders }) => [...orders]);
  const during = bought();
  const { copy } = await backUp(readConfig(settings), join(scratch, 'copies'), new Date());
  await expect.poll(bought, { timeout: 120_000 }).toBeGreaterThan(during);
  await stop();
  return { copy, before };
}

/** Signs each buyer in on the restored copy and expects their earlier orders and a new purchase. */
async function expectAllThere(settings: Record<string, string>, buyers: readonly Buyer[], before: readonly number[][]) {
  const config = readConfig(Object.assign({ LOG_LEVEL: 'silent' }, settings));
  const opened = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  const app = createApp({ database: opened.database, config });
  try {
    for (const [place, { email, companyId, headers }] of buyers.entries()) {
      const payload = { email, password: PASSWORD };
      const signedIn = await app.inject({ method: 'POST', url: '/api/user/token/', payload });
      expect(signedIn.statusCode).toBe(200);
      const rows = await ask<{ id: number }>(
        opened.database,
        sql`select id from orders where company_id = ${companyId}`,
      );
      expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(before[place] ?? []));
      const benefits = await app.inject({ method: 'GET', url: '/api/v2/benefit/', headers });
      expect(benefits.json()).toMatchObject({ count: BUYERS });
    }
    expect(await lastPutBack(opened.database)).toBeInstanceOf(Date);
    expect(await reconcile(opened.database)).toEqual([]);
    expect(
      readFileSync(join(config.dataDir, 'files', '2026-11-20', String(buyers[0]?.companyId), 'copied'), 'utf8'),
    ).toBe('racun');
  } finally {
    await app.close();
    await opened.close();
  }
}

const quietly = (copy: string, replace = false) => ({ copy, replace, say: () => {} });
const place = (name: string) => readConfig({ DATA_DIR: join(scratch, name) });

/** A client that asks the server of a data folder for a copy. */
function asking(dataDir: string) {
  const socket = createConnection(deskOf(dataDir));
  let said = '';
  socket.on('data', (bytes) => {
    said += bytes;
  });
  return { write: (line: string) => socket.write(`${line}\n`), said: () => said, end: () => socket.destroy() };
}

/** Only one copy is made at a time, and one whose client disconnects ends. */
async function expectOneAtATime(dataDir: string): Promise<void> {
  const [first, second] = [asking(dataDir), asking(dataDir)];
  first.write('begin');
  await expect.poll(first.said).toBe('{}\n');
  second.write('begin');
  second.write('end');
  await expect.poll(second.said).toContain('No copy was begun');
  expect(second.said()).toContain('Another copy is being made');
  first.end();
  const whole = async () => {
    const next = asking(dataDir);
    next.write('begin');
    next.write('end');
    await expect.poll(() => next.said().split('\n').length).toBeGreaterThan(2);
    next.end();
    return next.said();
  };
  await expect.poll(whole).toContain('START WAL LOCATION');
  second.end();
}

describe('the embedded database', async () => {
  const dataDir = await copyOfEmbedded();
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = { DATA_DIR: dataDir };
  const opened = await openDatabase({ dataDir });
  const buyers = await furnish(opened.database, dataDir);
  await opened.close();
  let made = '';

  it('is copied while people buy, and comes back with all that was bought before', async () => {
    const server = await startChildServer(settings);
    const { copy, before } = await copyWhileBuying(server, settings, buyers);
    made = copy;
    await expectOneAtATime(dataDir);
    await server.stop();
    expect(existsSync(deskOf(dataDir))).toBe(false);

    const restored = await restoreCopy(place('back'), quietly(copy));
    expect(restored).toMatchObject({ breaches: 0, brokenSeals: 0, missingFiles: 0 });
    expect(restored.counts.people).toBeGreaterThanOrEqual(BUYERS);
    await expectAllThere({ DATA_DIR: join(scratch, 'back') }, buyers, before);
  });

  it('is refused with the name of a file that was cut, changed or lost, and nothing is touched', async () => {
    const file =
      readdirSync(join(made, 'database', 'pg_wal')).map((name) => join(made, 'database', 'pg_wal', name))[0] ?? '';
    const whole = readFileSync(file);
    const refused = async (what: string) => {
      await expect(restoreCopy(place('nowhere'), quietly(made))).rejects.toThrow(`${file} is ${what}`);
      expect(existsSync(join(scratch, 'nowhere'))).toBe(false);
    };
    truncateSync(file, whole.length - 1);
    await refused('cut or changed');
    writeFileSync(file, Buffer.concat([whole.subarray(0, -1), Buffer.from([1])]));
    await refused('not as it was copied');
    rmSync(file);
    await refused('missing');
    writeFileSync(file, whole);
  });

  it('is refused when a newer version made the copy, or when it is of another kind', async () => {
    const newer = join(scratch, 'newer');
    cpSync(made, newer, { recursive: true });
    const file = join(newer, 'manifest.json');
    const manifest = readFileSync(file, 'utf8');
    writeFileSync(file, manifest.replace(`"migration": ${newestMigration()}`, `"migration": ${newestMigration() + 1}`));
    await expect(restoreCopy(place('nowhere'), quietly(newer))).rejects.toThrow('a newer version of Izbor');
    writeFileSync(file, manifest.slice(0, -20));
    await expect(restoreCopy(place('nowhere'), quietly(newer))).rejects.toThrow(`${file} is cut or changed`);
    const elsewhere = readConfig({
      DATA_DIR: join(scratch, 'nowhere'),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/no',
    });
    await expect(restoreCopy(elsewhere, quietly(made))).rejects.toThrow('without DATABASE_URL');
    expect(existsSync(join(scratch, 'nowhere'))).toBe(false);
  });

  it('is not copied where there is none or into itself, and takes the place of no other unasked', async () => {
    await expect(backUp(place('nothing'), join(scratch, 'copies'), new Date())).rejects.toThrow('There is no database');
    await expect(backUp(readConfig(settings), join(dataDir, 'files', 'own'), new Date())).rejects.toThrow('a part of');
    await expect(restoreCopy(place('back'), quietly(made))).rejects.toThrow(REPLACE);
    const full = place('full');
    for (const name of ['database', 'files', 'pictures'])
      mkdirSync(join(full.dataDir, name, 'one'), { recursive: true });
    await expect(restoreCopy(full, quietly(made))).rejects.toThrow(
      `${full.dataDir} has database, files and pictures of its own. Name an empty DATA_DIR`,
    );
  });

  it('leaves the copy alone that another machine makes in the same folder at that second', async () => {
    const folder = join(scratch, 'copies-of-two');
    const theirs = join(folder, 'izbor-2026-11-30T03-15-00Z.part');
    mkdirSync(theirs, { recursive: true });
    writeFileSync(join(theirs, 'database.dump'), 'theirs');
    await expect(backUp(readConfig(settings), folder, new Date('2026-11-30T03:15:00.412Z'))).rejects.toThrow(
      `${theirs} is there already: another copy is being made. Begin again.`,
    );
    expect(readFileSync(join(theirs, 'database.dump'), 'utf8')).toBe('theirs');
  });

  it('is not made without the files that cannot be read', async () => {
    mkdirSync(join(scratch, 'unread'));
    writeFileSync(join(scratch, 'unread', 'files'), 'no folder');
    await expect(backUp(place('unread'), join(scratch, 'copies-unread'), new Date())).rejects.toThrow('ENOTDIR');
    expect(readdirSync(join(scratch, 'copies-unread'))).toEqual([]);
  });

  // Each opening of an embedded database takes seconds.
  it.runIf(isFull)('is copied while no server runs, and takes the place of another when told so', async () => {
    const { copy } = await backUp(readConfig(settings), join(scratch, 'again'), new Date());
    expect(await restoreCopy(place('back'), quietly(copy, true))).toMatchObject({ breaches: 0, missingFiles: 0 });
    const aside = readdirSync(join(scratch, 'back')).filter((name) => name.startsWith('replaced-'));
    expect(aside).toHaveLength(1);
    expect(readdirSync(join(scratch, 'back', aside[0] ?? '')).sort()).toEqual(['database', 'files']);
  });
});

/** A shell script that prints this version, succeeds without doing anything when called with `manage`, and otherwise runs `work`. */
const toolOf = (tool: string, version: string, manage: string, work: string) =>
  `#!/bin/sh\n[ "$1" = --version ] && echo '${tool} (PostgreSQL) ${version}' && exit 0\n[ "$1" = ${manage} ] && exit 0\n${work}\n`;

/** A folder with tools of this version that fail, except when called with `manage`. */
function toolsOf(version: string, manage = '--version'): string {
  const folder = join(scratch, `tools-${version}${manage}`);
  mkdirSync(folder, { recursive: true });
  for (const tool of ['pg_dump', 'pg_restore']) {
    const script = toolOf(tool, version, manage, `echo '${tool}: error: of no use' >&2\nexit 1`);
    writeFileSync(join(folder, tool), script, { mode: 0o755 });
  }
  return folder;
}

/** A copy with a valid manifest whose only file is `dumped`, by default no dump. */
async function copyByHand(
  name: string,
  { database, postgres }: Pick<Manifest, 'database' | 'postgres'>,
  dumped: string | Buffer = 'of another version',
  counts: Manifest['counts'] = {},
) {
  const copy = join(scratch, name);
  mkdirSync(copy);
  const dump = join(copy, 'database.dump');
  writeFileSync(dump, dumped);
  await writeManifest(copy, {
    made: '2026-11-20T10:00:00.000Z',
    izbor: '2.0.0',
    database,
    postgres,
    migration: newestMigration(),
    files: 'copied',
    counts,
    parts: [Object.assign({ path: 'database.dump' }, await sizeAndDigestOf(dump))],
  });
  return copy;
}

const KEPT =
  'What was in the database of DATABASE_URL is still there, as it was: nothing of it goes before the whole copy is in.';

/** The message with which a restore is refused. */
const saidOf = (restoring: Promise<unknown>): Promise<string> =>
  restoring.then(
    () => 'restored',
    (error: Error) => error.message,
  );

async function withTools(folder: string, work: () => Promise<unknown>): Promise<void> {
  const before = process.env.PG_BIN;
  vi.stubEnv('PG_BIN', folder);
  await work().finally(() => vi.stubEnv('PG_BIN', before));
}

describe('the tools of PostgreSQL', () => {
  it.each([
    ['14.9', 'pg_dump', '15.8', '15.8', 'the server of 15.8: it must not be older'],
    [
      '17.2',
      'pg_dump',
      '15.8',
      '15.8',
      'Set PG_BIN to the folder of one from 15 to 16, or take a server of 17 or newer',
    ],
    [
      '18.0',
      'pg_restore',
      '15.8',
      '16.4',
      'Set PG_BIN to the folder of one from 15 to 16, or take a server of 17 or newer',
    ],
    ['17.2', 'pg_restore', '17.1', '16.4', 'the server of 16.4 cannot be filled by it. Take a server of 17 or newer'],
  ] as const)('of %s are refused as %s of %s into %s', async (version, tool, copied, into, why) => {
    await withTools(toolsOf(version), () => expect(checkTools(tool, copied, into)).rejects.toThrow(why));
  });

  it.each([
    ['16.4', 'pg_restore', '15.8', '15.8'],
    ['17.2', 'pg_restore', '15.8', '17.2'],
    ['18.0', 'pg_dump', '17.2', '17.2'],
  ] as const)('of %s are taken as %s of %s into %s', async (version, tool, copied, into) => {
    await withTools(toolsOf(version), () => expect(checkTools(tool, copied, into)).resolves.toBeUndefined());
  });

  it('are asked whether they can read a dump before the tables that are there are dropped', async () => {
    const server = inject('postgres').url;
    const taken = `izbor_taken_${process.pid}`;
    await adminQuery(server, `create database ${taken}`);
    await adminQuery(databaseUrl(server, taken), 'create table theirs (id integer)');
    const copy = await copyByHand('unreadable', { database: 'postgres', postgres: '16.4' });
    const dump = join(copy, 'database.dump');
    const config = readConfig({ DATABASE_URL: databaseUrl(server, taken), DATA_DIR: join(scratch, 'taken') });
    await withTools(toolsOf('18.4'), () =>
      expect(restoreCopy(config, quietly(copy, true))).rejects.toThrow(
        `pg_restore cannot read ${dump}: pg_restore: error: of no use`,
      ),
    );
    await adminQuery(databaseUrl(server, taken), 'select from theirs');
    await adminQuery(server, `drop database ${taken}`);
  });

  it('leave what was there where they fail, and say so: without the end of a copy its beginning is never kept', async () => {
    const server = inject('postgres').url;
    const kept = `izbor_kept_${process.pid}`;
    await adminQuery(server, `create database ${kept}`);
    const copy = await copyByHand('failing', { database: 'postgres', postgres: '16.4' });
    const config = readConfig({ DATABASE_URL: databaseUrl(server, kept), DATA_DIR: join(scratch, 'kept') });
    const said = () => saidOf(restoreCopy(config, quietly(copy, true)));
    const failed = 'pg_restore failed: pg_restore: error: of no use';
    const bin = toolsOf('18.4', '--list');
    const sent = join(bin, 'sent');
    writeFileSync(join(bin, 'psql'), `#!/bin/sh\ncat > '${sent}'\n`, { mode: 0o755 });
    await withTools(bin, async () => {
      expect(await said()).toBe(failed);
      expect(readFileSync(sent, 'utf8')).toBe('');
      await adminQuery(databaseUrl(server, kept), 'create table theirs (id integer)');
      expect(await said()).toBe(`${failed}\n${KEPT}`);
      expect(readFileSync(sent, 'utf8')).toBe(
        'set client_min_messages = error;\nbegin;\ndrop schema if exists drizzle cascade;\ndrop schema public cascade;\ncreate schema public;\n',
      );
      rmSync(join(bin, 'psql'));
      expect(await said()).toBe(
        `psql is not there in PG_BIN (${bin}). It comes with PostgreSQL's client (Debian: postgresql-client).\n${KEPT}`,
      );
    });
    await adminQuery(databaseUrl(server, kept), 'select from theirs');
    await adminQuery(server, `drop database ${kept}`);
  });

  it('are no longer waited for once the database takes nothing more', async () => {
    const server = inject('postgres').url;
    const refused = `izbor_refused_${process.pid}`;
    await adminQuery(server, `create database ${refused}`);
    const copy = await copyByHand('refused', { database: 'postgres', postgres: '16.4' });
    const config = readConfig({ DATABASE_URL: databaseUrl(server, refused), DATA_DIR: join(scratch, 'refused') });
    const bin = toolsOf('18.5', '--list');
    // Prints nothing and does not end by itself.
    writeFileSync(join(bin, 'pg_restore'), toolOf('pg_restore', '18.5', '--list', 'exec sleep 600'), { mode: 0o755 });
    writeFileSync(join(bin, 'psql'), "#!/bin/sh\necho 'ERROR:  permission denied' >&2\nexit 3\n", { mode: 0o755 });
    await withTools(bin, async () => {
      expect(await saidOf(restoreCopy(config, quietly(copy)))).toBe('psql failed: ERROR:  permission denied');
    });
    await adminQuery(server, `drop database ${refused}`);
  });
});

describe('a command in a wrong place', () => {
  it('says that there is no Izbor in the database that it is to copy', () => {
    const DATABASE_URL = inject('postgres').url;
    expect(commandSaid(['backup', join(scratch, 'copies-of-none')], { DATABASE_URL })).toEqual({
      status: 1,
      said: 'There is no Izbor in the database of DATABASE_URL, or not all of it: relation "drizzle.__drizzle_migrations" does not exist. Look whether it is the right one.',
    });
    expect(readdirSync(join(scratch, 'copies-of-none'))).toEqual([]);
  });

  it('puts nothing back where one address leads to the empty place and the other still to the shop', async () => {
    const copy = await copyByHand('of-two', { database: 'postgres', postgres: '16.4' });
    const config = readConfig({
      DATABASE_URL: 'postgres://izbor:tajna@pooler:6432/izbor_back',
      DATABASE_DIRECT_URL: 'postgres://izbor:tajna@database/izbor',
      DATABASE_POOLER: 'transaction',
      DATA_DIR: join(scratch, 'of-two-addresses'),
    });
    expect(await saidOf(restoreCopy(config, quietly(copy, true)))).toBe(
      'DATABASE_URL names the database izbor_back, but DATABASE_DIRECT_URL, by which a copy is put back, izbor. Name one in both.',
    );
  });

  it('says that it may not write where the copy is to come back', async () => {
    const copy = await copyByHand('of-nothing', { database: 'embedded', postgres: '17.4' });
    const { status, said } = commandSaid(['restore', copy], { DATA_DIR: '/sys/izbor' });
    expect([status, said.split('\n')]).toEqual([
      1,
      [
        'Looking at 1 file of the copy of 2026-11-20T10:00:00.000Z.',
        'DATA_DIR (/sys/izbor) cannot be written. Let the user who runs the shop write there, or mount it for writing, and start again.',
      ],
    ]);
  });
});

// `npm test` copies and restores the embedded database: the code that both have in common is the same.
const tools = isFull ? postgresTools() : null;

describe.skipIf(!tools)('PostgreSQL', async () => {
  const bin = tools ?? '';
  const postgres = tools ? await startPostgresOf(bin) : null;
  const other = tools ? await startPostgresOf(bin) : null;
  const url = (name: string) => databaseUrl(postgres?.url ?? '', name);
  vi.stubEnv('PG_BIN', bin);
  afterAll(async () => {
    vi.unstubAllEnvs();
    await postgres?.stop();
    await other?.stop();
  });
  const filesOf = (name: string) => join(scratch, `postgres-${name}`);

  it('is copied by its own tools while people buy, and comes back with all that was bought before', async () => {
    for (const name of ['shop', 'taken']) await adminQuery(postgres?.url ?? '', `create database ${name}`);
    // The source server has used up many transaction ids, which the server of the restored copy does not know.
    await adminQuery(
      postgres?.url ?? '',
      'do $$ begin for n in 1..5000 loop perform pg_current_xact_id(); commit; end loop; end $$',
    );
    const opened = await openDatabase({ url: url('shop'), dataDir: '' });
    await opened.migrate();
    const buyers = await furnish(opened.database, filesOf('shop'));
    await opened.close();
    const settings = { DATABASE_URL: url('shop'), DATA_DIR: filesOf('shop') };
    const server = await startChildServer(settings);
    const { copy, before } = await copyWhileBuying(server, settings, buyers);
    await server.stop();
    // With another data folder than the server's the copy lacks files, and says how many.
    const elsewhere = readConfig(Object.assign({}, settings, { DATA_DIR: filesOf('elsewhere') }));
    const made = (config: ReturnType<typeof readConfig>, folder: string) =>
      backUp(config, join(scratch, folder), new Date());
    expect(await made(elsewhere, 'copies-without')).toMatchObject({ files: 1, missingFiles: 1 });
    expect(await made(readConfig(settings), 'copies-with')).toMatchObject({ files: 2, missingFiles: 0 });

    const back = { DATABASE_URL: other?.url ?? '', DATA_DIR: filesOf('back') };
    const restored = await restoreCopy(readConfig(back), quietly(copy));
    expect(restored).toMatchObject({ breaches: 0, brokenSeals: 0, missingFiles: 0 });
    await expectAllThere(back, buyers, before);

    await adminQuery(url('taken'), 'create table theirs (id integer)');
    const taken = readConfig({ DATABASE_URL: url('taken'), DATA_DIR: filesOf('taken') });
    await expect(restoreCopy(taken, quietly(copy))).rejects.toThrow(REPLACE);
    expect(await restoreCopy(taken, quietly(copy, true))).toMatchObject({ breaches: 0 });
    truncateSync(join(copy, 'database.dump'), 1000);
    await expect(restoreCopy(taken, quietly(copy, true))).rejects.toThrow(`${join(copy, 'database.dump')} is cut`);
  });

  describe('with something in the database already', () => {
    const config = () => readConfig({ DATABASE_URL: url('kept'), DATA_DIR: filesOf('kept') });
    const found = async () => {
      const opened = await openDatabase({ url: url('kept'), dataDir: '' });
      return databaseFacts(opened.database).finally(opened.close);
    };
    let whole = '';

    /** Changes after the copy was made: a table in the database and a file. */
    async function fill(): Promise<void> {
      await adminQuery(url('kept'), 'create table public.theirs as select generate_series(1, 3) as id');
      writeFileSync(join(filesOf('kept'), 'files', 'theirs'), 'later');
    }

    beforeAll(async () => {
      await adminQuery(postgres?.url ?? '', 'create database kept');
      const opened = await openDatabase({ url: url('kept'), dataDir: '' });
      await opened.migrate();
      await furnish(opened.database, filesOf('kept'));
      await opened.close();
      // A foreign schema, which a restore does not drop.
      await adminQuery(url('kept'), 'create schema others');
      whole = (await backUp(config(), join(scratch, 'copies-kept'), new Date())).copy;
      await fill();
    });

    /** Tries a restore that must fail with this message and leave everything as it was. */
    async function expectKept(copy: string, why: RegExp): Promise<void> {
      const before = await found();
      expect(before.counts).toMatchObject({ theirs: 3, people: BUYERS });
      const said = await saidOf(restoreCopy(config(), quietly(copy, true)));
      expect(said).toMatch(why);
      expect(said.split('\n').at(-1)).toBe(KEPT);
      expect(await found()).toEqual(before);
      expect(readFileSync(join(filesOf('kept'), 'files', 'theirs'), 'utf8')).toBe('later');
      expect(readdirSync(filesOf('kept'))).toEqual(['database.lock', 'files']);
    }

    it.each([
      ['ends too soon', (dump: Buffer) => dump.subarray(0, -200)],
      ['is broken in its data', (dump: Buffer) => Buffer.concat([dump.subarray(0, -200), Buffer.alloc(200, 255)])],
    ])('keeps it when a dump that pg_restore could list %s', async (how, broken) => {
      const { postgres: version } = await found();
      const dump = broken(readFileSync(join(whole, 'database.dump')));
      const copy = await copyByHand(`broken-${how.length}`, { database: 'postgres', postgres: version }, dump);
      await expectKept(copy, /^pg_restore failed: pg_restore: error: /);
    });

    it('keeps it when the database refuses a part of a copy', async () => {
      await expectKept(whole, /^psql failed: ERROR: {2}schema "others" already exists\n/);
    });

    it('keeps it when the command is killed in the midst', async () => {
      const folder = join(scratch, 'tools-endless');
      mkdirSync(folder);
      symlinkSync(join(bin, 'psql'), join(folder, 'psql'));
      const begun = "echo 'begin; create table public.half as select 1 as id;'\nwhile echo '--'; do sleep 0.1; done";
      const script = toolOf('pg_restore', (await found()).postgres, '--list', begun);
      writeFileSync(join(folder, 'pg_restore'), script, { mode: 0o755 });
      const [node, ...args] = commandLine('restore', whole, REPLACE);
      const command = spawn(node, args, {
        env: { PATH: process.env.PATH, PG_BIN: folder, DATABASE_URL: url('kept'), DATA_DIR: filesOf('kept') },
        stdio: 'ignore',
      });
      const filling = async () => {
        const opened = await openDatabase({ url: url('kept'), dataDir: '' });
        const locks = sql`select from pg_locks join pg_stat_activity using (pid)
          where application_name = 'psql' and mode = 'AccessExclusiveLock'`;
        return (await ask(opened.database, locks).finally(opened.close)).length > 0;
      };
      await expect
        .poll(filling, { timeout: 60_000 })
        .toBe(true)
        .finally(() => command.kill('SIGKILL'));
      await expect.poll(filling, { timeout: 60_000 }).toBe(false);
      expect((await found()).counts).toMatchObject({ theirs: 3, people: BUYERS });
      expect((await found()).counts).not.toHaveProperty('half');
      for (const name of readdirSync(filesOf('kept'))) {
        if (name.startsWith('restoring-')) rmSync(join(filesOf('kept'), name), { recursive: true });
      }
    });

    it('has nothing of it any more, but its files, where the copy in it is not what its manifest says', async () => {
      await adminQuery(url('kept'), 'drop schema others');
      const { postgres: version } = await found();
      const kind = { database: 'postgres', postgres: version } as const;
      const copy = await copyByHand('miscounted', kind, readFileSync(join(whole, 'database.dump')), { people: 99 });
      const said: string[] = [];
      await expect(
        restoreCopy(config(), { copy, replace: true, say: (sentence) => said.push(sentence) }),
      ).rejects.toThrow(`The table people came back with ${BUYERS} rows and not 99.`);
      expect(said.at(-1)).toContain('holds the copy now, and what was in it before is gone; no file was moved.');
      expect((await found()).counts).not.toHaveProperty('theirs');
      expect(readFileSync(join(filesOf('kept'), 'files', 'theirs'), 'utf8')).toBe('later');
      await adminQuery(url('kept'), 'create table public.theirs as select generate_series(1, 3) as id');
    });

    it('has nothing of it any more once a copy is back', async () => {
      await adminQuery(url('kept'), 'drop schema others');
      expect(await restoreCopy(config(), quietly(whole, true))).toMatchObject({ breaches: 0, missingFiles: 0 });
      const { counts } = await found();
      expect(counts).toMatchObject({ people: BUYERS });
      expect(counts).not.toHaveProperty('theirs');
      expect(existsSync(join(filesOf('kept'), 'files', 'theirs'))).toBe(false);
      const aside = readdirSync(filesOf('kept')).find((name) => name.startsWith('replaced-')) ?? '';
      expect(readFileSync(join(filesOf('kept'), aside, 'files', 'theirs'), 'utf8')).toBe('later');
    });
  });

  it('says what is missing when its tools are not there', async () => {
    vi.stubEnv('PG_BIN', scratch);
    const config = readConfig({ DATABASE_URL: url('postgres'), DATA_DIR: filesOf('none') });
    await adminQuery(url('postgres'), 'create schema if not exists drizzle');
    await adminQuery(url('postgres'), 'create table if not exists drizzle.__drizzle_migrations (created_at bigint)');
    await expect(backUp(config, join(scratch, 'copies-none'), new Date())).rejects.toThrow(
      `pg_dump is not there in PG_BIN (${scratch})`,
    );
    expect(readdirSync(join(scratch, 'copies-none'))).toEqual([]);
    vi.stubEnv('PG_BIN', bin);
  });
});
