import { SlidersHorizontal } from 'lucide-react';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Badge } from '#design-system/badge/badge.tsx';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { keepInSight } from '../ground/keep-in-sight.ts';
import { lazyView } from '../ground/lazy-view.tsx';
import { OpenedPart } from '../ground/opened-part.tsx';
import { countFilters } from './browse-address.ts';
import type { BrowseControlsProps, BrowseViewProps } from './browse-view-props.ts';
import { BenefitSearch, TypeField } from './filter-fields.tsx';
import { LayoutToggle } from './view-controls.tsx';

const FiltersSheet = lazyView(async () => (await import('./filters-sheet.tsx')).FiltersSheet);

/** Pixels between the chosen type and the edge of the screen. */
const MARGIN = 16;

/** Filters on a phone; an open sheet stays open when the phone is turned. */
export function PhoneFilters({ isDesk, ...props }: BrowseViewProps & { isDesk: boolean }) {
  const { list, onMore, ...controls } = props;
  const [open, setOpen] = useState<boolean | null>(null);
  const onOpen = useCallback(() => setOpen(true), []);
  return (
    <>
      {!isDesk && <PhoneRows {...controls} onOpen={onOpen} />}
      {open !== null && (
        <OpenedPart onOpen={(again) => setOpen(again || null)}>
          <FiltersSheet {...props} open={open} onClose={() => setOpen(false)} />
        </OpenedPart>
      )}
    </>
  );
}

type PhoneRowsProps = BrowseControlsProps & { onOpen: () => void };

/** The search and the layout, then one button for most filters and, in the same row, the type switch. */
const PhoneRows = memo(function PhoneRows(props: PhoneRowsProps) {
  const { typed, layout, onSearch, onSearchNow, onLayout, onType } = props;
  const row = useRef<HTMLDivElement>(null);
  const { type } = props.filters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another type is another one to be in sight
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector('[data-state=on]');
    if (!row.current || !chosen) return;
    const { current } = row;
    const show = () => {
      // Scrolls the row alone, not the page.
      const hidden = chosen.getBoundingClientRect().right + MARGIN - current.getBoundingClientRect().right;
      if (hidden > 0) current.scrollLeft += hidden;
    };
    return keepInSight(current, current.children, show);
  }, [type]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
      <div className="flex items-center gap-1">
        <BenefitSearch typed={typed} onSearch={onSearch} onSearchNow={onSearchNow} className="flex-1" />
        <LayoutToggle layout={layout} onLayout={onLayout} />
      </div>
      {/* The row runs off the page at its right, and is scrolled by touch. */}
      <div ref={row} className="no-scrollbar -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1">
        <FiltersButton {...props} />
        {props.kind === 'flexible' && <TypeField type={type} onType={onType} />}
      </div>
    </div>
  );
});

function FiltersButton({ kind, filters, onOpen }: PhoneRowsProps) {
  const t = useTexts(browseTexts);
  const count = countFilters(kind, filters);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="inline-flex min-h-12 shrink-0 items-center gap-2.5 rounded-full border border-line bg-surface-raised pr-4 pl-4.5 font-560 text-14 hover:border-line-strong"
    >
      <SlidersHorizontal aria-hidden size={20} />
      {t('filters')}
      {count > 0 && (
        <>
          <Badge tone="count" aria-hidden>
            {count}
          </Badge>
          <span className="sr-only">{t('filtersCount', { count })}</span>
        </>
      )}
    </button>
  );
}
