import * as z from 'zod/mini';
import { listOfChanges } from '../changes/changes.contract.ts';
import { defineEndpoint } from '../endpoint.ts';
import { impactOf } from '../records/ending.contract.ts';
import { recordsOf, recordsPage } from '../records/record-list.contract.ts';
import {
  editedLearning,
  LEARNING_FILTERS,
  learningNamed,
  learningOrder,
  listedLearning,
} from './admin-learning.contract.ts';
import { authoredQuestion, pkParams } from './courses.contract.ts';

const listed = z.extend(listedLearning, {
  questions: z.int(),
  pass_rate: z.nullable(z.int()).check(z.describe('Percent of those who handed answers in; null before the first.')),
});

export type ListedCourse = z.infer<typeof listed>;

const byLearning = { audience: 'admin', permission: 'platform.learning', method: 'GET' } as const;

export const listAdminCourses = defineEndpoint({
  ...byLearning,
  path: '/admin/courses/',
  summary: 'All courses, the newest first.',
  query: z.strictObject({ ...LEARNING_FILTERS, ordering: learningOrder, ...recordsPage }),
  answer: recordsOf(listed),
});

export const exportCourses = defineEndpoint({
  ...byLearning,
  path: '/admin/courses/export/',
  summary: 'The filtered courses as CSV.',
  status: 200,
  query: z.strictObject({ ...LEARNING_FILTERS, ordering: learningOrder }),
});

const openAttempts = z
  .int()
  .check(
    z.describe('Attempts that somebody has begun and not handed in: they end by the questions that they began with.'),
  );

const edited = z.extend(editedLearning, {
  pass_mark: z.int(),
  questions: z.array(authoredQuestion),
  open_attempts: openAttempts,
  packages: z.array(learningNamed).check(z.describe('That it is part of.')),
});

export type EditedCourse = z.infer<typeof edited>;

export const getAdminCourse = defineEndpoint({
  ...byLearning,
  path: '/admin/courses/{pk}/',
  summary:
    'A course as its form has it, in both languages, with which answers are correct. It is saved by PATCH service/course/{pk}/.',
  params: pkParams,
  answer: edited,
});

const courseImpact = impactOf(
  z.object({
    enrolled: z.int(),
    open_attempts: openAttempts,
    packages: z.int().check(z.describe('On offer, that it is part of.')),
    emptied: z
      .int()
      .check(z.describe('Of them those with no other course on offer: nobody else can enrol in them then.')),
  }),
);

export type CourseImpact = z.infer<typeof courseImpact>;

export const getCourseImpact = defineEndpoint({
  ...byLearning,
  path: '/admin/courses/{pk}/impact/',
  summary: 'What it would mean to withdraw a course. Who is enrolled keeps it.',
  params: pkParams,
  answer: courseImpact,
});

export const listCourseChanges = listOfChanges({
  path: '/admin/courses/{pk}/changes/',
  permission: 'platform.learning',
  params: pkParams,
});
