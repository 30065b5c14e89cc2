import type { QueryOf } from '#contract/endpoint.ts';
import type { ListedQuestion, listAdminQuestions } from '#contract/help/admin-questions.contract.ts';
import type { TextLanguage } from '#contract/language/text-language.ts';
import { holdsWords } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { inState, isAnyOf, lastChangedOf, type RecordList } from '../records/record-list.ts';

/** Which questions are not whole in a language: an answer without words is stored as none (question-row.ts). */
export const LACKING: Record<TextLanguage, Text> = {
  sr: sql`(q.topic_sr = '' or q.question_sr = '' or q.answer_sr = '')`,
  en: sql`(q.topic_en = '' or q.question_en = '' or q.answer_en = '')`,
};

/**
 * SQL condition of a question that must not be shown (`missingTexts` of the contract): no language is complete, or a language is
 * begun and incomplete.
 */
export function incompleteOf(alias: string): Text {
  const texts = (language: TextLanguage) =>
    ['topic', 'question', 'answer'].map((part) => sql.raw(`${alias}.${part}_${language} <> ''`));
  const all = (language: TextLanguage) => sql`(${sql.join(texts(language), sql` and `)})`;
  const some = (language: TextLanguage) => sql`(${sql.join(texts(language), sql` or `)})`;
  return sql`not ((${all('sr')} or ${all('en')}) and ${all('sr')} = ${some('sr')} and ${all('en')} = ${some('en')})`;
}

/** Questions as administrators list them. */
export const QUESTIONS: RecordList<NonNullable<QueryOf<typeof listAdminQuestions>>> = {
  from: sql`questions q`,
  id: sql`q.id`,
  columns: sql`q.id, q.topic_sr, q.topic_en, q.question_sr, q.question_en, q.active, q.revision,
    to_jsonb(array_remove(array[case when ${LACKING.sr} then 'sr' end, case when ${LACKING.en} then 'en' end], null)) as missing,
    ${lastChangedOf('question', sql`q.id`, sql`q.changed_at`)} as changed`,
  filters: {
    search: (search) => holdsWords(sql`q.search_key`, search),
    state: inState(sql`q.active`),
    topic: (topic) => sql`${topic} in (q.topic_sr, q.topic_en)`,
    missing: (language) => LACKING[language],
    ids: isAnyOf(sql`q.id`),
  },
  orderings: { position: sql`q.position`, changed: sql`q.changed_at` },
  first: '+position',
};

/** Questions in a file. */
export const QUESTIONS_FILE: RecordsFile<ListedQuestion> = {
  headings: ['Tema', 'Pitanje', 'Topic', 'Question', 'Nedostaje / Missing', 'Stanje / State'],
  cells: ({ topic_sr, question_sr, topic_en, question_en, missing, active }) => [
    ...[topic_sr, question_sr, topic_en, question_en],
    missing.join(' ').toUpperCase(),
    active ? 'Prikazano / Shown' : 'Sklonjeno / Withdrawn',
  ],
};
