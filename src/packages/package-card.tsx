import { Link } from 'react-router-dom';
import type { Currency } from '#contract/money/money.rules.ts';
import type { PackageInList } from '#contract/packages/packages.contract.ts';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import { LearningPrice } from '../courses/learning-price.tsx';
import { PackageProgress } from '../courses/learning-progress.tsx';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';

/** Card of a package in a list: a row on a phone, larger than a course on a desktop. */
export function PackageCard({ one, currency }: { one: PackageInList; currency: Currency }) {
  const t = useTexts(coursesTexts);
  const langOf = useTextLanguage();
  const { pk, name, summary, image, minutes, num_of_courses: count, progress } = one;
  return (
    <article className="group relative grid h-full min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-desk:@min-3xs:grid-cols-[min(7rem,30%)_minmax(0,1fr)] desk:flex desk:flex-col desk:gap-0">
      <PictureFrame image={image} priority className="max-desk:aspect-square max-desk:self-start desk:rounded-20" />
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="text-14 text-ink-muted tabular-nums desk:mt-3.5">
          {[t('numOfCourses', { count }), t('minutes', { count: minutes })].join(', ')}
        </p>
        <h3 {...langOf(one, 'name')} className="hyphenate display mt-0.5 pb-[0.12em] text-18 desk:text-22">
          <Link to={paths.package(pk)} className="stretched">
            {name}
          </Link>
        </h3>
        <p {...langOf(one, 'summary')} className="mt-1 line-clamp-4 text-14 text-ink-muted max-desk:hidden">
          {summary}
        </p>
        <div className="mt-auto flex items-end pt-2.5 desk:min-h-13.5">
          {progress === 'none' ? <LearningPrice learning={one} currency={currency} /> : <PackageProgress one={one} />}
        </div>
      </div>
    </article>
  );
}
