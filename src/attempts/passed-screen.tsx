import { useQueries, useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { AttemptResult, AttemptState } from '#contract/attempts/attempts.contract.ts';
import { getCertificate } from '#contract/certificates/certificates.contract.ts';
import { getCourse } from '#contract/courses/courses.contract.ts';
import { getPackage } from '#contract/packages/packages.contract.ts';
import { query } from '../api/query.ts';
import { useDownloadCertificate } from '../certificates/use-download-certificate.ts';
import { foundOf } from '../ground/found.ts';
import { paths } from '../ground/paths.ts';
import { useOffline } from '../ground/use-offline.ts';
import { useRead } from '../ground/use-read.ts';
import { nextCourseOf } from '../packages/next-course.ts';
import { attemptQuery } from './attempt.queries.ts';
import { AttemptStates } from './attempt-faces.tsx';
import { type NextCourse, PassedView } from './passed-view.tsx';

/** `/success-certificate/`: of the course in the address. */
export function PassedScreen() {
  const pk = Number(useSearchParams()[0].get('course'));
  return pk > 0 ? <OfCourse pk={pk} /> : <Navigate to={paths.certificates} replace />;
}

function OfCourse({ pk }: { pk: number }) {
  const found = useRead(attemptQuery(pk));
  return (
    <AttemptStates pk={pk} of={found}>
      {({ course, last }) => {
        if (!last) return <Navigate to={paths.course(pk)} replace />;
        if (!last.passed || last.certificate === null) return <Navigate to={paths.certificateFailed(pk)} replace />;
        return <Passed course={course} result={last} ids={[last.certificate, ...last.package_certificates]} />;
      }}
    </AttemptStates>
  );
}

/** The next course after a passed one, in the first package with it that the person is enrolled in. */
function useNextCourse(pk: number): NextCourse | null {
  const { data: course } = useQuery(query(getCourse, { params: { pk } }));
  const answers = useQueries({
    queries: (course?.packages ?? []).map((one) => query(getPackage, { params: { pk: one.pk } })),
  });
  const enrolled = answers.flatMap(({ data }) => (data && data.progress !== 'none' ? [data] : []));
  const found = enrolled.flatMap((one) => {
    const next = nextCourseOf(one);
    return next && next.pk !== pk ? [{ course: next, package: one }] : [];
  });
  return found[0] ?? null;
}

interface PassedProps {
  course: AttemptState['course'];
  result: AttemptResult;
  /** The ids of the certificates, that of the course first. */
  ids: readonly number[];
}

function Passed({ course, result, ids }: PassedProps) {
  const answers = useQueries({ queries: ids.map((id) => query(getCertificate, { params: { id } })) });
  const { download, running } = useDownloadCertificate();
  const next = useNextCourse(course.pk);
  const offline = useOffline();
  return (
    <PassedView
      course={course}
      result={result}
      certificates={answers.map((answer) => foundOf(answer, offline))}
      next={next}
      downloading={running}
      onDownload={download}
    />
  );
}
