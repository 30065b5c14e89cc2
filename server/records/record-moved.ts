import type { RecordKind } from '#contract/changes/change-kinds.ts';
import { lastChange } from '../changes/last-change.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';

/** The record was changed since it was seen. `unlessMoved` turns it into recordChanged, with the current record. */
export class RecordMoved extends Error {}

/** Throws RecordMoved unless a locked record has the revision that was seen; null accepts any. */
export function checkSeen({ revision }: { revision: number }, seen: number | null): void {
  if (seen !== null && revision !== seen) throw new RecordMoved();
}

interface Where<Kept> {
  kind: RecordKind;
  companyId: number;
  /** Another company in whose log its changes may be noted. */
  alsoOf?: number;
  recordId: number | string;
  /** Reads the record as its call answers it. */
  read: () => Promise<Kept>;
  revisionOf: (record: Kept) => number;
}

/** Runs `save`. Throws recordChanged, with the current record, when `save` throws RecordMoved. */
export async function unlessMoved<Done, Kept>(
  database: Database,
  { kind, companyId, alsoOf = companyId, recordId, read, revisionOf }: Where<Kept>,
  save: () => Promise<Done>,
): Promise<Done> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof RecordMoved)) throw error;
    const record = await read();
    const revision = revisionOf(record);
    const last = await lastChange(database, { kind, companyId, alsoOf, recordId: String(recordId), revision });
    throw recordChanged({ revision, changed_by: last?.by ?? null, changed_at: last?.at ?? null, record });
  }
}

const recordChanged = (details: Record<string, unknown>) =>
  new AppError(
    409,
    'record.changed',
    { en: 'Somebody has changed this meanwhile.', sr: 'Neko je ovo u međuvremenu menjao.' },
    { details },
  );
