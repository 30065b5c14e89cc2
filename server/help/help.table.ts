import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { revisionColumns } from '../database/revision-columns.ts';

/** A frequently asked question with its answer (sanitised html), in both languages. */
export const questions = pgTable('questions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  position: integer().notNull(),
  topicEn: text('topic_en').notNull(),
  topicSr: text('topic_sr').notNull(),
  questionEn: text('question_en').notNull(),
  questionSr: text('question_sr').notNull(),
  answerEn: text('answer_en').notNull(),
  answerSr: text('answer_sr').notNull(),
  /** Search key of both languages (contract/search). */
  searchKey: text('search_key').notNull(),
  active: boolean().notNull().default(true),
  ...revisionColumns(),
});
