import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '#design-system/page/page.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import type { AttemptViewProps } from './attempt-view-props.ts';
import { FailedView } from './failed-view.tsx';
import { KeptStatus } from './kept-status.tsx';
import { PassedView } from './passed-view.tsx';
import { QuestionView } from './question-view.tsx';
import { ReadingView } from './reading-view.tsx';
import { ReviewView } from './review-view.tsx';

/** An attempt at a course: its pages, its questions one by one, the review of the answers, the result (product.md 4). */
export function AttemptView(props: AttemptViewProps) {
  const { face, index, result, course, kept, onRetryKeeping } = props;
  useFromTheTop(face === 'question' ? `question ${index}` : face);
  if (face === 'passed' && result) return <PassedView course={course} result={result} certificates={[]} />;
  if (face === 'failed' && result) return <FailedView course={course} result={result} isOpen={false} />;
  return (
    <Page
      width="reading"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 max-desk:pb-28 desk:gap-6 desk:pt-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <CourseLink pk={course.pk} />
        <KeptStatus face={kept} onRetry={onRetryKeeping} />
      </div>
      {face === 'reading' && <ReadingView {...props} />}
      {face === 'question' && <QuestionView {...props} />}
      {face === 'review' && <ReviewView {...props} />}
    </Page>
  );
}

// Scrolls to the top on each new step.
function useFromTheTop(step: string) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) window.scrollTo({ top: 0 });
    shown.current = step;
  }, [step]);
}

function CourseLink({ pk }: { pk: number }) {
  const t = useTexts(attemptsTexts);
  return (
    <TextLink asChild>
      <Link to={paths.course(pk)}>
        <ArrowLeft aria-hidden size={20} />
        {t('toCourse')}
      </Link>
    </TextLink>
  );
}
