import * as z from 'zod/mini';
import type { Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

/** A question as an admin wrote it, with its answers in their order. */
export interface WrittenQuestion {
  textEn: string;
  textSr: string;
  answers: { textEn: string; textSr: string; correct: boolean }[];
}

const text = z.string().check(z.trim(), z.maxLength(500));
const texts = { text: z.optional(text), text_sr: z.optional(text), text_en: z.optional(text), pk: z.optional(z.int()) };
const written = z
  .array(z.strictObject({ ...texts, answers: z.array(z.strictObject({ ...texts, correct: z.boolean() })) }))
  .check(z.maxLength(100));

const MOST_ANSWERS = 10;

/** Reads `questions_string` (specification.md 7). Throws what is wrong with it, at its field. */
export function readQuestions(json: string): WrittenQuestion[] {
  const parsed = z.safeParse(written, parse(json));
  if (!parsed.success) throw refused(NOT_QUESTIONS);
  if (parsed.data.length === 0) throw refused(NO_QUESTION);
  return parsed.data.map((question, place) => {
    const read = {
      ...textsOf(question),
      answers: question.answers.map(({ correct, ...rest }) => ({ ...textsOf(rest), correct })),
    };
    const wrong = wrongWith(read);
    if (wrong) throw refused({ en: `Question ${place + 1}: ${wrong.en}`, sr: `Pitanje ${place + 1}: ${wrong.sr}` });
    return read;
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

function textsOf({ text = '', text_sr = text, text_en = '' }: Texts) {
  return { textEn: text_en, textSr: text_sr };
}

const NOT_QUESTIONS: Text = { en: 'These are not questions', sr: 'Ovo nisu pitanja' };
const NO_QUESTION: Text = { en: 'At least one question is needed', sr: 'Potrebno je bar jedno pitanje' };

function wrongWith({ answers, ...question }: WrittenQuestion): Text | null {
  const isEmpty = (each: { textEn: string; textSr: string }) => each.textEn === '' && each.textSr === '';
  if (isEmpty(question)) return { en: 'it has no text', sr: 'nema teksta' };
  if (answers.length < 2) return { en: 'it needs at least two answers', sr: 'potrebna su bar dva odgovora' };
  if (answers.length > MOST_ANSWERS) return { en: 'at most ten answers', sr: 'najviše deset odgovora' };
  if (answers.some(isEmpty)) return { en: 'an answer has no text', sr: 'jedan odgovor nema teksta' };
  if (!answers.some(({ correct }) => correct)) return { en: 'no answer is correct', sr: 'nijedan odgovor nije tačan' };
  const different = new Set(answers.map(({ textEn, textSr }) => JSON.stringify([textEn, textSr])));
  if (different.size < answers.length) return { en: 'two answers are the same', sr: 'dva odgovora su ista' };
  return null;
}

function refused(what: Text) {
  return requestInvalid({ questions_string: what });
}
