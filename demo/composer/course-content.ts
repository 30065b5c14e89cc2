import * as z from 'zod/mini';
import type { Currency } from '#contract/money/money.rules.ts';
import { type DocumentContent, readBoth } from './document-content.ts';
import { readYaml } from './read-yaml.ts';
import { both, currency, inOne, type LanguageKey, many, picture, text } from './shapes.ts';

/** A possible answer, in both languages. */
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

/** Catalogue texts of a course or a package in one language. */
export interface LearningText {
  name: string;
  summary: string;
  /** The preview: a paragraph, and the skills learnt. */
  about: string;
  points: readonly string[];
}

/** A course or a package. The price is in major units; free when omitted. */
export interface LearningContent {
  picture: string;
  minutes: number;
  price?: number | undefined;
  currency?: Currency | undefined;
  sr: LearningText;
  en: LearningText;
}

export interface CourseContent extends LearningContent {
  /** Percent; the shop's default when omitted. */
  passMark?: number | undefined;
  questions: readonly QuestionContent[];
  /** The document to read. */
  reading: DocumentContent;
}

/** Shape of what courses and packages have in common in their YAML. */
export const learningShape = {
  picture,
  price: z.optional(z.number()),
  currency,
  /** Name of its file, without `.pdf`. */
  file: both,
  name: both,
  summary: both,
  about: both,
  points: many,
};

type Written = z.output<z.ZodMiniObject<typeof learningShape>>;

/** Catalogue texts in one language. */
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

/** Reads the course in a folder of `demo/content/courses/`. */
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
