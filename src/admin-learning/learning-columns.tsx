import type * as z from 'zod/mini';
import type { listedLearning } from '#contract/courses/admin-learning.contract.ts';
import { LANGUAGES_OF_TEXTS } from '#contract/language/text-language.ts';
import { toMinor } from '#contract/money/money.rules.ts';
import { Languages } from '#design-system/languages/languages.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State } from '#design-system/state/state.tsx';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { Amount } from '../admin/parts/amount.tsx';
import { ChangedDay } from '../admin/parts/changed-day.tsx';
import { nameIn } from '../admin/parts/name-in.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { RecordState } from '../admin/record/record-state.tsx';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { type LearningPlace, learningPage } from './learning-address.ts';

/** A row of the list of courses or of packages. */
export type ListedLearning = z.infer<typeof listedLearning>;

interface Listing<Row extends ListedLearning> {
  list: List<LearningPlace, Row>;
  place: 'courses' | 'packages';
  /** Columns of only one of the two lists, after the price. */
  own: readonly ListColumn<Row>[];
}

/** The columns of the lists of courses and of packages. */
export function useLearningColumns<Row extends ListedLearning>({
  list,
  place,
  own,
}: Listing<Row>): readonly ListColumn<Row>[] {
  const t = useTexts(learningAdminTexts);
  const language = useLanguage();
  return [
    {
      key: 'name',
      header: t('name'),
      heading: true,
      rowHeader: true,
      face: () => 'picture',
      sortable: true,
      cell: (row) => (
        <RecordName
          detail={[t(`type.${row.course_type}`), t('minutes.of', { count: row.minutes })].join(' · ')}
          leading={<PictureFrame image={row.image} className="aspect-auto size-full rounded-none" />}
        >
          <RecordLink list={list} id={row.pk} name={nameIn(language, row)} page={learningPage(place, row.pk)} />
        </RecordName>
      ),
    },
    {
      key: 'price',
      header: t('price'),
      align: 'end',
      phone: 'corner',
      cell: ({ price, currency }) =>
        price === null ? (
          <span className="text-ink-muted">{t('type.free')}</span>
        ) : (
          <Amount amount={toMinor(price)} currency={currency} />
        ),
    },
    ...own,
    {
      key: 'enrolled',
      header: t('enrolled'),
      sortable: true,
      align: 'end',
      phone: 'beside',
      cell: ({ enrolled: count }) => (
        <>
          <span className="cards:hidden">{grouped(language, count)}</span>
          <span className="rows:hidden">{t('enrolled.of', { count })}</span>
        </>
      ),
    },
    {
      key: 'passed',
      header: t('passed'),
      align: 'end',
      phone: 'hidden',
      cell: ({ passed }) => <span className="tabular-nums">{grouped(language, passed)}</span>,
    },
    {
      key: 'languages',
      header: t('languages'),
      phone: 'hidden',
      spare: 2,
      cell: ({ missing }) => <InLanguages missing={missing} />,
    },
    { key: 'state', header: t('state'), phone: 'foot', cell: (row) => <LearningState place={place} row={row} /> },
    {
      key: 'changed',
      header: t('changed'),
      sortable: true,
      extra: true,
      cell: ({ changed }) => <ChangedDay changed={changed} />,
    },
  ];
}

function InLanguages({ missing }: Pick<ListedLearning, 'missing'>) {
  const t = useTexts(learningAdminTexts);
  const lacking = LANGUAGES_OF_TEXTS.filter((language) => missing.includes(language));
  return (
    <Languages
      label={lacking.length === 0 ? t('languages.both') : lacking.map((one) => t(`languages.${one}`)).join('. ')}
      languages={[
        { code: 'SR', has: !missing.includes('sr') },
        { code: 'EN', has: !missing.includes('en') },
      ]}
    />
  );
}

/** The state of a row; a course on offer without a PDF shows that instead. */
function LearningState({ place, row }: { place: 'courses' | 'packages'; row: ListedLearning }) {
  const t = useTexts(learningAdminTexts);
  const { pk, active, missing } = row;
  const isWaiting = place === 'courses' && active && missing.includes('pdf');
  return (
    <RecordState kind={place === 'courses' ? 'course' : 'package'} id={pk}>
      {isWaiting ? (
        <State tone="waiting">{t('noPdf')}</State>
      ) : (
        <State tone={active ? 'on' : 'off'}>{t(active ? 'on' : 'off')}</State>
      )}
    </RecordState>
  );
}
