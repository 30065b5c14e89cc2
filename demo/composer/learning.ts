import * as z from 'zod/mini';
import { known } from '../known.ts';
import { type CourseContent, readCourse } from './course-content.ts';
import { type PackageContent, readPackages } from './package-content.ts';
import { readYaml } from './read-yaml.ts';
import { text } from './shapes.ts';

const courses = new Map(readYaml('courses/courses.yaml', z.array(text)).map((key) => [key, readCourse(key)]));
const packages = readPackages(courses);

/** The courses of the demo shop, the oldest first. */
export const DEMO_COURSES: readonly CourseContent[] = [...courses.values()];

export const DEMO_PACKAGES: readonly PackageContent[] = [...packages.values()];

/** Coupons of the demo shop: name and percent. */
export const DEMO_COUPONS: readonly (readonly [string, number])[] = Object.entries(
  readYaml('courses/coupons.yaml', z.record(z.string(), z.number())),
);

/** The course in a folder of `demo/content/courses/`. Throws when there is none. */
export const demoCourse = (key: string): CourseContent => known(courses, key);

/** A package by its key. Throws when there is none. */
export const demoPackage = (key: string): PackageContent => known(packages, key);
