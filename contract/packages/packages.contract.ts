import * as z from 'zod/mini';
import {
  authoredPackage,
  courseInList,
  learningFilters,
  learningInList,
  pkParams,
} from '../courses/courses.contract.ts';
import { defineEndpoint, pageOf } from '../endpoint.ts';
import { language } from '../money/money.contract.ts';

export const packageInList = z.extend(learningInList, {
  num_of_courses: z.int(),
  num_passed: z.int().check(z.describe('Of its courses, by the reader.')),
});

export type PackageInList = z.infer<typeof packageInList>;

export const coursePackage = z.extend(packageInList, {
  description: z.string().check(z.describe('Sanitised html.')),
  courses: z.array(courseInList).check(z.describe('In the order that they are best read in.')),
  author: z.optional(authoredPackage).check(z.describe('Only for admins.')),
});

export type CoursePackage = z.infer<typeof coursePackage>;

export const listPackages = defineEndpoint({
  method: 'GET',
  path: '/service/package/',
  audience: 'employee',
  summary: 'Packages of courses, filtered and sorted, with how far the reader is.',
  query: z.strictObject(learningFilters),
  answer: pageOf(
    z.extend(packageInList, {
      courses: z.array(z.int()).check(z.describe('Their pk.')),
      author: z.optional(authoredPackage),
    }),
  ),
});

export const getPackage = defineEndpoint({
  method: 'GET',
  path: '/service/package/{pk}/',
  audience: 'employee',
  summary: 'The preview of a package with its courses.',
  params: pkParams,
  answer: coursePackage,
});

export const readPackagePdf = defineEndpoint({
  method: 'GET',
  path: '/service/package/{pk}/pdf/',
  audience: 'employee',
  summary:
    "The PDF of a package, for those enrolled in it; in the language asked for (the reader's), else the other. 403 for others, 404 courses.no_pdf while there is none.",
  status: 200,
  params: pkParams,
  query: z.strictObject({ language: z.optional(language) }),
});
