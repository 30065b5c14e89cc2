import * as z from 'zod/mini';
import type { AnswerOf } from '../endpoint.ts';
import { endingCalls } from '../records/bulk-calls.contract.ts';
import { LEARNING_FILTERS } from './admin-learning.contract.ts';

/**
 * Why a bulk action leaves a course or package out: it is in that state already, its course is in a package on offer, it has no PDF, or
 * none of its courses is on offer.
 */
const REFUSALS = ['same', 'in_use', 'no_pdf', 'no_courses'] as const;

const effects = z.object({
  enrolled: z.int().check(z.describe('Who is enrolled in those that would change, each once; they keep them.')),
  unfinished: z.int().check(z.describe('Who of them has not finished all of theirs.')),
});

const bulkOf = <Path extends '/admin/courses/' | '/admin/packages/'>(
  path: Path,
  records: 'courses' | 'packages',
  leavesOut: string,
) =>
  endingCalls({
    by: { audience: 'admin', permission: 'platform.learning' },
    path,
    records,
    does: `withdraw many ${records}, or offer them again`,
    leavesOut,
    actions: ['withdraw', 'offer'],
    refusals: REFUSALS,
    filters: LEARNING_FILTERS,
    asked: {},
    named: { name_sr: z.string(), name_en: z.string() },
    effects,
  });

/** Calls that withdraw many courses, or offer them again. */
export const courseBulk = bulkOf(
  '/admin/courses/',
  'courses',
  ', or that is of a package on offer, or has no PDF by now,',
);

/** Calls that withdraw many packages, or offer them again. */
export const packageBulk = bulkOf('/admin/packages/', 'packages', ', or that has no course on offer by now,');

export type LearningBulkPreview = AnswerOf<typeof courseBulk.preview>;
