import type { Course, CourseInList } from '#contract/courses/courses.contract.ts';
import type { CoursePackage, PackageInList } from '#contract/packages/packages.contract.ts';
import { courseOf } from '#src/testing/courses.ts';

/** A course without an enrolment; `changes` overrides fields. */
export const sampleCourse = (pk: number, changes: Partial<CourseInList> = {}): CourseInList =>
  courseOf({
    pk,
    name: 'Prva pomoć na poslu',
    image: '/pictures/health-heart-0.svg',
    summary: 'Šta uraditi u prvih pet minuta, dok pomoć ne stigne.',
    ...changes,
  });

const paid = (price: number) => ({ course_type: 'paid', price, price_currency: price }) as const;

/** Courses in every state: free, paid, enrolled, begun, failed, passed; with a long name, without a picture. */
export const sampleCourses: readonly CourseInList[] = [
  sampleCourse(1),
  sampleCourse(2, {
    name: 'Excel od početka',
    image: '/pictures/technology-headphones-0.svg',
    minutes: 60,
    ...paid(4200),
  }),
  sampleCourse(3, {
    name: 'Bezbednost na internetu',
    image: '/pictures/education-pencils-0.svg',
    progress: 'enrolled',
  }),
  sampleCourse(4, {
    name: 'Organizacija vremena i rad bez prekovremenih sati u velikim timovima',
    image: '/pictures/books-pile-0.svg',
    ...paid(2900),
    progress: 'started',
    place: { page: 6, read: true, answered: 3, questions: 8 },
    continued_at: '2026-11-20T10:05:00.000Z',
  }),
  sampleCourse(5, {
    name: 'Javni nastup',
    image: '/pictures/culture-theatre-0.svg',
    progress: 'failed',
    score: 62,
  }),
  sampleCourse(6, { name: 'Lične finansije', image: null, progress: 'passed', score: 92 }),
];

export const samplePackage = (pk: number, changes: Partial<PackageInList> = {}): PackageInList => ({
  pk,
  name: 'Miran radni dan',
  image: '/pictures/wellness-lotus-0.svg',
  ...paid(6400),
  summary: 'Manje stresa, više vremena: tri kratka kursa za dane koji se otmu.',
  currency: 'RSD',
  minutes: 120,
  progress: 'none',
  pdf: null,
  num_of_courses: 3,
  num_passed: 0,
  ...changes,
});

const listedPackage = (pk: number, changes: Partial<PackageInList> = {}) => ({
  ...samplePackage(pk, changes),
  courses: [1, 2, 3],
});

export const samplePackages: PackageInList[] = [
  listedPackage(1),
  listedPackage(2, {
    name: 'Digitalna kancelarija',
    image: '/pictures/technology-headphones-0.svg',
    progress: 'started',
    num_passed: 2,
  }),
  listedPackage(3, { name: 'Prvi put na čelu tima', image: '/pictures/team-table-0.svg', progress: 'passed' }),
];

export const previewOf = (course: CourseInList, changes: Partial<Course> = {}): Course => ({
  ...course,
  description:
    '<p>Niko ne postaje lekar za pola sata, ali svako može da bude neko ko ne stoji po strani.</p><ul><li>Poziv na 194</li><li>Masaža srca</li><li>Opekotine, prelomi, gušenje</li></ul>',
  languages: ['SR', 'EN'],
  packages: [],
  ...changes,
});

export const previewOfPackage = (one: PackageInList): CoursePackage => ({
  ...one,
  description: '<p>Tri kursa koji se najbolje čitaju ovim redom.</p><p>Na kraju te čeka sertifikat paketa.</p>',
  courses: one.progress === 'none' ? sampleCourses.slice(0, 3) : sampleCourses.slice(3),
});
