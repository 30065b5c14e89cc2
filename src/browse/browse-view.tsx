import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { Page } from '#design-system/page/page.tsx';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { BenefitList } from './benefit-list.tsx';
import type { BrowseViewProps } from './browse-view-props.ts';
import { chosenCategory } from './chosen-category.ts';
import { FilterBar, PhoneBar } from './filter-bar.tsx';
import { SortSelect } from './filter-fields.tsx';
import { DirectionToggle, LayoutToggle } from './view-controls.tsx';

/** The list of one kind of benefits: what it is, how many there are, what narrows it, and the benefits. */
export function BrowseView(props: BrowseViewProps) {
  return (
    <Page>
      <Head {...props} />
      <div className="mt-4 mb-6 grid grid-cols-[minmax(0,1fr)] gap-3 desk:mt-6 desk:mb-8">
        <FilterBar {...props} />
        <PhoneBar {...props} />
        <div className="desk:hidden">
          <ActiveFilters {...props} />
        </div>
      </div>
      <BenefitList {...props} />
    </Page>
  );
}

function Head(props: BrowseViewProps) {
  const { kind, filters, categories, list } = props;
  const t = useTexts(browseTexts);
  const language = useLanguage();
  const chosen = kind === 'fixed' ? null : chosenCategory(categories, filters.category);
  const count = countText();

  function countText() {
    if (list.state === 'failed' || list.state === 'offline') return '';
    return list.total === null || list.stale ? t('counting') : t('count', { count: list.total });
  }
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h1 className="hyphenate text-36 tracking-large desk:text-48">
          {chosen ? (
            <>
              <span className="mb-1.5 block font-text text-14 text-ink-muted tracking-normal">
                {t(`${kind}.title`)}
              </span>{' '}
              {categoryName(chosen.category.name, language)}
            </>
          ) : (
            t(`${kind}.title`)
          )}
        </h1>
        {kind !== 'flexible' && <p className="mt-2 max-w-prose text-ink-muted">{t(`${kind}.intro`)}</p>}
      </div>
      <div className="flex items-center gap-1">
        <p role="status" className="mr-3 whitespace-nowrap text-14 text-ink-muted tabular-nums">
          {count}
        </p>
        <div className="flex items-center gap-1 max-desk:hidden">
          <SortSelect in="bar" {...props} />
          <DirectionToggle {...props} />
          <LayoutToggle {...props} />
        </div>
      </div>
    </div>
  );
}
