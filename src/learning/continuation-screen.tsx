import { useQuery } from '@tanstack/react-query';
import { begunCoursesQuery } from '../courses/courses.queries.ts';
import { useOffline } from '../ground/use-offline.ts';
import { ContinuationView } from './continuation-view.tsx';

/** `/continuation/` */
export function ContinuationScreen() {
  const { data, error, isFetching, refetch } = useQuery(begunCoursesQuery);
  return (
    <ContinuationView
      courses={data ? latestFirst(data) : null}
      failure={data ? null : (error?.message ?? null)}
      offline={useOffline()}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

// What was only failed has no place where one was.
const latestFirst = <Course extends { continued_at: string | null }>(courses: readonly Course[]) =>
  courses.toSorted((one, other) => (other.continued_at ?? '').localeCompare(one.continued_at ?? ''));
