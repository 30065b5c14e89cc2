import type { CourseInList } from '#contract/courses/courses.contract.ts';
import type { Progress } from '#contract/courses/courses.rules.ts';
import type { PackageInList } from '#contract/packages/packages.contract.ts';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { percentDone } from './percent-done.ts';

const TONES = { enrolled: 'neutral', started: 'neutral', failed: 'warning', passed: 'positive' } as const;

/** Status of a course or a package that the person is enrolled in. */
export function ProgressPill({ progress }: { progress: Exclude<Progress, 'none'> }) {
  const t = useTexts(coursesTexts);
  return <StatusPill tone={TONES[progress]}>{t(`progress.${progress}`)}</StatusPill>;
}

interface HowFarProps {
  name: string;
  progress: Progress;
  /** Whole percent. */
  percent: number;
  /** Progress as text. */
  text: string;
}

function HowFar({ name, progress, percent, text }: HowFarProps) {
  const t = useTexts(coursesTexts);
  if (progress === 'none') return null;
  return (
    <div className="grid w-full min-w-0 justify-items-start gap-1.5">
      <ProgressPill progress={progress} />
      {progress === 'started' && (
        <ProgressBar label={t('doneOf', { name })} value={percent} valueText={text} className="w-full" />
      )}
      {text && <span className="text-14 text-ink-muted tabular-nums">{text}</span>}
    </div>
  );
}

/** Progress in a course; renders nothing without an enrolment. */
export function CourseProgress({ course }: { course: CourseInList }) {
  const t = useTexts(coursesTexts);
  const { name, progress, score } = course;
  const percent = percentDone(course);
  const hasScore = score !== null && (progress === 'failed' || progress === 'passed');
  const text = progress === 'started' ? t('done', { percent }) : hasScore ? t('score', { percent: score }) : '';
  return <HowFar name={name} progress={progress} percent={percent} text={text} />;
}

/** Number of passed courses of a package; renders nothing without an enrolment. */
export function PackageProgress({ one }: { one: PackageInList }) {
  const t = useTexts(coursesTexts);
  const { name, progress, num_passed: passed, num_of_courses: all } = one;
  const percent = all > 0 ? Math.floor((100 * passed) / all) : 0;
  return (
    <HowFar
      name={name}
      progress={progress}
      percent={percent}
      text={progress === 'started' ? t('passedOf', { passed, all }) : ''}
    />
  );
}
