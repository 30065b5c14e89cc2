import * as z from 'zod/mini';
import type { AnswerOf } from '../endpoint.ts';
import { endingCalls } from '../records/bulk-calls.contract.ts';
import { QUESTION_FILTERS } from './admin-questions.contract.ts';

const topic = z.object({ topic_sr: z.string(), topic_en: z.string() });

const effects = z.object({
  shown: z.int().check(z.describe('How many questions people see now.')),
  emptied: z.array(topic).check(z.describe('The topics of which none would be shown any more.')),
});

/** Calls that withdraw many questions, or show them again. */
export const questionBulk = endingCalls({
  by: { audience: 'admin', permission: 'platform.content' },
  path: '/admin/faq/',
  records: 'questions',
  does: 'withdraw many questions, or show them again',
  leavesOut: ', or that is not whole in a language by now,',
  actions: ['withdraw', 'offer'],
  refusals: ['same', 'incomplete'],
  filters: QUESTION_FILTERS,
  asked: {},
  named: { question_sr: z.string(), question_en: z.string() },
  effects,
});

export type QuestionBulkPreview = AnswerOf<typeof questionBulk.preview>;
