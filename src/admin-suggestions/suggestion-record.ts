import type { Fields } from '#contract/records/merge.rules.ts';
import {
  type AdminSuggestion,
  answerSuggestion,
  getSuggestion,
} from '#contract/suggestions/admin-suggestions.contract.ts';
import {
  answerProblems,
  type SuggestionAnswer,
  type SuggestionStatus,
} from '#contract/suggestions/suggestions.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';
import type { SaveTry } from '#machines/records/record-editor.machine.ts';
import { atRevision } from '../admin/at-revision.ts';
import { companyKey } from '../admin/company-key.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** A suggestion as its form has it: what is said of it. */
export const editedOf = ({ answer, status, benefit, revision, changed }: AdminSuggestion): EditedRecord => ({
  fields: { answer, status, benefit },
  revision,
  offered: true,
  by: changed.by?.name ?? null,
  at: changed.at,
});

/** The fields of the form. */
export const typedIn = ({ answer, status, benefit }: Fields): SuggestionAnswer => ({
  answer: String(answer ?? ''),
  status: (status ?? 'new') as SuggestionStatus,
  benefit: typeof benefit === 'number' ? benefit : null,
});

/** What the rules, which the server has too, say of the fields. */
export const suggestionProblems = (fields: Fields): Problems => Object.assign({}, answerProblems(typedIn(fields)));

/** What is sent of the changed fields. */
export function sentOf(changes: Fields): Partial<SuggestionAnswer> {
  const typed = typedIn(changes);
  const sent = (Object.keys(typed) as (keyof SuggestionAnswer)[]).filter((name) => name in changes);
  return Object.fromEntries(sent.map((name) => [name, typed[name]]));
}

/** Reads a suggestion for its form, and saves what is said of it. `open` is its company and its number. */
export function suggestionCalls(open: string) {
  const params = companyKey(open);
  return {
    read: async (signal: AbortSignal): Promise<EditedRecord> =>
      editedOf(await callEndpoint(getSuggestion, { params, signal })),
    save: async ({ seen, changes }: SaveTry): Promise<EditedRecord> =>
      editedOf(await callEndpoint(answerSuggestion, { params, headers: atRevision(seen), body: sentOf(changes) })),
  };
}
