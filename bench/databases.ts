import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../server/testing/postgres-server.ts';

/** A signed-in person who sends requests. */
export interface Visitor {
  company: number;
  user: number;
  headers: { authorization: string };
}

/** A database with demo data, many benefits and many people who are signed in. */
export interface BenchDatabase {
  url: string;
  dataDir: string;
  visitors: Visitor[];
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

export interface Databases {
  make(benefits: number, people: number): Promise<BenchDatabase>;
  /** Removes everything that was created. */
  end(): Promise<void>;
}

// PostgreSQL's default `shared_buffers`. The tables and indexes of 100,000 benefits are twice as large.
const MEMORY = '128MB';

/** The PostgreSQL of TEST_DATABASE_URL, or one of this run alone. */
export async function openDatabases(): Promise<Databases> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres({ memory: MEMORY });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const made: { name: string; pool: pg.Pool; dataDir: string }[] = [];
  return {
    make: async (benefits, people) => {
      const name = `izbor_bench_${process.pid}_${benefits}`;
      await admin.query(`create database ${name}`);
      const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
      const dataDir = mkdtempSync(join(tmpdir(), 'izbor-bench-'));
      seed(url, dataDir, benefits, people);
      const pool = new pg.Pool({ connectionString: url, max: 2 });
      // Dropping the database may end a connection that is just closing.
      pool.on('error', () => {});
      made.push({ name, pool, dataDir });
      return { url, dataDir, visitors: await signIn(pool, people), query: (text, values) => pool.query(text, values) };
    },
    end: async () => {
      for (const { name, pool, dataDir } of made) {
        await pool.end();
        await admin.query(`drop database ${name} with (force)`);
        rmSync(dataDir, { recursive: true, force: true });
      }
      await admin.end();
      await server.stop();
    },
  };
}

function seed(url: string, dataDir: string, benefits: number, people: number): void {
  const args = ['--import', 'tsx', 'demo/seed.ts', '--benefits', String(benefits), '--users', String(people)];
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, IZBOR_DEMO: 'on' };
  const { status, stderr } = spawnSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`The seed failed: ${stderr}`);
}

async function signIn(pool: pg.Pool, people: number): Promise<Visitor[]> {
  const { rows } = await pool.query<{ company_id: string; id: string }>(
    "select company_id, id from users where email like '%@izbor.bench' order by id limit $1",
    [people],
  );
  const visitors = rows.map(({ company_id, id }) => {
    const token = randomBytes(32).toString('base64url');
    return { company: Number(company_id), user: Number(id), token, headers: { authorization: `Token ${token}` } };
  });
  await pool.query(
    `insert into sessions (token_hash, company_id, user_id, created_at, last_used_at)
     select token_hash, company_id, user_id, now(), now() from unnest($1::bytea[], $2::bigint[], $3::bigint[]) as t (token_hash, company_id, user_id)`,
    [
      visitors.map(({ token }) => createHash('sha256').update(token).digest()),
      visitors.map(({ company }) => company),
      visitors.map(({ user }) => user),
    ],
  );
  await pool.query('vacuum analyze');
  return visitors;
}
