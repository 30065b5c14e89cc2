import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { useLanguage } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { attemptQuery } from './attempt.queries.ts';
import { AttemptLoading, AttemptMissing } from './attempt-faces.tsx';
import { FailedView } from './failed-view.tsx';

/** `/failed-certificate/:id`: the last attempt of a course, which was not passed. */
export function FailedScreen() {
  const pk = Number(useParams().id);
  const { data, error, isFetching, refetch } = useQuery(attemptQuery(pk, useLanguage()));
  if (!data && error)
    return <AttemptMissing pk={pk} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <AttemptLoading />;
  const { course, last, open } = data;
  if (!last) return <Navigate to={paths.course(pk)} replace />;
  if (last.passed) return <Navigate to={paths.certificatePassed(pk)} replace />;
  return <FailedView course={course} result={last} isOpen={open !== null} />;
}
