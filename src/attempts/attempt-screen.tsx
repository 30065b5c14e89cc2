import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { useLanguage } from '#locales/texts.tsx';
import { usePageTitle } from '../ground/page-title.ts';
import { paths } from '../ground/paths.ts';
import { type Begun, beginningQuery, isBegun } from './attempt.queries.ts';
import { AttemptLoading, AttemptMissing } from './attempt-faces.tsx';
import { AttemptView } from './attempt-view.tsx';
import { CoursePages } from './course-pages.tsx';
import { useAttempt } from './use-attempt.ts';
import { stepOf, useLeaving, useStepsInHistory } from './use-steps-in-history.ts';

/** `/course/start/:id`: the course is read, then its questions are answered. */
export function AttemptScreen() {
  const pk = Number(useParams().id);
  return <Beginning key={pk} pk={pk} />;
}

function Beginning({ pk }: { pk: number }) {
  const client = useQueryClient();
  const language = useLanguage();
  const atQuestions = useSearchParams()[0].has('questions');
  const query = beginningQuery(client, { pk, language, atQuestions });
  const { data, error, isFetching, refetch } = useQuery(query);
  if (data && isBegun(data)) return <Going key={data.open.id} pk={pk} begun={data} />;
  if (data) return <Navigate to={paths.certificatePassed(pk)} replace />;
  if (!error) return <AttemptLoading />;
  return <AttemptMissing pk={pk} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}

function Going({ pk, begun }: { pk: number; begun: Begun }) {
  const leave = useLeaving();
  const { course } = begun;
  const show = ({ passed }: AttemptResult) => leave(passed ? paths.certificatePassed(pk) : paths.certificateFailed(pk));
  const { props, kept, questions, send, retryKeeping } = useAttempt(pk, begun, show);
  useStepsInHistory(stepOf(props), send);
  usePageTitle(course.name);
  const turn = (page: number) => send({ type: 'page.turn', page });
  return (
    <AttemptView
      {...props}
      course={course}
      questions={questions}
      kept={kept}
      pages={<CoursePages course={course} page={props.page} onPage={turn} />}
      onEvent={send}
      onRetryKeeping={retryKeeping}
    />
  );
}
