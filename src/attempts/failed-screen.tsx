import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { attemptQuery } from './attempt.queries.ts';
import { AttemptStates } from './attempt-faces.tsx';
import { FailedView } from './failed-view.tsx';

/** `/failed-certificate/:id`: the last attempt of a course, which was not passed. */
export function FailedScreen() {
  const pk = Number(useParams().id);
  const found = useRead(attemptQuery(pk));
  return (
    <AttemptStates pk={pk} of={found}>
      {({ course, last, open }) => {
        if (!last) return <Navigate to={paths.course(pk)} replace />;
        if (last.passed) return <Navigate to={paths.certificatePassed(pk)} replace />;
        return <FailedView course={course} result={last} isOpen={open !== null} />;
      }}
    </AttemptStates>
  );
}
