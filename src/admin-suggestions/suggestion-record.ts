import type { Fields } from '#contract/records/merge.rules.ts';
import {
  type AdminSuggestion,
  answerSuggestion,
  getSuggestion,
  listAdminSuggestions,
  listSuggestionChanges,
} from '#contract/suggestions/admin-suggestions.contract.ts';
import {
  answerProblems,
  LONGEST_ANSWER,
  type SuggestionAnswer,
  type SuggestionProblem,
  type SuggestionStatus,
} from '#contract/suggestions/suggestions.rules.ts';
import { getToday } from '#contract/today/today.contract.ts';
import { adminSuggestionsTexts } from '#locales/admin-suggestions/admin-suggestions.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { atRevision } from '../admin/parts/at-revision.ts';
import { companyKey } from '../admin/parts/company-key.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The calls whose answers change with a suggestion. */
export const SUGGESTION_CALLS = [listAdminSuggestions, getSuggestion, listSuggestionChanges, getToday];

/** The answer to a suggestion as fields of its form. */
export const editedOf = ({ answer, status, benefit, revision, changed }: AdminSuggestion): EditedRecord => ({
  fields: { answer, status, benefit },
  revision,
  offered: true,
  by: changed.by?.name ?? null,
  at: changed.at,
});

/** The typed fields of the form. */
export const typedIn = ({ answer, status, benefit }: Fields): SuggestionAnswer => ({
  answer: String(answer ?? ''),
  status: (status ?? 'new') as SuggestionStatus,
  benefit: typeof benefit === 'number' ? benefit : null,
});

/** Problems of the fields, by the rules that the server applies too. */
export const suggestionProblems = (fields: Fields): Problems => Object.assign({}, answerProblems(typedIn(fields)));

/** The problem of an answer in words; a message of the server is returned unchanged. */
export function useSuggestionProblems(): (problem: string) => string {
  const t = useTexts(adminSuggestionsTexts);
  const problems: Record<SuggestionProblem, string> = {
    answer: t('problem.answer'),
    long: t('problem.long', { most: LONGEST_ANSWER }),
    benefit: t('problem.benefit'),
    none: t('problem.none'),
  };
  return (problem) => problems[problem as SuggestionProblem] ?? problem;
}

/** The changed fields as the call takes them. */
export function sentOf(changes: Fields): Partial<SuggestionAnswer> {
  const typed = typedIn(changes);
  const sent = (Object.keys(typed) as (keyof SuggestionAnswer)[]).filter((name) => name in changes);
  return Object.fromEntries(sent.map((name) => [name, typed[name]]));
}

/** Reads a suggestion for its form, and saves the answer. `open` holds the keys of its company and its own. */
export function suggestionCalls(open: string) {
  const params = companyKey(open);
  return {
    read: async (signal: AbortSignal): Promise<EditedRecord> =>
      editedOf(await callEndpoint(getSuggestion, { params, signal })),
    save: async ({ seen, changes }: SaveTry): Promise<EditedRecord> =>
      editedOf(await callEndpoint(answerSuggestion, { params, headers: atRevision(seen), body: sentOf(changes) })),
  };
}
