import type { CourseInList } from '#contract/courses/courses.contract.ts';

/** Whole percent of the pages and questions of a course that are behind its reader; 0 before it is begun. */
export function percentDone({ place, num_of_pages: pages }: Pick<CourseInList, 'place' | 'num_of_pages'>): number {
  if (!place || pages + place.questions === 0) return 0;
  const read = place.read ? pages : Math.min(place.page, pages);
  return Math.floor((100 * (read + place.answered)) / (pages + place.questions));
}
