import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';
import { adminQuery, databaseUrl } from './admin-query.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which databases can be created, and a migrated template for them. */
    postgres: { url: string; template: string };
    /** A folder for this run, removed at its end. */
    scratch: string;
  }
}

/** One PostgreSQL for the whole run: that of TEST_DATABASE_URL, or a new one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const template = `izbor_template_${process.pid}_${Date.now().toString(36)}`;
  await adminQuery(server.url, `create database ${template}`);
  const opened = await openDatabase({ url: databaseUrl(server.url, template), dataDir: '' });
  await opened.migrate();
  await opened.close();
  const scratch = mkdtempSync(join(tmpdir(), 'izbor-run-'));
  project.provide('postgres', { url: server.url, template });
  project.provide('scratch', scratch);
  return async () => {
    rmSync(scratch, { recursive: true, force: true });
    await adminQuery(server.url, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
}
