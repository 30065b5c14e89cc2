import * as z from 'zod/mini';
import { listOfChanges } from '../changes/changes.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { LANGUAGES_OF_TEXTS } from '../language/text-language.ts';
import { reason } from '../records/ending.contract.ts';
import { lastChanged, onlyIds, recordsOf, recordsPage, recordsQuery, state } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { MOST_QUESTIONS, QUESTION_TEXTS } from './questions.rules.ts';

const missing = z.enum(LANGUAGES_OF_TEXTS);

const question = z.object({
  id: z.int(),
  topic_sr: z.string(),
  topic_en: z.string(),
  question_sr: z.string(),
  question_en: z.string(),
  answer_sr: z.string().check(z.describe('Html, sanitised as it is stored and shown.')),
  answer_en: z.string(),
  active: z.boolean(),
  revision,
  changed_at: z.string(),
});

/** A question as the server answers it after saving. */
export type AdminQuestion = z.infer<typeof question>;

const editedQuestion = z.extend(question, { changed: lastChanged });

/** A question as its form in administration reads it. */
export type EditedQuestion = z.infer<typeof editedQuestion>;

const listedQuestion = z.extend(z.omit(question, { answer_sr: true, answer_en: true, changed_at: true }), {
  missing: z.array(missing).check(z.describe('The languages in which not all of it is written.')),
  changed: lastChanged,
});

export type ListedQuestion = z.infer<typeof listedQuestion>;

const ADMIN = { audience: 'admin', permission: 'platform.content' } as const;

/** Fields by which the list can be ordered. */
export const QUESTION_ORDERINGS = ['position', 'changed'] as const;

const topic = z.string().check(z.maxLength(QUESTION_TEXTS.topic));

const { search, ordering } = recordsQuery(QUESTION_ORDERINGS);

/** Filters of the list. */
export const QUESTION_FILTERS = {
  search,
  state,
  topic: z.optional(topic).check(z.describe('As it is called in either language.')),
  missing: z.optional(missing).check(z.describe('Only what is not whole in that language.')),
  ids: onlyIds,
};

export const listAdminQuestions = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/faq/',
  summary: 'Questions in the order in which people see them.',
  query: z.strictObject({ ...QUESTION_FILTERS, ordering, ...recordsPage }),
  answer: recordsOf(listedQuestion),
});

export const exportQuestions = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/faq/export/',
  summary: 'The filtered questions as CSV.',
  status: 200,
  query: z.strictObject({ ...QUESTION_FILTERS, ordering }),
});

const written = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));

const texts = {
  topic_sr: written(QUESTION_TEXTS.topic),
  topic_en: written(QUESTION_TEXTS.topic),
  question_sr: written(QUESTION_TEXTS.question),
  question_en: written(QUESTION_TEXTS.question),
  answer_sr: written(QUESTION_TEXTS.answer),
  answer_en: written(QUESTION_TEXTS.answer),
};

export const addQuestion = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/faq/',
  summary: 'A new question, the last of all. It is shown unless `active` is false. 409 faq.full when there are 1,000.',
  status: 201,
  body: z.strictObject({ ...texts, active: z.optional(z.boolean()) }),
  answer: question,
});

export const getQuestion = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/faq/{id}/',
  summary: 'A question in both languages, with who changed it last.',
  params: idParams,
  answer: editedQuestion,
});

export const listQuestionChanges = listOfChanges({
  path: '/admin/faq/{id}/changes/',
  permission: 'platform.content',
  params: idParams,
});

export const changeQuestion = defineEndpoint({
  ...ADMIN,
  method: 'PATCH',
  path: '/admin/faq/{id}/',
  summary: 'Changes a question. One that is shown stays whole in each language that it is written in.',
  revision: 'required',
  params: idParams,
  body: z.strictObject(texts),
  answer: question,
});

const topicCount = z.object({ topic_sr: z.string(), topic_en: z.string(), count: z.int() });

export type TopicCount = z.infer<typeof topicCount>;

export const listQuestionTopics = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/faq/topics/',
  summary: 'The topics that there are, in the order of their first questions, with how many questions each has.',
  answer: z.object({ results: z.array(topicCount) }),
});

const ids = z.array(z.int().check(z.gte(1))).check(z.maxLength(MOST_QUESTIONS));
const questionOrder = z.object({ ids });

export const getQuestionOrder = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/faq/order/',
  summary: 'The ids of all questions, shown or not, in their order.',
  answer: questionOrder,
});

export const orderQuestions = defineEndpoint({
  ...ADMIN,
  method: 'PUT',
  path: '/admin/faq/order/',
  summary:
    'Puts all questions in this order. 409 order.changed unless `seen` is their order now and `ids` are the same.',
  body: z.strictObject({ ids, seen: ids }),
  answer: questionOrder,
});

export const withdrawQuestion = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/faq/{id}/withdraw/',
  summary: 'Shows a question to nobody any more; it keeps its place.',
  status: 200,
  revision: 'required',
  params: idParams,
  body: z.optional(z.strictObject({ reason: z.optional(reason) })),
  answer: question,
});

export const offerQuestion = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/faq/{id}/offer/',
  summary: 'Shows a question to people. 400 at each text that it lacks.',
  status: 200,
  revision: 'required',
  params: idParams,
  answer: question,
});
