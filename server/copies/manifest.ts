import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { isForbidden } from '../config/forbidden.ts';
import { newestMigration } from '../database/migrations-folder.ts';
import { writeSynced } from './copied-files.ts';
import { CopyRefused } from './copy-refused.ts';

const FORMAT = 1;
const NAME = 'manifest.json';

const part = z.strictObject({ path: z.string(), bytes: z.int(), sha256: z.string() });

const manifest = z.object({
  /** Format of the manifest; a manifest of another format comes from another version. */
  format: z.literal(FORMAT),
  /** When the copy was complete. */
  made: z.iso.datetime(),
  /** The version of Izbor that made it. */
  izbor: z.string(),
  database: z.enum(['embedded', 'postgres']),
  /** The version of PostgreSQL that the data are of. */
  postgres: z.string(),
  /** The last migration that had run: its moment in the journal. */
  migration: z.number(),
  /** Location of uploaded files: in this copy, or in a bucket that the copy does not contain. */
  files: z.enum(['copied', 's3']),
  /** The rows of each table, at the moment that the copy shows. */
  counts: z.record(z.string(), z.int()),
  /** Every other file of the copy. */
  parts: z.array(part),
});

/** The manifest of a copy. */
export type Manifest = z.infer<typeof manifest>;

export async function writeManifest(copy: string, facts: Omit<Manifest, 'format'>): Promise<void> {
  await writeSynced(join(copy, NAME), JSON.stringify(Object.assign({ format: FORMAT }, facts), null, 1));
}

/** Reads the manifest. Throws CopyRefused when the folder is no copy, is incomplete, or is of a newer version. */
export async function readManifest(copy: string): Promise<Manifest> {
  const file = join(copy, NAME);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isForbidden(error))
      throw new CopyRefused(`${file} may not be read by the user who runs this. Let them read it.`);
    throw new CopyRefused(`${copy} is no copy of Izbor: it has no ${NAME}.`);
  });
  const read = manifest.safeParse(parsed(text));
  if (!read.success) throw new CopyRefused(`${file} is cut or changed, or of a newer version of Izbor.`);
  if (read.data.migration > newestMigration()) {
    throw new CopyRefused(
      `This copy was made by a newer version of Izbor (${read.data.izbor}), whose tables this one does not know. Put it back with that version.`,
    );
  }
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
