import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { PdfSkeleton, PdfViewer } from '#design-system/pdf-viewer/pdf-viewer.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { coursePdfQuery } from './attempt.queries.ts';

interface CoursePagesProps {
  pk: number;
  name: string;
  /** The one last read. */
  page: number;
  onPage: (page: number) => void;
}

// As high as what a phone and a desk leave beside the frame; never less than can be read in.
const HEIGHT = 'h-[max(22rem,calc(100dvh-17rem))] desk:h-[max(26rem,calc(100dvh-11rem))]';

/** The PDF of a course, in the reader's language where there is one. */
export function CoursePages({ pk, name, page, onPage }: CoursePagesProps) {
  const t = useTexts(attemptsTexts);
  const { data, error, isFetching, refetch } = useQuery(coursePdfQuery(pk, useLanguage()));
  const failure = { title: t('pdf.failed'), retryLabel: t('retry') };
  if (data) {
    const labels = {
      ...{ previous: t('pdf.previous'), next: t('pdf.next'), loading: t('pdf.loading') },
      ...{ zoomIn: t('pdf.zoomIn'), zoomOut: t('pdf.zoomOut'), fit: t('pdf.fit') },
      ...{ failed: failure.title, failedText: t('pdf.failedText'), retry: failure.retryLabel },
      page: (number: number, count: number) => t('pdf.page', { page: number, count }),
    };
    return <PdfViewer file={data} title={name} {...{ labels, page, onPage }} className={HEIGHT} />;
  }
  if (!error) return <PdfSkeleton label={t('pdf.loading')} className={HEIGHT} />;
  return <ErrorState {...failure} text={error.message} busy={isFetching} onRetry={() => void refetch()} />;
}
