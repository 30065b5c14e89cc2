import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CourseInList } from '#contract/courses/courses.contract.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { CoursePackage } from '#contract/packages/packages.contract.ts';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { LearningPrice } from '../courses/learning-price.tsx';
import { CourseProgress } from '../courses/learning-progress.tsx';
import { PreviewView } from '../courses/preview-view.tsx';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { Money } from '../money/money.tsx';
import { PackageGuide } from './package-guide.tsx';
import { savingOf } from './package-saving.ts';

export interface PackageViewProps {
  one: CoursePackage;
  /** Currency of the reader. */
  currency: Currency;
  /** Panel to enrol or to continue. */
  panel: ReactNode;
  /** Whether the PDF of the package is being downloaded. */
  downloading: boolean;
  onDownload: () => void;
}

/** Preview of a package, with its courses and the progress in each. */
export function PackageView({ one, currency, panel, downloading, onDownload }: PackageViewProps) {
  const t = useTexts(coursesTexts);
  const { name, minutes, num_of_courses: count, num_passed: passed, courses, progress, pdf } = one;
  const facts = [
    [t('fact.minutes'), t('fact.minutesValue', { count: minutes })],
    [t('fact.courses'), progress === 'none' ? t('numOfCourses', { count }) : t('passedOf', { passed, all: count })],
  ] as const;
  return (
    <PreviewView kind="package" learning={one} facts={facts} panel={panel}>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="hyphenate text-28">{t('coursesOf')}</h2>
        <ol className="border-line border-t">
          {courses.map((course) => (
            <li key={course.pk} className="border-line border-b">
              <CourseOfPackage course={course} currency={currency} />
            </li>
          ))}
        </ol>
        <Saving one={one} currency={currency} />
      </section>
      {pdf !== null && progress !== 'none' && <PackageGuide name={name} busy={downloading} onDownload={onDownload} />}
    </PreviewView>
  );
}

/** Price of the courses one by one, and the saving by the package; nothing without a saving. */
function Saving({ one, currency }: { one: CoursePackage; currency: Currency }) {
  const t = useTexts(coursesTexts);
  const saved = savingOf(one);
  if (!saved) return null;
  const { oneByOne, saving } = saved;
  const rows = [
    ['oneByOne', oneByOne],
    ['saving', saving],
  ] as const;
  return (
    <dl className="grid max-w-full grid-cols-[minmax(0,1fr)] gap-y-1 justify-self-end">
      {rows.map(([name, amount]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6">
          <dt className="text-14 text-ink-muted">{t(name)}</dt>
          <dd>
            <Money amount={amount} currency={currency} size={name === 'saving' ? 22 : 14} inColumn />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CourseOfPackage({ course, currency }: { course: CourseInList; currency: Currency }) {
  const t = useTexts(coursesTexts);
  const langOf = useTextLanguage();
  const { pk, name, image, minutes, num_of_questions: questions, progress } = course;
  return (
    <article className="group relative flex flex-wrap items-center gap-x-4 gap-y-2 py-4 desk:grid desk:grid-cols-[7rem_minmax(0,1fr)_11rem] desk:gap-x-6">
      <PictureFrame image={image} className="w-24 shrink-0 max-desk:self-start desk:w-full" />
      <div className="grid gap-1 beside desk:contents">
        <div className="grid min-w-0 gap-0.5">
          <h3
            {...langOf(course, 'name')}
            className="hyphenate font-600 font-text text-16 leading-[1.32] tracking-normal"
          >
            <Link to={paths.course(pk)} className="stretched">
              {name}
            </Link>
          </h3>
          <p className="text-14 text-ink-muted tabular-nums">
            {[t('minutes', { count: minutes }), t('questions', { count: questions })].join(', ')}
          </p>
        </div>
        <div>
          {progress === 'none' ? (
            <LearningPrice learning={course} currency={currency} />
          ) : (
            <CourseProgress course={course} />
          )}
        </div>
      </div>
    </article>
  );
}
