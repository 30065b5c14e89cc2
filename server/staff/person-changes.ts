import type { RecordChange } from '#contract/changes/changes.contract.ts';
import { type RecordQuery, readRecordChanges } from '../changes/changes.service.ts';
import { withoutBirth } from '../changes/without-birth.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { historyAnswer } from '../endpoints/page-answer.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';

interface Asked {
  person: PersonKey;
  /** Path of the call, for the links to further pages. */
  path: string;
  query: RecordQuery;
}

/** Changes of a person by administrators, newest first. Throws notFound. */
export async function personChanges(database: Database, { person, path, query }: Asked) {
  const { companyId, userId: recordId } = person;
  const rows = await readRecordChanges(database, { companyId, kind: 'person', recordId }, query);
  if (rows.length === 0) await checkThere(database, person);
  return historyAnswer<RecordChange>(path, query, rows);
}

async function checkThere(database: Database, { companyId, userId }: PersonKey): Promise<void> {
  const found = await ask(database, sql`select 1 as one from users where company_id = ${companyId} and id = ${userId}`);
  if (found.length === 0) throw notFound();
}

/** The changes as a company sees them: without birth data. */
export async function colleagueChanges(database: Database, asked: Asked) {
  const { next, results } = await personChanges(database, asked);
  return { next, results: results.map(withoutBirth) };
}
