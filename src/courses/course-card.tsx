import { Link } from 'react-router-dom';
import type { CourseInList } from '#contract/courses/courses.contract.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { LearningPrice } from './learning-price.tsx';
import { CourseProgress } from './learning-progress.tsx';

interface CourseCardProps {
  course: CourseInList;
  currency: Currency;
  /** Visible without scrolling: its picture loads eagerly. */
  priority?: boolean;
}

/** Card of a course in a list: without a box, as benefits; with its price or the progress (design.md 3). */
export function CourseCard({ course, currency, priority = false }: CourseCardProps) {
  const t = useTexts(coursesTexts);
  const langOf = useTextLanguage();
  const { pk, name, summary, image, minutes, num_of_questions: questions, progress } = course;
  return (
    <article className="group relative flex h-full min-w-0 flex-col">
      <PictureFrame image={image} priority={priority} />
      <p className="mt-3 text-14 text-ink-muted tabular-nums">
        {[t('minutes', { count: minutes }), t('questions', { count: questions })].join(', ')}
      </p>
      <h3
        {...langOf(course, 'name')}
        className="hyphenate mt-0.5 font-600 font-text text-16 leading-[1.32] tracking-normal"
      >
        <Link to={paths.course(pk)} className="stretched">
          {name}
        </Link>
      </h3>
      <p {...langOf(course, 'summary')} className="mt-1 line-clamp-4 text-14 text-ink-muted max-desk:hidden">
        {summary}
      </p>
      <div className="mt-auto flex items-end pt-2.5 desk:min-h-13.5">
        {progress === 'none' ? (
          <LearningPrice learning={course} currency={currency} />
        ) : (
          <CourseProgress course={course} />
        )}
      </div>
    </article>
  );
}
