import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { COURSE_TYPES } from '#contract/courses/courses.rules.ts';
import { Page } from '#design-system/page/page.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { coursesTexts } from '#locales/courses/courses.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { CourseCard } from '../courses/course-card.tsx';
import { ListPager } from '../ground/list-pager.tsx';
import { paths } from '../ground/paths.ts';
import { OldNotice, ReadStates } from '../ground/read-states.tsx';
import { useFrozen } from '../ground/use-frozen.ts';
import { PackageCard } from '../packages/package-card.tsx';
import { CatalogueLoading, NothingFound } from './catalogue-faces.tsx';
import type { CatalogueViewProps } from './catalogue-view-props.ts';

/** Cards of the catalogue on one page: whole rows of two, three and four. */
export const CARDS_PER_PAGE = 24;

/** The catalogue of learning: packages of courses, and single courses. */
export function CatalogueView(props: CatalogueViewProps) {
  const t = useTexts(coursesTexts);
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 desk:gap-8">
      <div className="grid gap-2">
        <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
        <p className="text-18 text-ink-muted">{t('text')}</p>
        <div className="flex flex-wrap gap-x-6 text-14">
          <TextLink asChild icon={<ArrowRight aria-hidden size={16} />}>
            <Link to={paths.continuation}>{t('continueLink')}</Link>
          </TextLink>
          <TextLink asChild icon={<ArrowRight aria-hidden size={16} />}>
            <Link to={paths.certificates}>{t('certificatesLink')}</Link>
          </TextLink>
        </div>
      </div>
      <Filters {...props} />
      <Found {...props} />
    </Page>
  );
}

function Filters({ filters, typed, learning, onType, onFilter }: CatalogueViewProps) {
  const t = useTexts(coursesTexts);
  const [courses, packages] = learning.data ?? [];
  const found = courses && packages && t('found', { courses: courses.count, packages: packages.length });
  // The two reads finish one after the other; frozen, so that the counts are announced once.
  const said = useFrozen(found, learning.busy);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <search aria-label={t('filters')} className="flex flex-wrap items-center gap-3 print:hidden">
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={typed}
          onType={onType}
          className="min-w-0 flex-1 basis-60"
        />
        <SegmentedControl
          label={t('kind')}
          options={[
            { value: '' as const, label: t('kind.all') },
            ...COURSE_TYPES.map((value) => ({ value, label: t(`kind.${value}`) })),
          ]}
          value={filters.type}
          onChange={(type) => onFilter({ type })}
        />
      </search>
      <p role="status" className="min-h-5 text-14 text-ink-muted tabular-nums">
        {said}
      </p>
    </div>
  );
}

function Found(props: CatalogueViewProps) {
  const { learning } = props;
  const t = useTexts(coursesTexts);
  return (
    <ReadStates of={learning} failed={t('failed')} loading={<CatalogueLoading />}>
      {([courses, packages]) =>
        courses.count + packages.length === 0 ? (
          <NothingFound {...props} />
        ) : (
          <Cards {...props} courses={courses} packages={packages} />
        )
      }
    </ReadStates>
  );
}

type Learning = NonNullable<CatalogueViewProps['learning']['data']>;
type CardsProps = CatalogueViewProps & { courses: Learning[0]; packages: Learning[1] };

function Cards({ courses, packages, learning, page, currency, onFilter }: CardsProps) {
  const t = useTexts(coursesTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 desk:gap-18">
      <OldNotice of={learning} />
      {packages.length > 0 && page === 1 && (
        <Section title={t('packages')} text={t('packagesText')}>
          <ul className="grid gap-6 desk:grid-cols-2 desk:gap-y-10 wide:grid-cols-3">
            {packages.map((one) => (
              <li key={one.pk} className="@container min-w-0">
                <PackageCard one={one} currency={currency} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {courses.results.length > 0 && (
        <Section title={t('courses')}>
          <ul
            data-pages
            className="grid two-columns gap-x-3.5 gap-y-7 desk:grid-cols-3 desk:gap-x-6 desk:gap-y-10 wide:grid-cols-4"
          >
            {courses.results.map((course) => (
              <li key={course.pk} className="min-w-0">
                <CourseCard course={course} currency={currency} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ListPager
        count={courses.count}
        page={page}
        perPage={CARDS_PER_PAGE}
        onPage={(next) => onFilter({ page: next })}
      />
    </div>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h2 className="text-28 desk:text-36">{title}</h2>
        {text && <p className="text-ink-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}
