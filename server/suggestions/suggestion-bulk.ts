import type { BodyOf } from '#contract/endpoint.ts';
import type { SuggestionsPreview, suggestionBulk } from '#contract/suggestions/suggestion-bulk.contract.ts';
import type { BulkKind } from '../bulk/bulk-kind.ts';
import { chosenBy, chosenWrong, refuseWrong, storeChosen } from '../bulk/chosen-records.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { matching } from '../records/record-list.ts';
import { checkAnswer } from './answer-suggestion.ts';
import { SUGGESTIONS } from './suggestion-list.ts';

/** Bulk answers to suggestions. Without a text each keeps its earlier answer. It cannot be undone, as authors were notified. */
export const SUGGESTION_BULK: BulkKind = {
  topic: 'suggestions',
  task: 'suggestion_bulk',
  permission: 'platform.suggestions',
  notedIn: 'platform',
  table: sql`suggestions`,
  names: sql`b.name, b.provider`,
};

interface Asking {
  caller: Caller;
  asked: BodyOf<typeof suggestionBulk.preview>;
  now: Date;
}

/**
 * Stores a preview of the suggestions that would be answered. Throws bulkTooMany, or requestInvalid with the problem of the
 * answer.
 */
export async function previewSuggestions(
  database: Database,
  { caller, asked, now }: Asking,
): Promise<SuggestionsPreview> {
  const { action, status, answer = '', benefit = null } = asked;
  refuseWrong(chosenWrong(asked));
  await checkAnswer(database, { status, answer, benefit });
  const wanted = { status, answer: answer || undefined, benefit };
  const { told, effects } = await storeChosen<{ effects: object }>(database, {
    kind: SUGGESTION_BULK,
    caller,
    action,
    judging: {
      before: sql`jsonb_build_object('status', b.status)`,
      after: sql`${JSON.stringify(wanted)}::jsonb`,
      refused: [
        [
          'same',
          sql`(b.status = ${status}::suggestion_status and ${answer} in ('', coalesce(b.answer, ''))
            and b.benefit_id is not distinct from ${benefit}::integer)`,
        ],
      ],
    },
    chosen: chosenBy(
      asked,
      (query) => sql`b.id in (select ${SUGGESTIONS.id} from ${SUGGESTIONS.from} where ${matching(SUGGESTIONS, query)})`,
    ),
    also: sql`, b.company_id, b.user_id, b.answer <> nullif(${answer}, '') as replaced`,
    effects: sql`(
      select jsonb_build_object('people', count(*)::integer, 'sr', (count(*) filter (where u.language = 'SR'))::integer,
        'en', (count(*) filter (where u.language = 'EN'))::integer,
        'replaced', (select count(*)::integer from affected where replaced))
      from (select distinct company_id, user_id from affected) a join users u on u.company_id = a.company_id and u.id = a.user_id
      ) as effects`,
    now,
  });
  return Object.assign(told, { effects: effects.effects }) as SuggestionsPreview;
}
