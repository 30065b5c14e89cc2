import { type CourseInList, listCourses } from '#contract/courses/courses.contract.ts';
import { wholeQuery } from '../api/whole-query.ts';
import { useRead } from '../ground/use-read.ts';
import { ContinuationView } from './continuation-view.tsx';

const begunCourses = {
  ...wholeQuery(listCourses, { query: { progress: 'started' } }),
  select: latestFirst,
  // Another screen has taken the person further meanwhile.
  staleTime: 0,
};

/** `/continuation/` */
export const ContinuationScreen = () => <ContinuationView courses={useRead(begunCourses)} />;

// What was only failed has no place where one was.
function latestFirst(courses: readonly CourseInList[]): CourseInList[] {
  return courses.toSorted((one, other) => (other.continued_at ?? '').localeCompare(one.continued_at ?? ''));
}
