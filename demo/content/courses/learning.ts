import type { CourseContent } from './course-content.ts';
import { CYBER } from './cyber.ts';
import { ENGLISH } from './english.ts';
import { EXCEL } from './excel.ts';
import { FINANCE } from './finance.ts';
import { FIRST_AID } from './first-aid.ts';
import { LEADING } from './leading.ts';
import { CALM_DAY, DIGITAL_OFFICE, NEW_LEAD, type PackageContent } from './packages.ts';
import { SPEAKING } from './speaking.ts';
import { STRESS } from './stress.ts';
import { TIME } from './time.ts';

/** The courses of the demo shop, the oldest first. */
export const DEMO_COURSES: readonly CourseContent[] = [
  FIRST_AID,
  CYBER,
  ENGLISH,
  EXCEL,
  TIME,
  FINANCE,
  SPEAKING,
  LEADING,
  STRESS,
];

export const DEMO_PACKAGES: readonly PackageContent[] = [CALM_DAY, DIGITAL_OFFICE, NEW_LEAD];

/** The coupons of the demo shop: name and percent. */
export const DEMO_COUPONS = [
  ['ZNANJE50', 50],
  ['PROLECE20', 20],
  ['POKLON100', 100],
] as const;
