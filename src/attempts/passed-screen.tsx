import { useQueries, useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { AttemptResult, AttemptState } from '#contract/attempts/attempts.contract.ts';
import { useLanguage } from '#locales/texts.tsx';
import { certificateQuery } from '../certificates/certificates.queries.ts';
import { useDownloadCertificate } from '../certificates/use-download-certificate.ts';
import { courseQuery } from '../courses/courses.queries.ts';
import { paths } from '../ground/paths.ts';
import { nextCourseOf } from '../packages/next-course.ts';
import { packageQuery } from '../packages/packages.queries.ts';
import { attemptQuery } from './attempt.queries.ts';
import { AttemptLoading, AttemptMissing } from './attempt-faces.tsx';
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
  const { data, error, isFetching, refetch } = useQuery(attemptQuery(pk, useLanguage()));
  if (!data && error)
    return <AttemptMissing pk={pk} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <AttemptLoading />;
  const { course, last } = data;
  if (!last) return <Navigate to={paths.course(pk)} replace />;
  if (!last.passed || last.certificate === null) return <Navigate to={paths.certificateFailed(pk)} replace />;
  const ids = [last.certificate, ...last.package_certificates];
  return <Certificates ids={ids} result={last} course={course} />;
}

/** What goes on with a course that is passed: the next one of the first package with it that one is enrolled in. */
function useNextCourse(pk: number | null): NextCourse | null {
  const { data: course } = useQuery({ ...courseQuery(pk ?? 0), enabled: pk !== null });
  const answers = useQueries({ queries: (course?.packages ?? []).map((one) => packageQuery(one.pk)) });
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
  const language = useLanguage();
  const answers = useQueries({ queries: ids.map((id) => certificateQuery(id, language)) });
  const download = useDownloadCertificate();
  const next = useNextCourse(course?.pk ?? null);
  const known = answers.flatMap(({ data }) => data ?? []);
  const failed = answers.find(({ error, data }) => error && !data);
  if (failed?.error) {
    const retry = () => {
      for (const { error, refetch } of answers) if (error) void refetch();
    };
    return <AttemptMissing pk={0} error={failed.error} retrying={failed.isFetching} onRetry={retry} />;
  }
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
