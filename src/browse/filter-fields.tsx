import { Check, X } from 'lucide-react';
import { memo } from 'react';
import { FILTER_TYPES, LOCATIONS, SORT_FIELDS } from '#contract/benefits/benefits.rules.ts';
import { cn } from '#design-system/classes/cn.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { SegmentedControl } from '#design-system/segmented-control/segmented-control.tsx';
import { Select } from '#design-system/select/select.tsx';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { Filters } from '#machines/browse/filters.ts';
import { usePlaceName } from '../benefits/use-place-name.ts';
import type { BrowseViewProps } from './browse-view-props.ts';
import { categoryOptions, chosenCategory } from './chosen-category.ts';

/** How a field looks: a small round one in the bar, a field with its label in the sheet. */
type Place = { in: 'bar' | 'sheet' };

const looks = {
  bar: { shape: 'pill', hideLabel: true },
  sheet: { shape: 'field', hideLabel: false },
} as const;

type BenefitSearchProps = Pick<BrowseViewProps, 'typed' | 'onSearch' | 'onSearchNow'> & {
  inRow?: boolean;
  className?: string;
};

// Each field is memoised and takes only its own values, so that a press on one does not rerender the others.

/** specification.md 2: filters after a pause, or immediately on Enter. */
export const BenefitSearch = memo(function BenefitSearch({
  typed,
  onSearch,
  onSearchNow,
  inRow = false,
  className,
}: BenefitSearchProps) {
  const t = useTexts(browseTexts);
  return (
    <SearchField
      inRow={inRow}
      label={t('search')}
      value={typed}
      onType={onSearch}
      onKeyDown={(event) => event.key === 'Enter' && onSearchNow()}
      suffix={
        typed && (
          <IconButton label={t('clearSearch')} onClick={() => onSearch('')} className="-mr-3">
            <X aria-hidden size={16} />
          </IconButton>
        )
      }
      {...(className ? { className } : {})}
    />
  );
});

type TypeFieldProps = Pick<Filters, 'type'> & Pick<BrowseViewProps, 'onType'>;

/** specification.md 2: the type switch, on flexible benefits only. */
export const TypeField = memo(function TypeField({ type, onType }: TypeFieldProps) {
  const t = useTexts(browseTexts);
  return (
    <SegmentedControl
      label={t('type')}
      options={FILTER_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      value={type}
      onChange={onType}
      className="shrink-0 max-desk:max-w-none max-grand:[&_button]:px-3"
    />
  );
});

type CategoryFieldProps = Place & Pick<Filters, 'category'> & Pick<BrowseViewProps, 'categories' | 'onCategory'>;

/** Select of a first-level category. */
export const CategoryField = memo(function CategoryField({
  in: place,
  categories,
  category,
  onCategory,
}: CategoryFieldProps) {
  const t = useTexts(browseTexts);
  const parent = chosenCategory(categories, category)?.parent;
  return (
    <Select
      {...looks[place]}
      label={t('category')}
      options={[{ value: '', label: t('allCategories') }, ...categoryOptions(categories, useLanguage())]}
      value={parent ? String(parent.id) : ''}
      onChange={(id) => onCategory(id === '' ? null : Number(id))}
    />
  );
});

/** Select of a sub-category of the chosen category; renders nothing if that has none. */
export const SubCategoryField = memo(function SubCategoryField({
  in: place,
  categories,
  category,
  onCategory,
}: CategoryFieldProps) {
  const t = useTexts(browseTexts);
  const language = useLanguage();
  const chosen = chosenCategory(categories, category);
  if (!chosen || chosen.parent.children.length === 0) return null;
  const { parent } = chosen;
  return (
    <Select
      {...looks[place]}
      label={t('subCategory')}
      options={[
        { value: String(parent.id), label: t('allSubCategories') },
        ...categoryOptions(parent.children, language),
      ]}
      value={String(chosen.category.id)}
      onChange={(id) => onCategory(Number(id))}
    />
  );
});

type LocationFieldProps = Place & Pick<Filters, 'location'> & Pick<BrowseViewProps, 'currency' | 'onLocation'>;

/** specification.md 9: the locations depend on the currency; the first is the whole country, which is no filter. */
export const LocationField = memo(function LocationField({
  in: place,
  currency,
  location,
  onLocation,
}: LocationFieldProps) {
  const t = useTexts(browseTexts);
  const placeName = usePlaceName();
  const options = LOCATIONS[currency].map((name, index) => ({
    value: index === 0 ? '' : name,
    label: placeName(name),
  }));
  return (
    <Select
      {...looks[place]}
      label={t('location')}
      options={options}
      value={options.some(({ value }) => value === location) ? location : ''}
      onChange={onLocation}
    />
  );
});

/** Toggle in the filter row: only benefits that the person's budgets would pay. */
export function FitsToggle({ filters: { fits }, onFits }: Pick<BrowseViewProps, 'filters' | 'onFits'>) {
  const t = useTexts(browseTexts);
  return (
    <button
      type="button"
      aria-pressed={fits}
      onClick={() => onFits(!fits)}
      className={cn(
        'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 font-500 text-14',
        fits ? 'chosen border-brand bg-brand-soft' : 'border-line bg-surface-raised hover:border-line-strong',
      )}
    >
      {fits && <Check aria-hidden size={16} />}
      {t('fits')}
    </button>
  );
}

type SortFieldProps = Place & Pick<Filters, 'sort'> & Pick<BrowseViewProps, 'onSort'>;

export const SortSelect = memo(function SortSelect({ in: place, sort, onSort }: SortFieldProps) {
  const t = useTexts(browseTexts);
  return (
    <Select
      {...looks[place]}
      label={t('sort')}
      options={SORT_FIELDS.map((field) => ({ value: field, label: t(`sort.${field}`) }))}
      value={sort}
      onChange={onSort}
    />
  );
});
