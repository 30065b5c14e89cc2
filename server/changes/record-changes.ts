import type { RecordKind } from '#contract/changes/change-kinds.ts';
import type { RecordChange } from '#contract/changes/changes.contract.ts';
import type { Database } from '../database/database.ts';
import { historyAnswer } from '../endpoints/page-answer.ts';
import { type RecordQuery, readRecordChanges } from './changes.service.ts';

interface Asked {
  /** The company of the record; the platform by default. */
  companyId?: number;
  alsoOf?: number;
  kind: RecordKind;
  recordId: number;
  /** The path of its call, with a placeholder for the id. */
  path: string;
  query: RecordQuery;
}

/** Answers the changes of a record; none for one that does not exist. */
export async function recordChanges(database: Database, { path, query, ...record }: Asked) {
  const address = path.replace(/\{\w+\}/, String(record.recordId));
  return historyAnswer<RecordChange>(address, query, await readRecordChanges(database, record, query));
}
