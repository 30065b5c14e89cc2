import { MOST_COUNTED } from '#contract/records/record-list.contract.ts';
import { PERSON_STATES } from '#contract/staff/person.contract.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { ofKind } from './invited-kinds.ts';
import { isInState } from './staff-columns.ts';

type Counts = Record<'all' | 'unopened' | 'waiting' | (typeof PERSON_STATES)[number], number>;

/** Number of a company's people in each state, each counted up to the limit of lists, in one statement. */
export async function countColleagues(database: Database, companyId: number, now: Date): Promise<Counts> {
  const wanted: [string, Text][] = [
    ['all', sql`true`],
    ['unopened', ofKind('unopened', now)],
    ['waiting', ofKind('waiting', now)],
    ...PERSON_STATES.map((state): [string, Text] => [state, isInState(state, now)]),
  ];
  const columns = wanted.map(
    ([name, lets]) => sql`(
      select count(*)::integer from (
        select from users u where u.company_id = ${companyId} and ${lets} limit ${MOST_COUNTED}::integer) one) as ${sql.identifier(name)}`,
  );
  const [counts] = await ask<Counts>(database, sql`select ${sql.join(columns, sql`, `)}`);
  if (!counts) throw new Error('A count without a row');
  return counts;
}
