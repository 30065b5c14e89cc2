import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import type { AroundStatement } from '../database/around-statements.ts';
import type { Database, OpenedDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { databaseUrl } from './admin-query.ts';

export interface TestDatabase extends OpenedDatabase {
  /** Address of the PostgreSQL database; the embedded one is in `dataDir`. */
  url: string | undefined;
  dataDir: string;
}

interface Settings {
  on: 'postgres' | 'pglite';
  onStatement?: (statement: string) => void;
  aroundStatement?: AroundStatement | undefined;
  /** Without the time limits of serving: fifty calls for one row may take longer on a busy machine, which is no failure. */
  patient?: boolean;
}

let made = 0;

/** A migrated database for one test file; `close` removes it. */
export async function makeDatabase({
  on,
  onStatement,
  aroundStatement,
  patient = false,
}: Settings): Promise<TestDatabase> {
  const dataDir = on === 'pglite' ? await copyOfEmbedded() : mkdtempSync(join(tmpdir(), 'izbor-test-'));
  const url = on === 'postgres' ? await copyOfTemplate() : undefined;
  const opened = await openDatabase({ url, dataDir, patient, aroundStatement, ...(onStatement && { onStatement }) });
  if (!url) await opened.migrate();
  return {
    ...opened,
    url,
    dataDir,
    close: async () => {
      await opened.close();
      if (url) await onServer(`drop database if exists ${nameOf(url)} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens all connections of the pool; else the first request of a race would find it cold and simply win. */
export async function openAllConnections(database: Database, connections = 10): Promise<void> {
  await Promise.all(Array.from({ length: connections }, () => database.execute(sql`select pg_sleep(0.01)`)));
}

async function copyOfTemplate(): Promise<string> {
  const { url, template } = inject('postgres');
  made += 1;
  const name = `izbor_test_${process.pid}_${Date.now().toString(36)}_${made}`;
  // The strategy file_copy takes half the time of writing each page to the log, as long as the files are in the page cache.
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  return databaseUrl(url, name);
}

let server: pg.Pool | undefined;

/** Runs a statement on this run's server, on one connection for all test files of this process. */
async function onServer(statement: string): Promise<void> {
  if (!server) {
    server = new pg.Pool({ connectionString: inject('postgres').url, max: 1, allowExitOnIdle: true });
    // The server may end before this connection does.
    server.on('error', () => {});
  }
  await server.query(statement);
}

let embedded: Promise<string> | undefined;

/** A data folder with a copy of a migrated embedded database; making a new one takes ten times as long. */
export async function copyOfEmbedded(): Promise<string> {
  embedded ??= makeEmbedded();
  const dataDir = mkdtempSync(join(tmpdir(), 'izbor-test-'));
  cpSync(await embedded, dataDir, { recursive: true });
  return dataDir;
}

async function makeEmbedded(): Promise<string> {
  const dataDir = mkdtempSync(join(inject('scratch'), 'embedded-'));
  const opened = await openDatabase({ dataDir });
  await opened.migrate();
  await opened.close();
  return dataDir;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}
