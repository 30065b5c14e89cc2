import { memo, useDeferredValue } from 'react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { Page } from '#design-system/page/page.tsx';
import { breakpoints } from '#design-system/tokens.ts';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { isAway } from '../ground/found.ts';
import { useMedia } from '../ground/use-media.ts';
import { ActiveFilters } from './active-filters.tsx';
import { BenefitList } from './benefit-list.tsx';
import { countFilters } from './browse-address.ts';
import type { BrowseControlsProps, BrowseViewProps } from './browse-view-props.ts';
import { chosenCategory } from './chosen-category.ts';
import { FilterBar } from './filter-bar.tsx';
import { BenefitSearch, SortSelect } from './filter-fields.tsx';
import { PhoneFilters } from './phone-filters.tsx';
import { DirectionToggle, LayoutToggle } from './view-controls.tsx';

const DESK = `(min-width: ${breakpoints.desk})`;

/** The page of one kind of benefits: heading, number of benefits, filters and the list. */
export function BrowseView(props: BrowseViewProps) {
  const { list, onMore, typed, ...controls } = props;
  // Only the controls of the current width are rendered, so that a press does not rerender hidden ones.
  const isDesk = useMedia(DESK);
  // Deferred, so that rendering the list does not block input.
  const shown = Object.assign({}, props, { list: useDeferredValue(list) });
  return (
    <Page>
      <Head {...shown} isDesk={isDesk} />
      <div className="mt-4 mb-6 grid grid-cols-[minmax(0,1fr)] gap-3 desk:mb-8">
        {isDesk && <FilterBar {...controls} />}
        <PhoneFilters {...props} isDesk={isDesk} />
        <div className="empty:hidden desk:hidden">
          <ActiveFilters {...props} />
        </div>
      </div>
      <BenefitList {...shown} />
    </Page>
  );
}

function Head({ isDesk, ...props }: BrowseViewProps & { isDesk: boolean }) {
  const { list, onMore, ...controls } = props;
  const { kind, filters, onReset } = controls;
  const t = useTexts(browseTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 desk:gap-y-3">
        <Heading {...props} />
        {/* The introduction follows the heading in reading order; in a wide window it is drawn below the controls, which are beside the heading. */}
        {kind !== 'flexible' && (
          <p className="w-full wide:order-last">
            <span className="block max-w-prose text-18 text-ink-muted">{t(`${kind}.intro`)}</span>
          </p>
        )}
        {isDesk && <HeadControls {...controls} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 text-14">
        <p role="status" className="min-h-5 text-ink-muted tabular-nums empty:-mr-4">
          {countText()}
        </p>
        {countFilters(kind, filters) > 0 && (
          <button
            type="button"
            onClick={onReset}
            className="target rounded-8 font-560 text-brand max-desk:hidden print:hidden hover:underline"
          >
            {t('removeAll')}
          </button>
        )}
      </div>
    </div>
  );

  function countText() {
    if (isAway(list.found)) return '';
    return list.total === null || list.stale ? t('counting') : t('count', { count: list.total });
  }
}

/** Controls beside the heading where there is room, else below it; they take the remaining width. */
const HeadControls = memo(function HeadControls(props: BrowseControlsProps) {
  const { filters, layout, typed, onSearch, onSearchNow, onSort, onLayout } = props;
  return (
    <div className="flex min-w-118 flex-1 items-center justify-end gap-1 print:hidden">
      <BenefitSearch
        typed={typed}
        onSearch={onSearch}
        onSearchNow={onSearchNow}
        inRow
        className="mr-auto min-w-48 max-w-80 flex-1 wide:mr-1"
      />
      <SortSelect in="bar" sort={filters.sort} onSort={onSort} />
      <DirectionToggle {...props} />
      <LayoutToggle layout={layout} onLayout={onLayout} />
    </div>
  );
});

function Heading({ kind, categories, filters }: BrowseViewProps) {
  const t = useTexts(browseTexts);
  const language = useLanguage();
  const chosen = kind === 'fixed' ? null : chosenCategory(categories, filters.category);
  return (
    <h1 className="hyphenate min-w-0 text-36 tracking-large desk:text-48">
      {chosen ? (
        <>
          <span className="mb-1.5 block font-text text-14 text-ink-muted tracking-normal">{t(`${kind}.title`)}</span>{' '}
          {categoryName(chosen.category.name, language)}
        </>
      ) : (
        t(`${kind}.title`)
      )}
    </h1>
  );
}
