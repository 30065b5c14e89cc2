import { useQueries, useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { AttemptResult } from '#contract/attempts/attempts.contract.ts';
import { useLanguage } from '#locales/texts.tsx';
import { paths } from '../app/paths.ts';
import { certificateQuery } from '../certificates/certificates.queries.ts';
import { useDownloadCertificate } from '../certificates/use-download-certificate.ts';
import { attemptQuery } from './attempt.queries.ts';
import { AttemptLoading, AttemptMissing } from './attempt-faces.tsx';
import { PassedView } from './passed-view.tsx';

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
  if (!data && error) return <AttemptMissing {...{ pk, error }} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <AttemptLoading />;
  const { course, last } = data;
  if (!last) return <Navigate to={paths.course(pk)} replace />;
  if (!last.passed || last.certificate === null) return <Navigate to={paths.certificateFailed(pk)} replace />;
  return <Certificates ids={[last.certificate, ...last.package_certificates]} result={last} name={course.name} />;
}

interface CertificatesProps {
  /** That of the course first. */
  ids: readonly number[];
  result: AttemptResult | null;
  name?: string;
}

function Certificates({ ids, result, name }: CertificatesProps) {
  const language = useLanguage();
  const answers = useQueries({ queries: ids.map((id) => certificateQuery(id, language)) });
  const download = useDownloadCertificate();
  const known = answers.flatMap(({ data }) => data ?? []);
  const failed = answers.find(({ error, data }) => error && !data);
  if (failed?.error) {
    const retry = () => {
      for (const { error, refetch } of answers) if (error) void refetch();
    };
    return <AttemptMissing pk={0} error={failed.error} retrying={failed.isFetching} onRetry={retry} />;
  }
  const whole = known.length === ids.length ? known : null;
  if (!whole && !name) return <AttemptLoading />;
  return (
    <PassedView
      course={{ name: name ?? whole?.[0]?.title ?? '' }}
      result={result}
      certificates={whole}
      downloading={download.isPending ? download.variables.id : null}
      onDownload={download.mutate}
    />
  );
}
