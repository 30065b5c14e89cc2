import * as z from 'zod/mini';
import {
  type InBothTexts,
  QUESTIONS,
  type WrittenQuestion as Question,
  type QuestionProblem,
  questionProblem,
} from '#contract/courses/questions.rules.ts';
import type { Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

/** A question as an admin wrote it, with its answers in their order. */
export interface WrittenQuestion {
  textEn: string;
  textSr: string;
  answers: { textEn: string; textSr: string; correct: boolean }[];
}

// Refuses NUL and lone surrogates, which come as escapes in the JSON text and which PostgreSQL cannot store.
const text = z.string().check(z.trim(), z.regex(/^[^\0\p{Surrogate}]*$/u));
const texts = { text: z.optional(text), text_sr: z.optional(text), text_en: z.optional(text), pk: z.optional(z.int()) };
const written = z
  .array(z.strictObject({ ...texts, answers: z.array(z.strictObject({ ...texts, correct: z.boolean() })) }))
  .check(z.maxLength(QUESTIONS.most));

/** Reads `questions_string` (specification.md 7). Throws its problems, by field. */
export function readQuestions(json: string): WrittenQuestion[] {
  const parsed = z.safeParse(written, parse(json));
  if (!parsed.success) throw refused(NOT_QUESTIONS);
  if (parsed.data.length === 0) throw refused(NO_QUESTION);
  return parsed.data.map(({ answers, ...texts }, place) => {
    const question = {
      ...textsOf(texts),
      answers: answers.map(({ correct, ...rest }) => ({ ...textsOf(rest), correct })),
    };
    const problem = questionProblem(question);
    if (!problem) return writtenOf(question);
    const { en, sr } = WRONG[problem];
    throw refused({ en: `Question ${place + 1}: ${en}`, sr: `Pitanje ${place + 1}: ${sr}` });
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

interface Texts {
  text?: string | undefined;
  text_sr?: string | undefined;
  text_en?: string | undefined;
}

const textsOf = ({ text = '', text_sr = text, text_en = '' }: Texts): InBothTexts => ({ text_sr, text_en });

const columnsOf = ({ text_sr, text_en }: InBothTexts) => ({ textEn: text_en, textSr: text_sr });

const writtenOf = ({ answers, ...texts }: Question): WrittenQuestion => ({
  ...columnsOf(texts),
  answers: answers.map(({ correct, ...rest }) => ({ ...columnsOf(rest), correct })),
});

const NOT_QUESTIONS: Text = { en: 'These are not questions', sr: 'Ovo nisu pitanja' };
const NO_QUESTION: Text = { en: 'At least one question is needed', sr: 'Potrebno je bar jedno pitanje' };
const WRONG: Record<QuestionProblem, Text> = {
  empty: { en: 'it has no text', sr: 'nema teksta' },
  few: { en: 'it needs at least two answers', sr: 'potrebna su bar dva odgovora' },
  many: { en: 'at most ten answers', sr: 'najviše deset odgovora' },
  blank: { en: 'an answer has no text', sr: 'jedan odgovor nema teksta' },
  long: { en: 'a text has more than 500 letters', sr: 'jedan tekst ima više od 500 slova' },
  none: { en: 'no answer is correct', sr: 'nijedan odgovor nije tačan' },
  twins: { en: 'two answers are the same', sr: 'dva odgovora su ista' },
};

function refused(what: Text) {
  return requestInvalid({ questions_string: what });
}
