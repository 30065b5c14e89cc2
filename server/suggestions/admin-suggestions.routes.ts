import type { FastifyInstance } from 'fastify';
import type { RecordChange } from '#contract/changes/changes.contract.ts';
import * as calls from '#contract/suggestions/admin-suggestions.contract.ts';
import { readRecordChanges } from '../changes/changes.service.ts';
import { historyAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { answerSuggestion } from './answer-suggestion.ts';
import { readSuggestion, type SuggestionKey } from './stored-suggestion.ts';
import { SUGGESTIONS, SUGGESTIONS_FILE } from './suggestion-list.ts';

/** Calls for the suggestions of people of all companies, for administrators of the platform. */
export function adminSuggestionRoutes(app: FastifyInstance): void {
  serve(app, calls.listAdminSuggestions, async ({ database, query }) => {
    const found = await readRecords<calls.ListedSuggestion, typeof query>(database, SUGGESTIONS, query);
    return recordsAnswer(calls.listAdminSuggestions.path, query, found);
  });

  serve(app, calls.exportSuggestions, (call) => exportRecords(call, SUGGESTIONS, SUGGESTIONS_FILE));

  serve(app, calls.getSuggestion, ({ database, params }) => readSuggestion(database, keyOf(params)));

  serve(app, calls.listSuggestionChanges, async ({ database, params, query }) => {
    const { companyId, suggestionId: recordId } = keyOf(params);
    const path = calls.listSuggestionChanges.path.replace('{company}', `${companyId}`).replace('{id}', `${recordId}`);
    const rows = await readRecordChanges(database, { companyId, kind: 'suggestion', recordId }, query);
    return historyAnswer<RecordChange>(path, query, rows);
  });

  serve(app, calls.answerSuggestion, ({ database, caller, params, body, seen, now }) =>
    answerSuggestion(database, { ...keyOf(params), admin: caller, fields: body, seen, now }),
  );
}

const keyOf = ({ company: companyId, id: suggestionId }: { company: number; id: number }): SuggestionKey => ({
  companyId,
  suggestionId,
});
