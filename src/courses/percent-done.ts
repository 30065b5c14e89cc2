import type { CourseInList } from '#contract/courses/courses.contract.ts';

/** Progress in a course, in whole percent of its pages and questions; 0 before it is started. */
export function percentDone({ place, num_of_pages: pages }: Pick<CourseInList, 'place' | 'num_of_pages'>): number {
  if (!place || pages + place.questions === 0) return 0;
  const read = place.read ? pages : Math.min(place.page, pages);
  return Math.floor((100 * (read + place.answered)) / (pages + place.questions));
}
