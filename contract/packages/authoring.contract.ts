import * as z from 'zod/mini';
import { LEARNING_FILES, learningFields } from '../courses/authoring.contract.ts';
import { pkParams } from '../courses/courses.contract.ts';
import { defineEndpoint } from '../endpoint.ts';
import { language } from '../money/money.contract.ts';
import { coursePackage } from './packages.contract.ts';

const packageFields = z.strictObject({
  ...learningFields,
  courses: z.optional(
    z.string().check(z.maxLength(2_000), z.describe('JSON: the pk of its courses, in the order to read them in.')),
  ),
});

const HOW = 'Multipart; files only when they are real ones. Those enrolled keep the courses that they enrolled in.';

export const addPackage = defineEndpoint({
  method: 'POST',
  path: '/service/package/',
  audience: 'admin',
  permission: 'platform.learning',
  summary: `A new package: with a name, a summary and courses. ${HOW}`,
  status: 201,
  body: packageFields,
  file: LEARNING_FILES,
  answer: coursePackage,
});

export const changePackage = defineEndpoint({
  method: 'PATCH',
  path: '/service/package/{pk}/',
  audience: 'admin',
  permission: 'platform.learning',
  summary: `Changes of a package what is sent. ${HOW}`,
  revision: 'optional',
  params: pkParams,
  body: packageFields,
  file: LEARNING_FILES,
  answer: coursePackage,
});

export const readPackageSheet = defineEndpoint({
  method: 'GET',
  path: '/service/package/{pk}/certificate-pdf/',
  audience: 'admin',
  permission: 'platform.learning',
  summary:
    "The sheet that certificates of a package are stamped on, as it was sent; in the language asked for (the reader's), else the other. 404 courses.no_sheet where they are stamped on the shop's own.",
  status: 200,
  params: pkParams,
  query: z.strictObject({ language: z.optional(language) }),
});
