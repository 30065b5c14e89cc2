import * as z from 'zod/mini';
import { pkParams } from '../courses/courses.contract.ts';
import { defineEndpoint } from '../endpoint.ts';
import { inOtherLanguage } from '../money/money.contract.ts';
import { ATTEMPT_STATUSES } from './attempts.rules.ts';

const id = z.int().check(z.gte(1), z.lte(1_000_000_000_000));

const givenAnswer = z.strictObject({
  question: id,
  answers: z.array(id).check(z.maxLength(50), z.describe('All that are chosen; none takes the answer back.')),
});

/** A question as the person who takes the test sees it, without which answers are correct. */
const question = z.object({
  id: z.int(),
  text: z.string(),
  in_other_language: inOtherLanguage,
  several: z.boolean().check(z.describe('More than one answer is correct: all of them are to be chosen.')),
  answers: z.array(z.object({ id: z.int(), text: z.string(), in_other_language: inOtherLanguage })),
});

export type Question = z.infer<typeof question>;

const openAttempt = z.object({
  id: z.int(),
  number: z.int().check(z.describe('1 for the first attempt of the course.')),
  started_at: z.string(),
  updated_at: z.string(),
  page: z.int().check(z.describe('Of the PDF, the one last read; 0 before it was opened.')),
  read: z.boolean().check(z.describe('The reader went on to the questions.')),
  questions: z.array(question),
  answers: z.array(z.object({ question: z.int(), answers: z.array(z.int()) })),
});

export type OpenAttempt = z.infer<typeof openAttempt>;

const result = z.object({
  attempt: z.int(),
  number: z.int(),
  passed: z.boolean(),
  score: z.int().check(z.describe('Percent of the questions that are right, rounded down.')),
  right: z.int(),
  questions: z.int(),
  pass_mark: z.int(),
  submitted_at: z.string(),
  certificate: z.nullable(z.int()).check(z.describe('The id of the certificate; null when the attempt failed.')),
  package_certificates: z.array(z.int()).check(z.describe('Of the packages that are complete by it.')),
});

export type AttemptResult = z.infer<typeof result>;

const state = z.object({
  course: z.object({
    pk: z.int(),
    name: z.string(),
    in_other_language: inOtherLanguage,
    pass_mark: z.int(),
    num_of_questions: z.int(),
    num_of_pages: z.int(),
  }),
  status: z.nullable(z.enum(ATTEMPT_STATUSES)).check(z.describe('Of the newest attempt; null before the first.')),
  open: z.nullable(openAttempt),
  last: z.nullable(result).check(z.describe('The newest attempt that was submitted.')),
});

export type AttemptState = z.infer<typeof state>;

export const getAttempt = defineEndpoint({
  method: 'GET',
  path: '/service/course/{pk}/attempt/',
  audience: 'employee',
  summary: 'The open attempt of the caller with the answers so far, and the last result. 403 unless enrolled.',
  params: pkParams,
  answer: state,
});

export const saveAttempt = defineEndpoint({
  method: 'PUT',
  path: '/service/course/{pk}/attempt/',
  audience: 'employee',
  summary:
    'Keeps answers and the place, question by question, so that two devices never undo each other; opens an attempt when none is open. 409 attempts.passed once the course is passed, 409 attempts.over for an attempt that was submitted meanwhile.',
  params: pkParams,
  body: z.strictObject({
    attempt: z.optional(id.check(z.describe('That the answers are for; without it the open one.'))),
    answers: z.array(givenAnswer).check(z.maxLength(200)),
    page: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
    read: z.optional(z.boolean()),
  }),
  answer: state,
});

export const submitAttempt = defineEndpoint({
  method: 'POST',
  path: '/service/course/{pk}/attempt/submit/',
  audience: 'employee',
  summary:
    'Scores the open attempt, once: a second time answers the first result. `answers` are added to those kept before. 400 attempts.unanswered when a question has none.',
  status: 200,
  params: pkParams,
  body: z.strictObject({
    attempt: z.optional(id.check(z.describe('That is submitted; without it the open one, else the newest.'))),
    answers: z.array(givenAnswer).check(z.maxLength(200)),
  }),
  answer: result,
});
