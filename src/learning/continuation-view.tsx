import { Link } from 'react-router-dom';
import type { CourseInList } from '#contract/courses/courses.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { percentDone } from '../courses/percent-done.ts';
import type { Found } from '../ground/found.ts';
import { paths } from '../ground/paths.ts';
import { inWindow, PictureFrame } from '../ground/picture-frame.tsx';
import { OldNotice, ReadStates } from '../ground/read-states.tsx';

export interface ContinuationViewProps {
  /** The last continued first. */
  courses: Found<readonly CourseInList[]>;
}

/** Courses that were started and not passed, each with the position, the time, and a link to continue. */
export function ContinuationView(props: ContinuationViewProps) {
  const t = useTexts(coursesTexts);
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
      <div className="grid gap-2">
        <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('continuation.title')}</h1>
        <p className="text-18 text-ink-muted">{t('continuation.text')}</p>
      </div>
      <Begun {...props} />
    </Page>
  );
}

function Begun({ courses }: ContinuationViewProps) {
  const t = useTexts(coursesTexts);
  return (
    <ReadStates of={courses} failed={t('failed')} loading={<Loading />} empty={<None />}>
      {(begun) => (
        <>
          <OldNotice of={courses} />
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 wide:grid-cols-[repeat(2,minmax(0,1fr))]">
            {begun.map((course) => (
              <li key={course.pk}>
                <BegunCourse course={course} />
              </li>
            ))}
          </ul>
        </>
      )}
    </ReadStates>
  );
}

function BegunCourse({ course }: { course: CourseInList }) {
  const t = useTexts(coursesTexts);
  const langOf = useTextLanguage();
  const { pk, name, image, progress, continued_at: at } = course;
  const [word, goesOn] =
    progress === 'started' ? (['go', paths.courseStart] as const) : (['retry', paths.courseQuestions] as const);
  return (
    <article className="grid h-full grid-cols-[minmax(0,1fr)] content-between gap-5 rounded-20 bg-surface-raised p-5 shadow-1 desk:p-7">
      <div className="flex flex-wrap gap-4 desk:gap-6">
        <PictureFrame image={image} className="w-24 shrink-0 self-start desk:w-32" />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 beside">
          <h2 {...langOf(course, 'name')} className="hyphenate text-22">
            <Link to={paths.course(pk)} className="rounded-8 hover:underline">
              {name}
            </Link>
          </h2>
          {at && (
            <p className="text-14 text-ink-muted tabular-nums">
              {t('continuation.lead', { moment: formatMoment(at) })}
            </p>
          )}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Where course={course} />
        <Button asChild tone="secondary" className="justify-self-start">
          <Link to={goesOn(pk)} aria-label={t(`continuation.${word}Of`, { name })}>
            {t(`continuation.${word}`)}
          </Link>
        </Button>
      </div>
    </article>
  );
}

function Where({ course }: { course: CourseInList }) {
  const t = useTexts(coursesTexts);
  const { name, place, score, pass_mark: mark, num_of_pages: pages } = course;
  if (!place) return <p className="text-14">{t('continuation.failed', { percent: score ?? 0, mark })}</p>;
  const { page, read, answered, questions } = place;
  // The PDF of the other language, or the one before it was replaced, may have had more pages.
  const at = { page: Math.min(page, pages), pages };
  const reading = at.page > 0 ? t('continuation.page', at) : t('continuation.reading');
  const asked = answered < questions ? t('continuation.questions', { answered, questions }) : t('continuation.review');
  const percent = percentDone(course);
  return (
    <div className="grid gap-2">
      <ProgressBar label={t('doneOf', { name })} value={percent} valueText={t('done', { percent })} />
      <p className="flex flex-wrap justify-between gap-x-4 text-14 tabular-nums">
        <span>{read ? asked : reading}</span>
        <span className="text-ink-muted">{t('done', { percent })}</span>
      </p>
    </div>
  );
}

function None() {
  const t = useTexts(coursesTexts);
  return (
    <EmptyState
      picture={inWindow('books-pile-0')}
      title={t('continuation.empty')}
      text={t('continuation.emptyText')}
      action={
        <Button asChild>
          <Link to={paths.packages}>{t('all')}</Link>
        </Button>
      }
    />
  );
}

function Loading() {
  const t = useTexts(coursesTexts);
  return (
    <div role="status" className="grid gap-5 wide:grid-cols-2">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton shape="block" className="h-64 rounded-20" />
      <Skeleton shape="block" className="h-64 rounded-20" />
    </div>
  );
}
