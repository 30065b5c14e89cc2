import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#design-system/badge/badge.tsx';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { lazyView } from '../app/lazy-screen.tsx';
import { OpenedPart } from '../app/opened-part.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { countFilters } from './browse-address.ts';
import type { BrowseViewProps } from './browse-view-props.ts';
import { BenefitSearch, CategoryField, LocationField, SubCategoryField, TypeField } from './filter-fields.tsx';
import { ProvidersField } from './providers-field.tsx';
import { LayoutToggle } from './view-controls.tsx';

const FiltersSheet = lazyView(async () => (await import('./filters-sheet.tsx')).FiltersSheet);

const SEARCH_IN_BAR = 'min-w-32 max-w-80 flex-1 [&_input]:h-10.5 [&_input]:text-14 [&>div]:min-h-11';

/**
 * The whole filter bar on a wide screen (spec 2); the type switch is for flexible benefits only. One row beside the open
 * sidebar of a laptop (art); what narrows the list, and the sub-categories of a chosen category, are the row below.
 */
export function FilterBar(props: BrowseViewProps) {
  const { kind } = props;
  return (
    <div className="grid gap-3 max-desk:hidden">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 grand:gap-x-2.5">
        {kind === 'flexible' && <TypeField {...props} />}
        {kind !== 'fixed' && (
          <>
            <CategoryField in="bar" {...props} />
            <ProvidersField in="bar" {...props} />
          </>
        )}
        <LocationField in="bar" {...props} />
        <BenefitSearch {...props} className={SEARCH_IN_BAR} />
      </div>
      <div className="flex flex-wrap items-center gap-2.5 empty:hidden">
        {kind !== 'fixed' && <SubCategoryField in="bar" {...props} />}
        <ActiveFilters {...props} />
      </div>
    </div>
  );
}

/** On phones: the search, one button for all filters, and the layout. */
export function PhoneBar(props: BrowseViewProps) {
  const { kind, filters } = props;
  const t = useTexts(browseTexts);
  const [open, setOpen] = useState<boolean | null>(null);
  const count = countFilters(kind, filters);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 desk:hidden">
      <BenefitSearch {...props} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-full bg-surface-sunken pr-4 pl-4.5 font-560 text-14 dark:bg-line"
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
        <LayoutToggle {...props} />
      </div>
      {open !== null && (
        <OpenedPart onOpen={(again) => setOpen(again || null)}>
          <FiltersSheet {...props} open={open} onClose={() => setOpen(false)} />
        </OpenedPart>
      )}
    </div>
  );
}
