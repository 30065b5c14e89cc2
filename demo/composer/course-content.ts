import * as z from 'zod/mini';
import type { Currency } from '#contract/money/money.rules.ts';
import { type DocumentContent, readBoth } from './document-content.ts';
import { readYaml } from './read-yaml.ts';
import { both, currency, inOne, type LanguageKey, many, picture, text } from './shapes.ts';

/** An answer that can be chosen, in both languages. */
export interface AnswerContent {
  sr: string;
  en: string;
  correct: boolean;
}

export interface QuestionContent {
  sr: string;
  en: string;
  answers: readonly AnswerContent[];
}

/** One language of a course or a package: how the catalogue shows it. */
export interface LearningText {
  name: string;
  summary: string;
  /** The preview: a paragraph, and what one can do afterwards. */
  about: string;
  points: readonly string[];
}

/** A course or a package. Without a price it is free; the price in major units. */
export interface LearningContent {
  picture: string;
  minutes: number;
  price?: number | undefined;
  currency?: Currency | undefined;
  sr: LearningText;
  en: LearningText;
}

export interface CourseContent extends LearningContent {
  /** Percent; the shop's own unless said. */
  passMark?: number | undefined;
  questions: readonly QuestionContent[];
  /** What is read. */
  reading: DocumentContent;
}

/** What courses and packages have alike, as it is written. */
export const learningShape = {
  picture,
  price: z.optional(z.number()),
  currency,
  /** What its file is saved as, without `.pdf`. */
  file: both,
  name: both,
  summary: both,
  about: both,
  points: many,
};

type Written = z.output<z.ZodMiniObject<typeof learningShape>>;

/** How the catalogue shows it in one language. */
export function learningText({ name, summary, about, points }: Written, language: LanguageKey): LearningText {
  return { name: name[language], summary: summary[language], about: about[language], points: inOne(points, language) };
}

const answer = z.strictObject({ sr: text, en: text, correct: z.optional(z.boolean()) });

const courseShape = z.strictObject({
  ...learningShape,
  minutes: z.number(),
  passMark: z.optional(z.number()),
  questions: z.array(z.strictObject({ sr: text, en: text, answers: z.array(answer) })),
});

/** Reads the course of a folder of `demo/content/courses/`. */
export function readCourse(folder: string): CourseContent {
  const written = readYaml(`courses/${folder}/course.yaml`, courseShape);
  const { picture, minutes, passMark, price, currency, questions } = written;
  return {
    picture,
    minutes,
    passMark,
    price,
    currency,
    sr: learningText(written, 'sr'),
    en: learningText(written, 'en'),
    questions: questions.map(({ sr, en, answers }) => ({
      sr,
      en,
      answers: answers.map(({ sr, en, correct = false }) => ({ sr, en, correct })),
    })),
    reading: readBoth(`courses/${folder}/reading`, written.file),
  };
}
