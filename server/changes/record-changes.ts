import type { RecordKind } from '#contract/changes/change-kinds.ts';
import type { RecordChange } from '#contract/changes/changes.contract.ts';
import type { Database } from '../database/database.ts';
import { historyAnswer } from '../endpoints/page-answer.ts';
import { type RecordQuery, readRecordChanges } from './changes.service.ts';

interface Asked {
  /** Whose it is; the platform's own unless it is said. */
  companyId?: number;
  alsoOf?: number;
  kind: RecordKind;
  recordId: number;
  /** The path of its call, with one place for the id. */
  path: string;
  query: RecordQuery;
}

/** Answers what was changed of a record; of one that is not there, nothing. */
export async function recordChanges(database: Database, { path, query, ...record }: Asked) {
  const address = path.replace(/\{\w+\}/, String(record.recordId));
  return historyAnswer<RecordChange>(address, query, await readRecordChanges(database, record, query));
}
