import { Sunrise, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SavedCount, SavedLists } from '#design-system/saved-lists/saved-lists.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { filtersOn, type ListPlace } from '../parts/list-address.ts';
import { useCalled } from '../parts/name-in.ts';
import { type RowCount, useRowCounts } from './list-counts.ts';
import { SavedListTools } from './saved-list-tools.tsx';
import { type SavedList, useSavedLists } from './saved-lists.ts';
import type { List } from './use-list.ts';

/** A saved list: the change of the address that shows it. */
export interface PresetList<Values> {
  key: string;
  label: string;
  change: Partial<Values>;
}

interface SavedTabsProps<Values extends ListPlace, Row> {
  list: List<Values, Row>;
  saved: readonly PresetList<Values>[];
}

/** Tabs of saved lists: first those that the screen defines, then those that people saved. */
export function SavedTabs<Values extends ListPlace, Row>({ list, saved }: SavedTabsProps<Values, Row>) {
  const t = useTexts(adminTexts);
  const called = useCalled();
  const { address, values, linkTo } = list;
  const ends = useRef<HTMLDivElement>(null);
  const kept = useSavedLists(list);
  const shown = kept?.shown?.id;
  useEffect(() => {
    if (shown !== undefined)
      ends.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  const plain = address.read(new URLSearchParams());
  const own = saved.map(({ change }) => Object.assign({}, plain, change));
  const lists = kept?.lists ?? [];
  const wanted = [...own, ...lists.map((each) => each.values)];
  const counts = useRowCounts(list, { changes: wanted, enabled: list.found.state === 'ready' });
  const named = (of: Values) => JSON.stringify(filtersOn(address, of).map((name) => [name, address.write(of)[name]]));
  const isShown = (of: Values) => !kept?.shown && named(of) === named(values);
  return (
    <div className="mt-2" ref={ends}>
      <SavedLists
        label={t('list.saved')}
        end={
          kept && (
            <SavedListTools
              list={list}
              kept={kept}
              onRemoved={() => ends.current?.querySelector<HTMLElement>('a')?.focus()}
            />
          )
        }
      >
        {[
          ...saved.map(({ key, label }, place) => (
            <Link
              key={key}
              to={linkTo(own[place] ?? plain)}
              aria-current={isShown(own[place] ?? plain) ? 'page' : undefined}
            >
              {label} <Counted of={counts[place] ?? null} />
            </Link>
          )),
          ...lists.map((each, place) => (
            <Link
              key={`kept ${each.id}`}
              to={linkTo(each.values)}
              aria-current={each.isShown ? 'page' : undefined}
              title={each.mine ? undefined : t('kept.by', { name: called(each.by) })}
            >
              <KeptName of={each} /> <Counted of={counts[saved.length + place] ?? null} />
            </Link>
          )),
        ]}
      </SavedLists>
    </div>
  );
}

function KeptName<Values>({ of: { name, shared, morning, isChanged } }: { of: SavedList<Values> }) {
  const t = useTexts(adminTexts);
  return (
    <>
      {shared && <Users aria-hidden size={14} className="shrink-0" />}
      {morning && <Sunrise aria-hidden size={14} className="shrink-0" />}
      <span className="max-w-60 overflow-hidden text-ellipsis">{name}</span>
      {isChanged && <span aria-hidden className="size-1.75 shrink-0 rotate-45 drawn rounded-[2px] bg-accent" />}
      {(shared || morning || isChanged) && (
        <span className="sr-only">
          {[shared && t('kept.isShared'), morning && t('kept.isToldOf'), isChanged && t('kept.isChanged')]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </>
  );
}

function Counted({ of }: { of: RowCount | null }) {
  const language = useLanguage();
  // Reserves the room for the count before it is known.
  return (
    <span className="min-w-[2ch]">
      {of && <SavedCount>{`${grouped(language, of.count)}${of.isExact ? '' : '+'}`}</SavedCount>}
    </span>
  );
}
