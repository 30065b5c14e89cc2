import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type DroppedFilter, EmptyFiltered } from '#design-system/empty-filtered/empty-filtered.tsx';
import { OfflineNotice } from '#design-system/offline-notice/offline-notice.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { appTexts } from '#locales/app/app.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListPlace } from '../parts/list-address.ts';
import { choosing, type ListFilter, noFilters, wordsOf } from './list-filter.ts';
import type { ListFiltersProps } from './list-filters.tsx';
import type { List } from './use-list.ts';

/** With more filters than this, the server no longer counts the rows without each of them. */
const MOST = 4;

/** Name of the search among the server's filters. */
const SEARCH = 'search';

interface NothingPassesProps<Values extends ListPlace> extends Pick<ListFiltersProps<Values>, 'filters'> {
  list: List<Values>;
}

/** Empty state if no row passes all filters: offers to drop each filter, with the number of rows that this would show. */
export function NothingPasses<Values extends ListPlace>({ list, filters }: NothingPassesProps<Values>) {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const { values, go, linkTo, filtered, found } = list;
  const drops: Drop<Values>[] = [
    ...filters
      .filter(({ name }) => filtered.includes(name))
      .map((filter) => ({
        key: filter.asked ?? filter.name,
        words: `${filter.label}: ${wordsOf(values, filter)}`,
        change: choosing<Values>(filter, []),
      })),
    ...(values.q === ''
      ? []
      : [{ key: SEARCH, words: `${t('list.searchOf')}: ${values.q}`, change: { q: '' } as Partial<Values> }]),
  ];
  const dropped: DroppedFilter[] = drops.map(({ key, words, change }) => {
    const count = found.data?.without.find(({ filter }) => filter === key)?.count ?? null;
    return {
      key,
      count,
      shown: count === null ? '…' : grouped(language, count),
      label: <Without words={words} />,
      link: (parts: ReactNode) => <Link to={linkTo(change)}>{parts}</Link>,
    };
  });
  return (
    <EmptyFiltered
      title={
        filtered.length === 0
          ? t('list.emptySearch', { text: values.q })
          : t('list.emptyFiltered', { count: drops.length })
      }
      text={t('list.emptyFilteredText', { count: drops.length })}
      filters={drops.length > MOST ? [] : dropped}
      clear={
        <ToolButton tone="secondary" onClick={() => go(noFilters<Values>(list))}>
          {t('list.clear')}
        </ToolButton>
      }
    />
  );
}

interface Drop<Values> {
  key: string;
  words: string;
  change: Partial<Values>;
}

function Without({ words }: { words: string }) {
  const t = useTexts(adminTexts);
  return (
    <>
      {t('list.without')} <b className="font-560">{words}</b>
    </>
  );
}

/** While offline the earlier rows stay, with the time at which they were read. */
export function OldRows<Values extends ListPlace>({ list: { found, readAt } }: { list: List<Values> }) {
  const t = useTexts(adminTexts);
  const app = useTexts(appTexts);
  if (found.state !== 'ready' || !found.old) return null;
  return (
    <OfflineNotice
      text={readAt ? t('list.old', { time: formatMoment(readAt.toISOString()) }) : app('offline.old')}
      retryLabel={app('broken.retry')}
      onRetry={found.onRetry}
      className="mb-2 text-14"
    />
  );
}

/** The filters in words, for the caption of the table and the title of the window. */
export const filtersInWords = (values: object, filters: readonly ListFilter[], filtered: readonly string[]): string =>
  filters
    .filter(({ name }) => filtered.includes(name))
    .map((filter) => `${filter.label} ${wordsOf(values, filter)}`)
    .join(', ');
