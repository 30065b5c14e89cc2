import type { EditedQuestion } from '#contract/help/admin-questions.contract.ts';
import { missingTexts, QUESTION_TEXTS, type QuestionTexts } from '#contract/help/questions.rules.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { EditedRecord, Problems } from '#machines/records/record-draft.ts';

const PARTS = ['topic', 'question', 'answer'] as const;
type TextName = keyof QuestionTexts;

/** The texts of a question, part by part in both languages. */
export const TEXT_NAMES = PARTS.flatMap((part) =>
  LANGUAGES_OF_TEXTS.map((language) => `${part}_${language}` as const),
) satisfies readonly TextName[];

/** Fields of a new question. */
export const NO_QUESTION: EditedRecord = {
  fields: Object.assign(Object.fromEntries(TEXT_NAMES.map((name) => [name, ''])), { active: true }),
  revision: 0,
  offered: true,
  by: null,
  at: null,
};

/** A question as fields of its form; its answers are HTML. */
export const editedOf = (question: EditedQuestion): EditedRecord => ({
  fields: Object.assign(Object.fromEntries(TEXT_NAMES.map((name) => [name, question[name]])), {
    active: question.active,
  }),
  revision: question.revision,
  offered: question.active,
  by: question.changed.by?.name ?? null,
  at: question.changed.at,
});

/** The texts that are present, as the call takes them. */
export const sentOf = (fields: Fields): Partial<QuestionTexts> =>
  Object.fromEntries(
    TEXT_NAMES.filter((name) => name in fields).map((name) => [name, String(fields[name] ?? '').trim()]),
  );

/** All texts of the form, missing ones as ''. */
export const textsOf = (fields: Fields): QuestionTexts =>
  Object.assign(sentOf(NO_QUESTION.fields), sentOf(fields)) as QuestionTexts;

/** Problems of the fields, by the rules that the server applies too. */
export function questionProblems(fields: Fields): Problems {
  const texts = textsOf(fields);
  const isShown = fields.active !== false;
  const isEmpty = Object.values(texts).every((text) => text === '');
  const missing = missingTexts(texts, { active: isShown }).map((name) => [
    name,
    isShown && !isEmpty ? 'missing' : 'required',
  ]);
  const long = TEXT_NAMES.filter((name) => texts[name].length > mostOf(name)).map((name) => [name, 'long']);
  return Object.fromEntries([...missing, ...long]);
}

/** Greatest length of a text, in characters. */
export const mostOf = (name: string): number => QUESTION_TEXTS[name.split('_')[0] as keyof typeof QUESTION_TEXTS];
