import { Button } from '#design-system/button/button.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { Switch } from '#design-system/switch/switch.tsx';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { countFilters } from './browse-address.ts';
import type { BrowseViewProps } from './browse-view-props.ts';
import { CategoryField, LocationField, SortSelect, SubCategoryField } from './filter-fields.tsx';
import { ProvidersField } from './providers-field.tsx';
import { DirectionToggle } from './view-controls.tsx';

export interface FiltersSheetProps extends BrowseViewProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Filters and order on a phone, except the type, which is on the page. They apply immediately; the button shows how many
 * benefits remain.
 */
export function FiltersSheet({ open, onClose, ...props }: FiltersSheetProps) {
  const { kind, filters, list, categories, currency, providers, onCategory, onLocation, onFits, onSort, onReset } =
    props;
  const ofCategory = { in: 'sheet', categories, category: filters.category, onCategory } as const;
  const t = useTexts(browseTexts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('filters')}
      closeLabel={t('close')}
      footer={
        <>
          <Button tone="ghost" off={countFilters(kind, filters) === 0} onClick={onReset} className="mr-auto">
            {t('removeAll')}
          </Button>
          <Button onClick={onClose} aria-live="polite">
            {list.total === null || list.stale ? t('done') : t('show', { count: list.total })}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-1">
        {kind !== 'fixed' && (
          <>
            <CategoryField {...ofCategory} />
            <SubCategoryField {...ofCategory} />
            <ProvidersField
              in="sheet"
              chosen={filters.providers}
              providers={providers}
              onProviders={props.onProviders}
              onWantProviders={props.onWantProviders}
            />
          </>
        )}
        <LocationField in="sheet" currency={currency} location={filters.location} onLocation={onLocation} />
        {kind === 'flexible' && (
          <Switch checked={filters.fits} onChange={onFits} hint={t('fitsHint')}>
            {t('fits')}
          </Switch>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <SortSelect in="sheet" sort={filters.sort} onSort={onSort} />
          <DirectionToggle {...props} />
        </div>
      </div>
    </Dialog>
  );
}
