import { rmSync } from 'node:fs';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { copyOfEmbedded, makeDatabase } from './databases.ts';

/** Works on a database while no child server has it open: the embedded one allows one process at a time. */
export type WithDatabase = <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;

type Crash = (settings: Record<string, string>, withDatabase: WithDatabase) => Promise<void>;

/** Runs `crash` with the settings of a PostgreSQL database, for servers that are killed. */
export async function crashOnPostgres(crash: Crash): Promise<void> {
  const opened = await makeDatabase({ on: 'postgres' });
  try {
    await crash({ DATABASE_URL: opened.url ?? '', DATA_DIR: opened.dataDir }, (work) => work(opened.database));
  } finally {
    await opened.close();
  }
}

/** Runs `crash` with the settings of an embedded database, which is opened again for each piece of work. */
export async function crashEmbedded(crash: Crash): Promise<void> {
  const dataDir = await copyOfEmbedded();
  const withDatabase: WithDatabase = async (work) => {
    const opened = await openDatabase({ dataDir });
    try {
      await opened.migrate();
      return await work(opened.database);
    } finally {
      await opened.close();
    }
  };
  try {
    await crash({ DATA_DIR: dataDir, DATABASE_URL: '' }, withDatabase);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
