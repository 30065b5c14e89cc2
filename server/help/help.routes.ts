import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/help/admin-questions.contract.ts';
import { listQuestions } from '#contract/help/help.contract.ts';
import { recordChanges } from '../changes/record-changes.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { exportRecords } from '../records/export-records.ts';
import { orderAll, readOrder } from '../records/one-order.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { changeQuestion, insertQuestion, showQuestion } from './author-question.ts';
import { readQuestions } from './help.service.ts';
import { QUESTIONS, QUESTIONS_FILE } from './question-list.ts';
import { readTopics } from './question-topics.ts';
import { readEditedQuestion } from './stored-question.ts';

/** Calls for the questions and answers of the help; in both languages for administrators. */
export function helpRoutes(app: FastifyInstance): void {
  serve(app, listQuestions, async ({ database, caller, query }) => {
    const { count, results } = await readQuestions(database, caller.language, query);
    return pageAnswer(listQuestions.path, query, count, results);
  });

  serve(app, calls.listAdminQuestions, async ({ database, query }) => {
    const found = await readRecords<calls.ListedQuestion, typeof query>(database, QUESTIONS, query);
    return recordsAnswer(calls.listAdminQuestions.path, query, found);
  });

  serve(app, calls.exportQuestions, (call) => exportRecords(call, QUESTIONS, QUESTIONS_FILE));

  serve(app, calls.listQuestionTopics, async ({ database }) => ({ results: await readTopics(database) }));

  serve(app, calls.getQuestionOrder, async ({ database }) => {
    const { ids } = await readOrder(database, 'questions');
    return { ids };
  });

  serve(app, calls.orderQuestions, async ({ database, caller, body, now }) => ({
    ids: await orderAll(database, { table: 'questions', kind: 'question.ordered', admin: caller, order: body, now }),
  }));

  serve(app, calls.addQuestion, ({ database, caller, body, now }) =>
    insertQuestion(database, { admin: caller, fields: body, now }),
  );

  serve(app, calls.getQuestion, ({ database, params }) => readEditedQuestion(database, params.id));

  serve(app, calls.listQuestionChanges, ({ database, params, query }) =>
    recordChanges(database, { kind: 'question', recordId: params.id, path: calls.listQuestionChanges.path, query }),
  );

  serve(app, calls.changeQuestion, ({ database, caller, params, body, seen, now }) =>
    changeQuestion(database, { admin: caller, fields: body, id: params.id, seen, now }),
  );

  serve(app, calls.withdrawQuestion, ({ database, caller, params, body, seen, now }) =>
    showQuestion(database, { admin: caller, id: params.id, seen, now, active: false, reason: body?.reason }),
  );

  serve(app, calls.offerQuestion, ({ database, caller, params, seen, now }) =>
    showQuestion(database, { admin: caller, id: params.id, seen, now, active: true }),
  );
}
