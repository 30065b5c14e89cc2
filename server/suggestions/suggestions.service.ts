import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import type { listSuggestions, Suggestion, suggestBenefit } from '#contract/suggestions/suggestions.contract.ts';
import { soldTo } from '../benefits/sold-to.ts';
import { countTry } from '../caller/rate-limits.ts';
import type { Database } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask, statement } from '../database/statement.ts';
import { number, of, sql, text, textOrNull } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import type { PersonKey } from '../people/person-key.ts';
import { keyOfAnotherSuggestion, manySuggestions, noSuchCategory } from './suggestions.errors.ts';

type SuggestionsQuery = NonNullable<QueryOf<typeof listSuggestions>>;

interface Found {
  count: number;
  results: Suggestion[];
}

const HOUR = 60 * 60 * 1000;
const MOST_IN_AN_HOUR = 20;

/** The reader's suggestions, newest first, a page in one statement. */
export async function readSuggestions(
  database: Database,
  { companyId, userId }: PersonKey,
  query: SuggestionsQuery,
): Promise<Found> {
  const { offset, size } = rowsOf(query);
  const own = sql`s.company_id = ${companyId} and s.user_id = ${userId}`;
  const rows = await ask<Found>(
    database,
    sql`
    select (select count(*)::integer from suggestions s where ${own}) as count, (
      select coalesce(jsonb_agg(page order by page.id desc), '[]') from (
        select ${columns} from suggestions s join categories c on c.id = s.category_id
        where ${own} order by s.id desc limit ${size} offset ${offset}) page) as results`,
  );
  return rows[0] ?? { count: 0, results: [] };
}

interface ToSuggest {
  idempotencyKey: string | null;
  now: Date;
}

/**
 * Stores a suggestion; repeating the call with the same key answers the same one. Throws noSuchCategory, manySuggestions,
 * keyOfAnotherSuggestion.
 */
export async function suggest(
  database: Database,
  { companyId, userId }: PersonKey,
  { name, provider, category, why }: BodyOf<typeof suggestBenefit>,
  { idempotencyKey, now }: ToSuggest,
): Promise<Suggestion> {
  const limit = { key: `suggestions:${companyId}:${userId}`, most: MOST_IN_AN_HOUR, window: HOUR };
  const values = { companyId, userId, name, provider, category, why, idempotencyKey, now: now.toISOString() };
  return inTransaction(database, async (transaction) => {
    const [kept] = await keep(transaction, values);
    if (!kept) throw noSuchCategory();
    const { is_new: isNew, is_same: isSame, ...suggestion } = kept;
    if (!isSame) throw keyOfAnotherSuggestion();
    // A repeated call does not count against the limit.
    if (isNew) await countTry(transaction, [limit], now, manySuggestions);
    return suggestion;
  });
}

const columns = sql`s.id, s.name, s.provider, s.category_id as category, c.name_en || '/' || c.name_sr as category_name, s.why,
  ${isoMoment(sql`s.created_at`)} as date, s.answer, ${isoMoment(sql`s.answered_at`)} as answered_at, s.status, (
    select b.id from benefits b where b.id = s.benefit_id and b.kind <> 'fixed' and ${soldTo(sql`s.company_id`)}) as benefit`;

// The upsert writes an existing row again, so that it is answered even when two calls come at the same time. `xmax` is 0 for a
// new row.
const keep = statement(
  'keep_suggestion',
  of<Suggestion & { is_new: boolean; is_same: boolean }>,
  () => sql`
    with s as (
      insert into suggestions (company_id, user_id, name, provider, category_id, why, idempotency_key, created_at)
      select ${number('companyId')}, ${number('userId')}, ${text('name')}, ${text('provider')}, c.id, ${text('why')},
        ${textOrNull('idempotencyKey')}, ${text('now')}::timestamptz
      from categories c where c.id = ${number('category')} and c.parent_id is null and c.active
      on conflict (company_id, user_id, idempotency_key) do update set name = suggestions.name
      returning *, xmax = 0 as is_new, (name, provider, category_id, why)
        = (${text('name')}, ${text('provider')}, ${number('category')}, ${text('why')}) as is_same)
    select ${columns}, s.is_new, s.is_same from s join categories c on c.id = s.category_id`,
);
