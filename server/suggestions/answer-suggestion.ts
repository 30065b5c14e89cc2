import type { BodyOf } from '#contract/endpoint.ts';
import type { AdminSuggestion, answerSuggestion as answer } from '#contract/suggestions/admin-suggestions.contract.ts';
import { answerProblems, type SuggestionAnswer } from '#contract/suggestions/suggestions.rules.ts';
import { PLATFORM_BENEFITS } from '../benefits/of-platform.ts';
import type { Acting } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { saveRecord } from '../records/save-record.ts';
import { readSuggestion, type SuggestionKey } from './stored-suggestion.ts';
import { ANSWER_PROBLEMS, noSuchBenefit } from './suggestions.errors.ts';
import { suggestions } from './suggestions.table.ts';
import { tellOfAnswer } from './tell-proposer.ts';

interface Answering extends SuggestionKey {
  admin: Acting;
  fields: BodyOf<typeof answer>;
  seen: number | null;
  now: Date;
  /** Dedupe key of the notification: a person is notified once per key. */
  dedupeKey?: string;
}

/**
 * Answers a suggestion and notifies its author. Throws notFound, recordChanged, or requestInvalid with the problem of its field.
 */
export function answerSuggestion(database: Database, answering: Answering): Promise<AdminSuggestion> {
  const { companyId, suggestionId } = answering;
  const place = {
    kind: 'suggestion' as const,
    companyId,
    recordId: suggestionId,
    read: () => readSuggestion(database, answering),
    revisionOf: ({ revision }: AdminSuggestion) => revision,
  };
  return unlessMoved(database, place, () =>
    inTransaction(database, (transaction) => saveAnswer(transaction, answering)),
  );
}

/** Answers a suggestion within a transaction. Throws notFound, RecordMoved, or requestInvalid with the problem of its field. */
export async function saveAnswer(transaction: Transaction, answering: Answering): Promise<AdminSuggestion> {
  const { companyId, suggestionId, fields, seen, now } = answering;
  const before = await readSuggestion(transaction, answering, { toWrite: true });
  const wanted = wantedOf(before, fields);
  await checkAnswer(transaction, wanted, before);
  const isAnswered = wanted.answer !== before.answer;
  const answeredAt = wanted.answer ? now : null;
  const columns = {
    status: wanted.status,
    benefitId: wanted.benefit,
    answer: wanted.answer || null,
    answeredAt: isAnswered ? answeredAt : undefined,
  };
  const saving = { key: { companyId, id: suggestionId }, seen, columns, now };
  const { isChanged } = await saveRecord(transaction, suggestions, saving);
  if (!isChanged) return before;
  await noteAnswer(transaction, answering, { before, wanted });
  const after = await readSuggestion(transaction, answering);
  if (isNews(before, after)) await tellOfAnswer(transaction, after, answering);
  return after;
}

/** Whether the author should be notified: not when an answer was removed, or the suggestion waits again. */
const isNews = (before: AdminSuggestion, { answer: text, status, benefit }: AdminSuggestion): boolean =>
  (text !== '' && text !== before.answer) ||
  (status !== 'new' && status !== before.status) ||
  (benefit !== null && benefit !== before.benefit);

/** The complete answer after the change. */
const wantedOf = (
  before: AdminSuggestion,
  { answer: text = before.answer, status = before.status, benefit = before.benefit }: Answering['fields'],
): SuggestionAnswer => ({ answer: text, status, benefit });

/** Throws requestInvalid with the problem of an answer, at its field. The benefit that `before` already has is accepted. */
export async function checkAnswer(
  database: Database | Transaction,
  wanted: SuggestionAnswer,
  before?: AdminSuggestion,
): Promise<void> {
  const { benefit } = wanted;
  const problems = Object.entries(answerProblems(wanted));
  if (problems.length > 0)
    throw requestInvalid(Object.fromEntries(problems.map(([field, problem]) => [field, ANSWER_PROBLEMS[problem]])));
  if (benefit === null || benefit === before?.benefit) return;
  const found = await ask(database, sql`select from ${PLATFORM_BENEFITS} b where b.id = ${benefit}::integer`);
  if (found.length === 0) throw noSuchBenefit();
}

/** Notes the answer in the log; its text counts as personal data of the author. */
function noteAnswer(
  transaction: Transaction,
  { admin, companyId, suggestionId, now }: Answering,
  { before, wanted }: { before: AdminSuggestion; wanted: SuggestionAnswer },
) {
  const told = [
    { field: 'status', before: before.status, after: wanted.status },
    { field: 'answer', before: before.answer || null, after: wanted.answer || null, personId: before.person.id },
    { field: 'benefit', before: before.benefit, after: wanted.benefit },
  ];
  const changed = {
    kind: 'suggestion.answered' as const,
    companyId,
    recordId: suggestionId,
    recordName: before.name,
    revision: before.revision + 1,
    values: told.filter((value) => value.before !== value.after),
  };
  return noteChange(transaction, admin, changed, now);
}
