import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { usePageTitle } from '../ground/page-title.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { type Begun, beginningQuery, isBegun } from './attempt.queries.ts';
import { AttemptStates } from './attempt-faces.tsx';
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
  const atQuestions = useSearchParams()[0].has('questions');
  const found = useRead(beginningQuery(client, { pk, atQuestions }));
  return (
    <AttemptStates pk={pk} of={found}>
      {(state) =>
        isBegun(state) ? (
          <Going key={state.open.id} pk={pk} begun={state} />
        ) : (
          <Navigate to={paths.certificatePassed(pk)} replace />
        )
      }
    </AttemptStates>
  );
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
