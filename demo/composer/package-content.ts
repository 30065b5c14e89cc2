import * as z from 'zod/mini';
import {
  type CourseContent,
  type LearningContent,
  type LearningText,
  learningShape,
  learningText,
} from './course-content.ts';
import { readYaml } from './read-yaml.ts';
import { both, type LanguageKey, oneOf } from './shapes.ts';

/** Catalogue texts of a package in one language, and the additional texts of its guide. */
export interface PackageText extends LearningText {
  /** File name of the guide, without `.pdf`. */
  file: string;
  /** Reason for the order of the courses. */
  order: string;
  /** A plan for working days: when, and what. */
  plan: readonly (readonly [string, string])[];
}

export interface PackageContent extends LearningContent {
  /** In the best order for reading. */
  courses: readonly CourseContent[];
  sr: PackageText;
  en: PackageText;
}

const packageOf = (courses: ReadonlyMap<string, CourseContent>) =>
  z.strictObject({
    ...learningShape,
    courses: z.array(oneOf(courses, 'course')),
    order: both,
    plan: z.array(z.strictObject({ when: both, what: both })),
  });

type Written = z.output<ReturnType<typeof packageOf>>;

/** Reads the packages by their keys. */
export function readPackages(courses: ReadonlyMap<string, CourseContent>): Map<string, PackageContent> {
  const written = readYaml('courses/packages.yaml', z.record(z.string(), packageOf(courses)));
  return new Map(Object.entries(written).map(([key, each]) => [key, packageFrom(each, courses)]));
}

function packageFrom(written: Written, courses: ReadonlyMap<string, CourseContent>): PackageContent {
  const parts = written.courses.flatMap((key) => courses.get(key) ?? []);
  const { picture, price, currency } = written;
  const minutes = parts.reduce((sum, course) => sum + course.minutes, 0);
  const sr = packageText(written, 'sr');
  return { picture, price, currency, courses: parts, minutes, sr, en: packageText(written, 'en') };
}

function packageText(written: Written, language: LanguageKey): PackageText {
  return Object.assign(learningText(written, language), {
    file: written.file[language],
    order: written.order[language],
    plan: written.plan.map(({ when, what }) => [when[language], what[language]] as const),
  });
}
