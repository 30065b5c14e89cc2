import { eq, inArray } from 'drizzle-orm';
import { type ChangedValue, changedValues } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { answers, questions } from '../learning/courses.table.ts';
import type { WrittenQuestion } from './written-questions.ts';

/**
 * Replaces the questions of a course, whose row is locked. An unchanged question keeps its row, whatever its new position; a
 * changed one becomes a new row and the old row is deactivated, so that an open attempt is scored by the questions it was given.
 * Answers what changed.
 */
export async function replaceQuestions(
  transaction: Transaction,
  courseId: number,
  written: readonly WrittenQuestion[],
): Promise<ChangedValue[]> {
  const former = await readActive(transaction, courseId);
  const kept = byContent(former);
  const added: { question: WrittenQuestion; position: number }[] = [];
  for (const [place, question] of written.entries()) {
    const position = place + 1;
    const same = kept.get(contentOf(question))?.shift();
    if (!same) added.push({ question, position });
    else if (same.position !== position)
      await transaction.update(questions).set({ position }).where(eq(questions.id, same.id));
  }
  const gone = [...kept.values()].flat().map(({ id }) => id);
  if (gone.length > 0) await transaction.update(questions).set({ active: false }).where(inArray(questions.id, gone));
  if (added.length > 0) await addQuestions(transaction, courseId, added);
  return changedValues({ questions: former.map(toldOf) }, { questions: written.map(toldOf) }, ['questions']);
}

function toldOf({ textEn, textSr, answers: given }: WrittenQuestion) {
  return {
    text_en: textEn,
    text_sr: textSr,
    answers: given.map(({ textEn, textSr, correct }) => ({ text_en: textEn, text_sr: textSr, correct })),
  };
}

async function addQuestions(
  transaction: Transaction,
  courseId: number,
  added: readonly { question: WrittenQuestion; position: number }[],
): Promise<void> {
  const rows = await transaction
    .insert(questions)
    .values(added.map(({ question: { textEn, textSr }, position }) => ({ courseId, position, textEn, textSr })))
    .returning({ id: questions.id });
  const given = added.flatMap(({ question }, place) =>
    question.answers.map((answer, position) => ({
      ...answer,
      questionId: rows[place]?.id ?? 0,
      position: position + 1,
    })),
  );
  await transaction.insert(answers).values(given);
}

interface Active extends WrittenQuestion, Record<string, unknown> {
  id: number;
  position: number;
}

/** The questions in use, in their order. */
function readActive(transaction: Transaction, courseId: number): Promise<Active[]> {
  return ask<Active>(
    transaction,
    sql`
    select q.id, q.position, q.text_en as "textEn", q.text_sr as "textSr", (
      select jsonb_agg(jsonb_build_object('textEn', a.text_en, 'textSr', a.text_sr, 'correct', a.correct) order by a.position)
      from course_answers a where a.question_id = q.id) as answers
    from course_questions q where q.course_id = ${courseId} and q.active order by q.position`,
  );
}

/** Questions by content; one may occur twice. */
function byContent(rows: readonly Active[]): Map<string, Active[]> {
  const found = new Map<string, Active[]>();
  for (const row of rows) found.set(contentOf(row), [...(found.get(contentOf(row)) ?? []), row]);
  return found;
}

function contentOf({ textEn, textSr, answers: given }: WrittenQuestion): string {
  return JSON.stringify([textEn, textSr, given.map(({ textEn, textSr, correct }) => [textEn, textSr, correct])]);
}
