import type { InBothTexts, WrittenQuestion } from '#contract/courses/questions.rules.ts';

/** An answer as the form has it: known by its number, which is below zero for one that was written here. */
export interface FormAnswer extends InBothTexts {
  id: number;
  correct: boolean;
}

/** A question as the form has it. */
export interface FormQuestion extends InBothTexts {
  id: number;
  answers: readonly FormAnswer[];
}

export type Questions = readonly FormQuestion[];

/** A number that no question and no answer has. */
export const freshId = (questions: Questions): number =>
  Math.min(0, ...questions.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)])) - 1;

const emptyAnswer = (id: number): FormAnswer => ({ id, text_sr: '', text_en: '', correct: false });

/** A new question: it starts with one empty answer (specification.md 6). */
export function emptyQuestion(questions: Questions): FormQuestion {
  const id = freshId(questions);
  return { id, text_sr: '', text_en: '', answers: [emptyAnswer(id - 1)] };
}

/** The same questions with another after one of them; at the end for null. */
export function withQuestion(questions: Questions, question: FormQuestion, after: number | null): Questions {
  const at = questions.findIndex(({ id }) => id === after);
  return questions.toSpliced(at < 0 ? questions.length : at + 1, 0, question);
}

/** A question once more, with numbers of its own. */
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

/** Whether anything is written in a question. */
export const isBegun = (question: FormQuestion): boolean => hasText(question) || question.answers.some(hasText);

/** The questions with more of them at the end, as they were pasted; none of them gets a number that is known. */
export function withWritten(questions: Questions, written: readonly WrittenQuestion[], known: Questions): Questions {
  const all = [...questions];
  for (const question of written) all.push(numbered(question, freshId([...known, ...all])));
  return all;
}

/** A question with an empty answer after one of its own, and the number of that. */
export function withAnswer(questions: Questions, question: FormQuestion, after: number | null) {
  const answer = emptyAnswer(freshId(questions));
  const at = question.answers.findIndex(({ id }) => id === after);
  const answers = question.answers.toSpliced(at < 0 ? question.answers.length : at + 1, 0, answer);
  return { answers, id: answer.id };
}

/** What is sent of them: the server tells by what they say which ones are other than before. */
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
