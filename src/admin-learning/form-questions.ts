import type { InBothTexts, WrittenQuestion } from '#contract/courses/questions.rules.ts';

/** An answer in the form, identified by its number, which is negative for one that was written here. */
export interface FormAnswer extends InBothTexts {
  id: number;
  correct: boolean;
}

/** A question in the form. */
export interface FormQuestion extends InBothTexts {
  id: number;
  answers: readonly FormAnswer[];
}

export type Questions = readonly FormQuestion[];

/** A number that no question or answer has. */
export const freshId = (questions: Questions): number =>
  Math.min(0, ...questions.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)])) - 1;

const emptyAnswer = (id: number): FormAnswer => ({ id, text_sr: '', text_en: '', correct: false });

/** A new question: it starts with one empty answer (specification.md 6). */
export function emptyQuestion(questions: Questions): FormQuestion {
  const id = freshId(questions);
  return { id, text_sr: '', text_en: '', answers: [emptyAnswer(id - 1)] };
}

/** Inserts a question after another one; at the end for null. */
export function withQuestion(questions: Questions, question: FormQuestion, after: number | null): Questions {
  const at = questions.findIndex(({ id }) => id === after);
  return questions.toSpliced(at < 0 ? questions.length : at + 1, 0, question);
}

/** A copy of a question, with new numbers. */
export function twinOf(questions: Questions, question: FormQuestion): FormQuestion {
  const id = freshId(questions);
  return numbered(question, id);
}

const numbered = ({ text_sr, text_en, answers }: WrittenQuestion, id: number): FormQuestion => ({
  id,
  text_sr,
  text_en,
  answers: answers.map((answer, place) => ({
    id: id - 1 - place,
    text_sr: answer.text_sr,
    text_en: answer.text_en,
    correct: answer.correct,
  })),
});

const hasText = ({ text_sr, text_en }: InBothTexts) => text_sr !== '' || text_en !== '';

/** Whether the question has any text. */
export const isBegun = (question: FormQuestion): boolean => hasText(question) || question.answers.some(hasText);

/** Appends pasted questions, under numbers that no question of `known` has. */
export function withWritten(questions: Questions, written: readonly WrittenQuestion[], known: Questions): Questions {
  const all = [...questions];
  for (const question of written) all.push(numbered(question, freshId([...known, ...all])));
  return all;
}

/** The question with an empty answer inserted after one of its own, and the number of the new answer. */
export function withAnswer(questions: Questions, question: FormQuestion, after: number | null) {
  const answer = emptyAnswer(freshId(questions));
  const at = question.answers.findIndex(({ id }) => id === after);
  const answers = question.answers.toSpliced(at < 0 ? question.answers.length : at + 1, 0, answer);
  return { answers, id: answer.id };
}

/** The questions as the call takes them: the server finds the changed ones by their texts. */
export const writtenOf = (questions: Questions): WrittenQuestion[] =>
  questions.map(({ text_sr, text_en, answers }) => ({
    text_sr: text_sr.trim(),
    text_en: text_en.trim(),
    answers: answers.map((answer) => ({
      text_sr: answer.text_sr.trim(),
      text_en: answer.text_en.trim(),
      correct: answer.correct,
    })),
  }));
