import type { ReactNode } from 'react';
import { EmptyFiltered } from '#design-system/empty-filtered/empty-filtered.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { ToolSearch } from '#design-system/tool-search/tool-search.tsx';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { HistoryPlaces } from '../admin/history/history-places.tsx';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import { noFilters } from '../admin/list/list-filter.ts';
import { FilterChips, FilterSheet } from '../admin/list/list-filters.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { filtersOn } from '../admin/parts/list-address.ts';
import { useSite } from '../admin/site/site-context.ts';
import { useCompanyOptions } from '../admin/site/use-company-options.ts';
import { OldNotice, ReadStates } from '../ground/read-states.tsx';
import { useAddress } from '../ground/use-address.ts';
import { useSearch } from '../ground/use-search.ts';
import { type ChangesPlace, changesAddress, changesMeant, ownChangesAddress } from './changes-address.ts';
import { ChangesByDay } from './changes-by-day.tsx';
import { OlderChanges } from './older-changes.tsx';
import { SealCard } from './seal-card.tsx';
import { changesFile, useChanges } from './use-changes.ts';
import { useChangesFilters } from './use-changes-filters.ts';
import { useSeals } from './use-seals.ts';

/** The log of changes of all companies and of the platform, or of one's own company, for people to read. */
export function ChangesScreen() {
  const t = useTexts(changesTexts);
  const isOwn = useSite().name === 'company';
  const address = isOwn ? ownChangesAddress : changesAddress;
  const { values, go } = useAddress(address);
  const filtered = filtersOn(address, values);
  const companies = useCompanyOptions(!isOwn);
  const { of, older } = useChanges(changesMeant(values));
  const isNarrowed = filtered.length > 0 || values.q !== '';
  useAdminTitle(t('title'), filtered.length);
  return (
    <>
      <PageHead title={t('title')} standfirst={isOwn ? t('ownText') : undefined} />
      {!isOwn && <Seals />}
      <Bar
        address={address}
        values={values}
        go={go}
        filtered={filtered}
        filters={useChangesFilters(of.data ?? [], isOwn ? null : companies)}
        file={<ListExport fetch={() => changesFile(isOwn, changesMeant(values))} />}
      />
      <OldNotice of={of} />
      <ReadStates
        of={of}
        failed={t('failed')}
        loading={<HistoryPlaces />}
        empty={isNarrowed ? <Nothing onClear={() => go(noFilters({ address }))} /> : <First />}
      >
        {(changes) => (
          <>
            <ChangesByDay
              changes={changes}
              companyName={(id) => companies.options.find(({ value }) => value === String(id))?.label}
              onOnly={(actor) => go({ actor })}
            />
            <OlderChanges older={older} />
          </>
        )}
      </ReadStates>
    </>
  );
}

// Seals cover the changes of all companies together, so they cannot be checked from those of one.
const Seals = () => <SealCard {...useSeals()} />;

interface BarProps {
  address: typeof changesAddress;
  values: ChangesPlace;
  go: ReturnType<typeof useAddress<ChangesPlace>>['go'];
  filtered: readonly string[];
  filters: ReturnType<typeof useChangesFilters>;
  /** Button that downloads the list as a file. */
  file: ReactNode;
}

function Bar({ address, values, go, filtered, filters, file }: BarProps) {
  const t = useTexts(changesTexts);
  const [typed, type] = useSearch({
    values: { search: values.q },
    go: ({ search = '' }, options) => go({ q: search }, options),
  });
  const list = { address, values, go, filtered, found: { data: null } };
  return (
    <div className="no-scrollbar -mx-4 mt-4 flex items-center gap-2 overflow-x-auto px-4 py-0.5 desk:mx-0 desk:flex-wrap desk:overflow-visible desk:px-0">
      <div data-list-search className="min-w-32 flex-1 desk:w-60 desk:flex-none">
        <ToolSearch label={t('search')} placeholder={t('search')} value={typed} onType={type} />
      </div>
      <div className="hidden flex-wrap items-center gap-2 desk:flex">
        <FilterChips list={list} filters={filters} />
      </div>
      <div className="desk:hidden">
        <FilterSheet list={list} filters={filters} />
      </div>
      <div className="-mr-2.5 desk:ml-auto">{file}</div>
    </div>
  );
}

function Nothing({ onClear }: { onClear: () => void }) {
  const t = useTexts(changesTexts);
  return (
    <EmptyFiltered
      title={t('empty')}
      text={t('emptyText')}
      filters={[]}
      clear={
        <ToolButton tone="secondary" onClick={onClear}>
          {t('clear')}
        </ToolButton>
      }
    />
  );
}

function First() {
  const t = useTexts(changesTexts);
  return <EmptyList picture="learning-hours-0" title={t('first')} text={t('firstText')} make={false} />;
}
