import { type CourseInList, listCourses } from '#contract/courses/courses.contract.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { useRead } from '../ground/use-read.ts';
import { ContinuationView } from './continuation-view.tsx';

const begunCourses = {
  ...wholeQuery(listCourses, { query: { progress: 'started' } }),
  select: latestFirst,
  // Never fresh: an attempt on another screen changes the progress.
  staleTime: 0,
};

/** `/continuation/` */
export const ContinuationScreen = () => <ContinuationView courses={useRead(begunCourses)} />;

// A course that was only failed has no `continued_at`, and comes last.
function latestFirst(courses: readonly CourseInList[]): CourseInList[] {
  return courses.toSorted((one, other) => (other.continued_at ?? '').localeCompare(one.continued_at ?? ''));
}
