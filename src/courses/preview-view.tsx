import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import type { CourseInList } from '#contract/courses/courses.contract.ts';
import { Badge } from '#design-system/badge/badge.tsx';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#design-system/page/page.tsx';
import { RichText } from '#design-system/rich-text/rich-text.tsx';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { STANDFIRST } from '../benefits/standfirst.ts';
import { useTextLanguage } from '../benefits/text-language.ts';
import { paths } from '../ground/paths.ts';
import { PictureFrame } from '../ground/picture-frame.tsx';

export interface PreviewViewProps {
  kind: CourseOrPackage;
  learning: Pick<CourseInList, 'name' | 'summary' | 'in_other_language' | 'image'> & { description: string };
  /** Facts as pairs of term and text. */
  facts: readonly (readonly [term: string, words: string])[];
  /** Panel to enrol or to continue. */
  panel: ReactNode;
  /** The courses of a package, or the packages of a course. */
  children?: ReactNode;
}

/** Preview of a course or a package: description, facts, and the panel to enrol. */
export function PreviewView({ kind, learning, facts, panel, children }: PreviewViewProps) {
  const t = useTexts(coursesTexts);
  const langOf = useTextLanguage();
  const { name, image, description } = learning;
  return (
    <Page width="reading" className="grid content-start gap-8 max-desk:pb-36 desk:gap-12 desk:pt-6">
      <Breadcrumbs label={t('crumbs')} className="-mb-4 max-desk:hidden desk:-mb-10">
        <Link to={paths.packages}>{t('title')}</Link>
        <span>{t(kind)}</span>
      </Breadcrumbs>
      <div
        // The text starts right below the picture, however high the column beside both is.
        style={{ gridTemplateRows: 'auto 1fr' }}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 desk:grid-cols-[minmax(0,1fr)_min(25rem,42%)]"
      >
        <PictureFrame
          image={image}
          alt={name}
          priority
          className="max-desk:-mx-4 max-desk:-mt-4 max-desk:rounded-none desk:rounded-20"
        />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 desk:sticky desk:top-38 desk:row-span-2">
          <Heading kind={kind} learning={learning} />
          {panel}
          <Facts facts={facts} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
          {description.trim() !== '' && (
            <section aria-label={t('about')}>
              <div {...langOf(learning, 'description')}>
                <RichText html={description} className={STANDFIRST} />
              </div>
            </section>
          )}
          {children}
        </div>
      </div>
    </Page>
  );
}

// The progress is left out here, for the panel below shows it.
function Heading({ kind, learning }: Pick<PreviewViewProps, 'kind' | 'learning'>) {
  const t = useTexts(coursesTexts);
  const langOf = useTextLanguage();
  return (
    <div className="grid gap-3">
      <Badge tone="quiet" className="justify-self-start">
        {t(kind)}
      </Badge>
      <h1 {...langOf(learning, 'name')} className="hyphenate text-36">
        {learning.name}
      </h1>
      <p {...langOf(learning, 'summary')} className="text-ink-muted">
        {learning.summary}
      </p>
    </div>
  );
}

function Facts({ facts }: Pick<PreviewViewProps, 'facts'>) {
  const t = useTexts(coursesTexts);
  return (
    <section className="grid gap-2">
      <h2 className="text-22">{t('facts')}</h2>
      <dl className="border-line border-t">
        {facts.map(([term, words]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2.5">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="font-560 tabular-nums">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
