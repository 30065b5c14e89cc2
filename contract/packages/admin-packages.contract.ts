import * as z from 'zod/mini';
import { listOfChanges } from '../changes/changes.contract.ts';
import {
  editedLearning,
  LEARNING_FILTERS,
  learningNamed,
  learningOrder,
  listedLearning,
} from '../courses/admin-learning.contract.ts';
import { pkParams } from '../courses/courses.contract.ts';
import { defineEndpoint } from '../endpoint.ts';
import { impactOf } from '../records/ending.contract.ts';
import { recordsOf, recordsPage } from '../records/record-list.contract.ts';

const listed = z.extend(listedLearning, {
  courses: z.int(),
});

export type ListedPackage = z.infer<typeof listed>;

const byLearning = { audience: 'admin', permission: 'platform.learning', method: 'GET' } as const;

export const listAdminPackages = defineEndpoint({
  ...byLearning,
  path: '/admin/packages/',
  summary: 'All packages of courses, the newest first.',
  query: z.strictObject({ ...LEARNING_FILTERS, ordering: learningOrder, ...recordsPage }),
  answer: recordsOf(listed),
});

export const exportPackages = defineEndpoint({
  ...byLearning,
  path: '/admin/packages/export/',
  summary: 'The filtered packages as CSV.',
  status: 200,
  query: z.strictObject({ ...LEARNING_FILTERS, ordering: learningOrder }),
});

const edited = z.extend(editedLearning, {
  courses: z.array(learningNamed).check(z.describe('In the order that they are best read in.')),
});

export type EditedPackage = z.infer<typeof edited>;

export const getAdminPackage = defineEndpoint({
  ...byLearning,
  path: '/admin/packages/{pk}/',
  summary: 'A package as its form has it, in both languages. It is saved by PATCH service/package/{pk}/.',
  params: pkParams,
  answer: edited,
});

const packageImpact = impactOf(
  z.object({
    enrolled: z.int(),
    unfinished: z.int().check(z.describe('Of them those who have not passed all of it.')),
  }),
);

export type PackageImpact = z.infer<typeof packageImpact>;

export const getPackageImpact = defineEndpoint({
  ...byLearning,
  path: '/admin/packages/{pk}/impact/',
  summary: 'What it would mean to withdraw a package. Who is enrolled keeps it.',
  params: pkParams,
  answer: packageImpact,
});

export const listPackageChanges = listOfChanges({
  path: '/admin/packages/{pk}/changes/',
  permission: 'platform.learning',
  params: pkParams,
});
