import type { CourseInList } from '#contract/courses/courses.contract.ts';

const plain: CourseInList = {
  pk: 1,
  name: 'Course',
  image: null,
  course_type: 'free',
  price: null,
  summary: '',
  currency: 'RSD',
  price_currency: 0,
  minutes: 25,
  progress: 'none',
  pdf: null,
  num_of_questions: 8,
  pass_mark: 70,
  num_of_pages: 6,
  score: null,
  place: null,
  continued_at: null,
};

/** A free course without an enrolment; `parts` overrides fields. */
export const courseOf = (parts: Partial<CourseInList>): CourseInList => ({ ...plain, ...parts });
