import type { AttemptState } from '#contract/attempts/attempts.contract.ts';
import { readCoursePdf } from '#contract/courses/courses.contract.ts';
import { PdfSkeleton, PdfViewer } from '#design-system/pdf-viewer/pdf-viewer.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { fileQuery } from '../api/file-query.ts';
import { useTextLanguage } from '../benefits/text-language.ts';
import { usePdfLabels } from '../files/pdf-labels.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import { isNarrow, useReadingChoices, useReadingPlace } from './reading-choices.ts';

interface CoursePagesProps {
  course: Pick<AttemptState['course'], 'pk' | 'name' | 'in_other_language'>;
  /** The one last read. */
  page: number;
  onPage: (page: number) => void;
}

// The height that the frame leaves on a phone and on a desktop, with a readable minimum.
const HEIGHT = 'h-[max(22rem,calc(100dvh-18.5rem))] desk:h-[max(26rem,calc(100dvh-11rem))]';

/** The PDF of a course, in the reader's language where there is one: as text, or as pages. */
export function CoursePages({ course, page, onPage }: CoursePagesProps) {
  const t = useTexts(attemptsTexts);
  const language = useLanguage();
  const langOf = useTextLanguage();
  const { pk, name } = course;
  const labels = usePdfLabels({ failed: t('pdf.failed'), failedText: t('pdf.failedText'), retry: t('retry') });
  const pdf = useRead(fileQuery(readCoursePdf, { params: { pk }, query: { language } }));
  const { view, textSize, choose } = useReadingChoices();
  const { place, keepPlace } = useReadingPlace(pk, page, language);
  return (
    <ReadStates
      of={pdf}
      as="part"
      failed={t('pdf.failed')}
      loading={<PdfSkeleton label={labels.loading} className={HEIGHT} />}
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
