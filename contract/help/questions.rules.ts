import { LANGUAGES_OF_TEXTS, type TextLanguage } from '../language/text-language.ts';

/** Maximum length of each text of a question, in characters; an answer is html. */
export const QUESTION_TEXTS = { topic: 60, question: 200, answer: 20_000 } as const;
/** The most questions there can be: all of them are put in order in one call. */
export const MOST_QUESTIONS = 1000;

/** The texts of a question in both languages. */
export interface QuestionTexts {
  topic_sr: string;
  topic_en: string;
  question_sr: string;
  question_en: string;
  answer_sr: string;
  answer_en: string;
}

const PARTS = ['topic', 'question', 'answer'] as const;

/** Whether html has no text between its tags. */
export function saysNothing(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|[\s\p{C}]/gu, '') === '';
}

/**
 * The texts that a question lacks to be shown: it must be complete in at least one language, and in the other if begun there. A
 * question that is not shown needs only its question text, in either language.
 */
export function missingTexts(texts: QuestionTexts, { active }: { active: boolean }): (keyof QuestionTexts)[] {
  const [begun, untouched] = [[] as TextLanguage[], [] as TextLanguage[]];
  for (const language of LANGUAGES_OF_TEXTS)
    (emptyParts(texts, language).length < PARTS.length ? begun : untouched).push(language);
  if (!active) return texts.question_sr || texts.question_en ? [] : ['question_sr'];
  const wanted = begun.length > 0 ? begun : untouched.slice(0, 1);
  return wanted.flatMap((language) => emptyParts(texts, language));
}

function emptyParts(texts: QuestionTexts, language: TextLanguage) {
  return PARTS.map((part) => `${part}_${language}` as const).filter((name) => saysNothing(texts[name]));
}
