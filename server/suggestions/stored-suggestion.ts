import type { AdminSuggestion } from '#contract/suggestions/admin-suggestions.contract.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { SUGGESTED, SUGGESTION_COLUMNS } from './suggestion-list.ts';

/** Which suggestion of which company. */
export interface SuggestionKey {
  companyId: number;
  suggestionId: number;
}

/** Reads one suggestion of any company; `toWrite` locks it. Throws notFound. */
export async function readSuggestion(
  database: Database | Transaction,
  { companyId, suggestionId }: SuggestionKey,
  { toWrite = false } = {},
): Promise<AdminSuggestion> {
  const [found] = await ask<AdminSuggestion>(
    database,
    sql`
    select ${SUGGESTION_COLUMNS}, s.why, (
        select u.language from users u where u.company_id = s.company_id and u.id = s.user_id) as language,
      coalesce(s.answer, '') as answer, ${isoMoment(sql`s.answered_at`)} as answered_at, s.benefit_id as benefit
    from ${SUGGESTED} where s.company_id = ${companyId}::bigint and s.id = ${suggestionId}::bigint
    ${toWrite ? sql`for no key update of s` : sql``}`,
  );
  if (!found) throw notFound();
  return found;
}
