import type { AttemptState } from '#contract/attempts/attempts.contract.ts';
import { readCoursePdf } from '#contract/courses/courses.contract.ts';
import { PdfSkeleton, PdfViewer, type PdfViewerLabels } from '#design-system/pdf-viewer/pdf-viewer.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { fileQuery } from '../api/file-query.ts';
import { useTextLanguage } from '../benefits/text-language.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { isNarrow, useReadingChoices, useReadingPlace } from './reading-choices.ts';

interface CoursePagesProps {
  course: Pick<AttemptState['course'], 'pk' | 'name' | 'in_other_language'>;
  /** The one last read. */
  page: number;
  onPage: (page: number) => void;
}

// As high as what a phone and a desk leave beside the frame; never less than can be read in.
const HEIGHT = 'h-[max(22rem,calc(100dvh-18.5rem))] desk:h-[max(26rem,calc(100dvh-11rem))]';

/** The PDF of a course, in the reader's language where there is one: as text, or as its pages are. */
export function CoursePages({ course, page, onPage }: CoursePagesProps) {
  const t = useTexts(attemptsTexts);
  const language = useLanguage();
  const langOf = useTextLanguage();
  const { pk, name } = course;
  const labels = useViewerLabels();
  const pdf = useRead(fileQuery(readCoursePdf, { params: { pk }, query: { language } }));
  const { view, textSize, choose } = useReadingChoices();
  const { place, keepPlace } = useReadingPlace(pk, page, language);
  return (
    <ReadStates
      of={pdf}
      as="part"
      failed={t('pdf.failed')}
      loading={<PdfSkeleton label={t('pdf.loading')} className={HEIGHT} />}
    >
      {({ content }) => (
        <PdfViewer
          file={content}
          title={name}
          language={langOf(course, 'pdf').lang}
          labels={labels}
          place={place}
          onPage={onPage}
          view={view}
          textSize={textSize}
          onPlace={keepPlace}
          onView={(next) => choose({ view: next })}
          onTextSize={(size) => choose({ textSize: size })}
          trim={isNarrow()}
          className={HEIGHT}
        />
      )}
    </ReadStates>
  );
}

function useViewerLabels(): PdfViewerLabels {
  const t = useTexts(attemptsTexts);
  return {
    previous: t('pdf.previous'),
    next: t('pdf.next'),
    loading: t('pdf.loading'),
    retry: t('retry'),
    larger: t('pdf.larger'),
    smaller: t('pdf.smaller'),
    trim: t('pdf.trim'),
    untrim: t('pdf.untrim'),
    textLarger: t('pdf.textLarger'),
    textSmaller: t('pdf.textSmaller'),
    everyPage: t('pdf.everyPage'),
    view: t('pdf.view'),
    views: { text: t('pdf.view.text'), pages: t('pdf.view.pages') },
    failed: t('pdf.failed'),
    failedText: t('pdf.failedText'),
    scanned: t('pdf.scanned'),
    unreadable: t('pdf.unreadable'),
    page: (page, count) => t('pdf.page', { page, count }),
    picture: (page) => t('pdf.picture', { page }),
  };
}
