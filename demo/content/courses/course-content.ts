import type { Currency } from '#contract/money/money.rules.ts';
import type { DocumentText } from '../documents/document-content.ts';

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
  price?: number;
  currency?: Currency;
  sr: LearningText;
  en: LearningText;
}

export interface CourseContent extends LearningContent {
  /** Percent; the shop's own unless said. */
  passMark?: number;
  questions: readonly QuestionContent[];
  /** What is read. */
  reading: { sr: DocumentText; en: DocumentText };
}

export const right = (sr: string, en: string): AnswerContent => ({ sr, en, correct: true });
export const wrong = (sr: string, en: string): AnswerContent => ({ sr, en, correct: false });
