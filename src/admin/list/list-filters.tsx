import { ListFilter as FilterIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { AddFilter, FilterChip } from '#design-system/filter-chip/filter-chip.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useWhenRested } from '../../ground/use-when-rested.ts';
import type { ListPlace } from '../parts/list-address.ts';
import { FilterEditor } from './filter-editor.tsx';
import { choosing, chosenIn, type ListFilter, noFilters, wordsOf } from './list-filter.ts';
import type { List } from './use-list.ts';

/** Debounce of a typed amount after the last digit, in milliseconds. */
const PAUSE = 500;

export interface ListFiltersProps<Values extends ListPlace> {
  list: FilteredList<Values>;
  filters: readonly ListFilter[];
}

/** The part of a list that its filters need; a list that is not counted has no `count` to show. */
export type FilteredList<Values extends ListPlace> = Pick<List<Values>, 'address' | 'values' | 'go' | 'filtered'> & {
  found: { data: { count: number } | null };
};

/** The filters of a list on wide screens: a chip for each filter that is set, and a button for one more. */
export function FilterChips<Values extends ListPlace>({ list, filters }: ListFiltersProps<Values>) {
  const t = useTexts(adminTexts);
  const [editing, edit] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const { values, go, filtered } = list;
  const hasCome = last !== null && filtered.includes(last);
  // The chip took the focus when it appeared. It does not take it when it appears again, with another list or on the way back.
  useEffect(() => {
    if (hasCome) setLast(null);
  }, [hasCome]);
  return (
    <>
      {filters
        .filter(({ name }) => filtered.includes(name))
        .map((filter) => {
          const said = { name: filter.label, value: wordsOf(values, filter) };
          return (
            <FilterChip
              key={filter.name}
              name={said.name}
              value={said.value}
              editLabel={t('list.editFilter', said)}
              removeLabel={t('list.removeFilter', said)}
              onRemove={() => go(choosing<Values>(filter, []))}
              takesFocus={last === filter.name}
              open={editing === filter.name}
              onOpenChange={(open) => edit(open ? filter.name : null)}
            >
              <FilterEditor
                filter={filter}
                chosen={chosenIn(values, filter)}
                onChange={(chosen) => {
                  if (!filter.many) edit(null);
                  go(choosing<Values>(filter, chosen));
                }}
              />
            </FilterChip>
          );
        })}
      <OneMore
        list={list}
        filters={filters.filter(({ name }) => !filtered.includes(name))}
        onMany={edit}
        onLast={setLast}
      />
    </>
  );
}

/** Adds a filter: first which one, then its options in the same popover. */
function OneMore<Values extends ListPlace>({
  list,
  filters,
  onMany,
  onLast,
}: ListFiltersProps<Values> & {
  /** Called after the first choice in a filter that takes several; its chip opens the editor for further choices. */
  onMany: (name: string) => void;
  /**
   * Called with the name of the filter if no others are left to add: the button is removed, and the chip takes the focus. Otherwise null.
   */
  onLast: (name: string | null) => void;
}) {
  const t = useTexts(adminTexts);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState<string | null>(null);
  const [only] = filters;
  if (!only) return null;
  const filter = filters.find((one) => one.name === name) ?? (filters.length === 1 ? only : undefined);
  const turn = (next: boolean) => {
    setOpen(next);
    setName(null);
  };
  return (
    <AddFilter label={t('list.filter')} open={open} onOpenChange={turn}>
      {filter ? (
        <FilterEditor
          filter={filter}
          chosen={[]}
          onChange={(chosen) => {
            turn(false);
            onLast(filters.length === 1 ? filter.name : null);
            if (filter.many) onMany(filter.name);
            list.go(choosing<Values>(filter, chosen));
          }}
        />
      ) : (
        <ul className="-m-2 grid">
          {filters.map((one) => (
            <li key={one.name}>
              <button
                type="button"
                onClick={() => setName(one.name)}
                className="flex min-h-11 w-full items-center rounded-12 px-3 text-left hover:bg-surface-sunken fine:min-h-9"
              >
                {one.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </AddFilter>
  );
}

/** The filters of a list on a phone: a sheet whose button says how many rows remain. */
export function FilterSheet<Values extends ListPlace>({
  list,
  filters,
  beside,
}: ListFiltersProps<Values> & {
  /** Shown above the filters. */
  beside?: ReactNode;
}) {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const [cleared, setCleared] = useState(0);
  const { values, go, filtered, found } = list;
  const typed = useTypedFilter(list);
  // An editor reads the chosen values only when mounted: it is mounted again once the address has no filters left, which may take a moment.
  if (isClearing && filtered.length === 0) {
    setClearing(false);
    setCleared(cleared + 1);
  }
  const clear = () => {
    typed.forget();
    setClearing(true);
    go(noFilters<Values>(list));
  };
  const close = () => {
    typed.count();
    setOpen(false);
  };
  return (
    <>
      <ToolButton
        tone="secondary"
        aria-haspopup="dialog"
        icon={<FilterIcon aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        {filtered.length > 0 ? <FiltersOn count={filtered.length} /> : t('list.filters')}
      </ToolButton>
      <Dialog
        open={open}
        onClose={close}
        title={t('list.filters')}
        closeLabel={t('close')}
        footer={
          <>
            {filtered.length > 0 && (
              <Button tone="ghost" onClick={clear}>
                {t('list.clear')}
              </Button>
            )}
            <Button onClick={close}>
              {t('list.show', { count: found.data ? grouped(language, found.data.count) : '…' })}
            </Button>
          </>
        }
      >
        <div className="grid gap-6">
          {beside}
          {filters.map((filter) => (
            <FilterEditor
              key={`${filter.name} ${cleared}`}
              filter={filter}
              chosen={chosenIn(values, filter)}
              live
              onChange={(chosen) =>
                filter.amounts ? typed.type({ filter, chosen }) : go(choosing<Values>(filter, chosen))
              }
            />
          ))}
        </div>
      </Dialog>
    </>
  );
}

interface Typed {
  filter: ListFilter;
  chosen: readonly string[];
}

/**
 * A typed filter applies after a pause, or immediately when another one is typed. A change of a filter that is in the address already
 * replaces the entry of the browser's history.
 */
function useTypedFilter<Values extends ListPlace>({ go, filtered }: FilteredList<Values>) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const count = () => {
    if (typed === null) return;
    const { filter, chosen } = typed;
    setTyped(null);
    go(choosing<Values>(filter, chosen), { replace: chosen.length === 0 || filtered.includes(filter.name) });
  };
  useWhenRested(typed && `${typed.filter.name} ${typed.chosen.join()}`, PAUSE, count);
  return {
    type: (next: Typed) => {
      if (typed?.filter.name !== next.filter.name) count();
      setTyped(next);
    },
    count,
    forget: () => setTyped(null),
  };
}

// Shown as a figure, read by screen readers as a sentence.
function FiltersOn({ count }: { count: number }) {
  const t = useTexts(adminTexts);
  return (
    <>
      <span aria-hidden className="inline-flex items-center gap-2">
        {t('list.filters')}
        <b className="font-600">{count}</b>
      </span>
      <span className="sr-only">{t('list.filtersOn', { count })}</span>
    </>
  );
}
