import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { AdminQuestion, addQuestion, changeQuestion as change } from '#contract/help/admin-questions.contract.ts';
import { MOST_QUESTIONS } from '#contract/help/questions.rules.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockOrder, readOrder } from '../records/one-order.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { saveRecord } from '../records/save-record.ts';
import { questionsFull } from './help.errors.ts';
import { questions } from './help.table.ts';
import { questionRow } from './question-row.ts';
import { checkTexts, noteQuestion, placeOf, questionOf, readQuestion } from './stored-question.ts';

interface Adding {
  admin: Acting;
  fields: BodyOf<typeof addQuestion>;
  now: Date;
}

type Texts = BodyOf<typeof change>;

/** Adds a question at the end. Throws questionsFull, or the problems of its fields. */
export function insertQuestion(database: Database, { admin, fields, now }: Adding): Promise<AdminQuestion> {
  const { active = true, ...texts } = fields;
  return inTransaction(database, async (transaction) => {
    await lockOrder(transaction, 'questions');
    const { ids, last } = await readOrder(transaction, 'questions');
    if (ids.length >= MOST_QUESTIONS) throw questionsFull();
    const row = { ...questionRow(inputOf(texts)), position: last + 1, active, changedAt: now };
    const [{ id } = { id: 0 }] = await transaction.insert(questions).values(row).returning({ id: questions.id });
    const after = await readQuestion(transaction, id);
    checkTexts(after);
    await noteQuestion(transaction, { admin, kind: 'question.added', before: null, after, now });
    return after;
  });
}

/** Which question is written, by whom, and which revision of it was seen. */
interface Editing {
  admin: Acting;
  id: number;
  seen: number | null;
  now: Date;
}

/** Changes the sent fields of a question. Throws notFound, recordChanged, or the problems of its fields. */
export function changeQuestion(
  database: Database,
  { fields, ...editing }: Editing & { fields: Texts },
): Promise<AdminQuestion> {
  return saveQuestion(database, editing, {
    kind: 'question.changed',
    columns: async (transaction) =>
      questionRow(inputOf(fields, await readQuestion(transaction, editing.id, { toWrite: true }))),
    check: checkTexts,
  });
}

/** Shows or withdraws a question. Throws notFound, recordChanged, or requestInvalid with the fields that it lacks to be shown. */
export function showQuestion(
  database: Database,
  { active, reason, ...editing }: Editing & { active: boolean; reason?: string | undefined },
): Promise<AdminQuestion> {
  return saveQuestion(database, editing, {
    kind: active ? 'question.offered' : 'question.withdrawn',
    columns: async () => ({ active }),
    check: active ? checkTexts : () => {},
    reason,
  });
}

interface Saving {
  kind: ChangeKind;
  columns: (transaction: Transaction) => Promise<Partial<typeof questions.$inferInsert>>;
  /** Throws the problems of the question after the change. */
  check: (after: AdminQuestion) => void;
  reason?: string | undefined;
}

// Saves a question and notes the change, unless nothing of it changes.
function saveQuestion(
  database: Database,
  { admin, id, seen, now }: Editing,
  { kind, columns, check, reason = '' }: Saving,
): Promise<AdminQuestion> {
  return unlessMoved(database, placeOf(database, id), () =>
    inTransaction(database, async (transaction) => {
      const saving = { key: { id }, seen, columns: await columns(transaction), now };
      const saved = await saveRecord(transaction, questions, saving);
      const after = questionOf(saved.after);
      if (!saved.isChanged) return after;
      check(after);
      await noteQuestion(transaction, { admin, kind, before: questionOf(saved.before), after, reason, now });
      return after;
    }),
  );
}

const inputOf = (sent: Texts, kept?: AdminQuestion) => ({
  topicEn: sent.topic_en ?? kept?.topic_en ?? '',
  topicSr: sent.topic_sr ?? kept?.topic_sr ?? '',
  questionEn: sent.question_en ?? kept?.question_en ?? '',
  questionSr: sent.question_sr ?? kept?.question_sr ?? '',
  answerEn: sent.answer_en ?? kept?.answer_en ?? '',
  answerSr: sent.answer_sr ?? kept?.answer_sr ?? '',
});
