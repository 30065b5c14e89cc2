import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { AdminQuestion, EditedQuestion } from '#contract/help/admin-questions.contract.ts';
import { missingTexts } from '#contract/help/questions.rules.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { type NotedRecord, noteRecord } from '../records/note-record.ts';
import { readChangedRow, readRow } from '../records/stored-row.ts';

const TEXTS = ['topic_sr', 'topic_en', 'question_sr', 'question_en', 'answer_sr', 'answer_en'] as const;

/** A question as its calls answer it, of its row by the names of its columns. */
export function questionOf(row: Fields): AdminQuestion {
  const { id, active, revision, changed_at, ...rest } = row as AdminQuestion;
  const { topic_sr, topic_en, question_sr, question_en, answer_sr, answer_en } = rest;
  const texts = { topic_sr, topic_en, question_sr, question_en, answer_sr, answer_en };
  return { id, ...texts, active, revision, changed_at: new Date(changed_at).toISOString() };
}

/** A question in both languages, locked if it is to be written. Throws notFound. */
export async function readQuestion(
  database: Database | Transaction,
  id: number,
  { toWrite = false } = {},
): Promise<AdminQuestion> {
  return questionOf(await readRow(database, 'question', id, { toWrite }));
}

/** A question with who changed it last. Throws notFound. */
export async function readEditedQuestion(database: Database, id: number): Promise<EditedQuestion> {
  const { row, changed } = await readChangedRow(database, 'question', id);
  return Object.assign(questionOf(row), { changed });
}

/** Throws what a question lacks, at its fields. */
export function checkTexts(question: AdminQuestion): void {
  const missing = missingTexts(question, question);
  if (missing.length === 0) return;
  throw requestInvalid(Object.fromEntries(missing.map((field) => [field, fieldText('required', {})])));
}

/** How `unlessMoved` finds a question. */
export const placeOf = (database: Database, id: number) => ({
  kind: 'question' as const,
  companyId: PLATFORM,
  recordId: id,
  read: () => readEditedQuestion(database, id),
  revisionOf: ({ revision }: AdminQuestion) => revision,
});

/** Notes what became of a question. */
export function noteQuestion(transaction: Transaction, noted: NotedRecord<AdminQuestion>) {
  const { question_sr, question_en } = noted.after;
  return noteRecord(transaction, { name: question_sr || question_en, told: [...TEXTS, 'active'] }, noted);
}
