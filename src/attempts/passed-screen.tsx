import { useQueries, useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { AttemptResult, AttemptState } from '#contract/attempts/attempts.contract.ts';
import { getCertificate } from '#contract/certificates/certificates.contract.ts';
import { getCourse } from '#contract/courses/courses.contract.ts';
import { getPackage } from '#contract/packages/packages.contract.ts';
import { query } from '../api/query.ts';
import { useDownloadCertificate } from '../certificates/use-download-certificate.ts';
import { foundOf, isAway } from '../ground/found.ts';
import { paths } from '../ground/paths.ts';
import { useOffline } from '../ground/use-offline.ts';
import { useRead } from '../ground/use-read.ts';
import { nextCourseOf } from '../packages/next-course.ts';
import { attemptQuery } from './attempt.queries.ts';
import { AttemptAway, AttemptLoading, AttemptStates } from './attempt-faces.tsx';
import { type NextCourse, PassedView } from './passed-view.tsx';

/** `/success-certificate/`: of the course in the address, or the one certificate that is named there. */
export function PassedScreen() {
  const [search] = useSearchParams();
  const course = Number(search.get('course'));
  const certificate = Number(search.get('certificate'));
  if (course > 0) return <OfCourse pk={course} />;
  if (certificate > 0) return <Certificates ids={[certificate]} result={null} />;
  return <Navigate to={paths.certificates} replace />;
}

function OfCourse({ pk }: { pk: number }) {
  const found = useRead(attemptQuery(pk));
  return (
    <AttemptStates pk={pk} of={found}>
      {({ course, last }) => {
        if (!last) return <Navigate to={paths.course(pk)} replace />;
        if (!last.passed || last.certificate === null) return <Navigate to={paths.certificateFailed(pk)} replace />;
        const ids = [last.certificate, ...last.package_certificates];
        return <Certificates ids={ids} result={last} course={course} />;
      }}
    </AttemptStates>
  );
}

/** What goes on with a course that is passed: the next one of the first package with it that one is enrolled in. */
function useNextCourse(pk: number | null): NextCourse | null {
  const { data: course } = useQuery({ ...query(getCourse, { params: { pk: pk ?? 0 } }), enabled: pk !== null });
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

interface CertificatesProps {
  /** The ids of the certificates, that of the course first. */
  ids: readonly number[];
  result: AttemptResult | null;
  /** None where only a certificate is asked for. */
  course?: AttemptState['course'];
}

function Certificates({ ids, result, course }: CertificatesProps) {
  const answers = useQueries({ queries: ids.map((id) => query(getCertificate, { params: { id } })) });
  const download = useDownloadCertificate();
  const next = useNextCourse(course?.pk ?? null);
  const known = answers.flatMap(({ data }) => data ?? []);
  const offline = useOffline();
  const away = answers.map((answer) => foundOf(answer, offline)).find(isAway);
  if (away)
    return (
      <AttemptAway pk={0} of={{ ...away, onRetry: () => void Promise.all(answers.map(({ refetch }) => refetch())) }} />
    );
  const whole = known.length === ids.length ? known : null;
  if (!whole && !course) return <AttemptLoading />;
  return (
    <PassedView
      course={course ?? { name: whole?.[0]?.title ?? '' }}
      result={result}
      certificates={whole}
      next={next}
      downloading={download.isPending ? download.variables.id : null}
      onDownload={download.mutate}
    />
  );
}
