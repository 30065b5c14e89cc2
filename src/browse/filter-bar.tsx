import { memo } from 'react';
import type { BrowseControlsProps } from './browse-view-props.ts';
import { CategoryField, FitsToggle, LocationField, SubCategoryField, TypeField } from './filter-fields.tsx';
import { ProvidersField } from './providers-field.tsx';

/**
 * Filters of the list on a wide screen (specification.md 2); the type switch is for flexible benefits only. In one row where
 * there is room; else the switch has a row of its own, so that no field is cut off.
 */
export const FilterBar = memo(function FilterBar(props: Omit<BrowseControlsProps, 'typed'>) {
  const { kind, filters, categories, currency, providers, onType, onCategory, onLocation } = props;
  const ofCategory = { in: 'bar', categories, category: filters.category, onCategory } as const;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 grand:gap-x-2.5 print:hidden">
      {kind === 'flexible' && <TypeField type={filters.type} onType={onType} />}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 grand:gap-x-2.5">
        {kind !== 'fixed' && (
          <>
            <CategoryField {...ofCategory} />
            <SubCategoryField {...ofCategory} />
            <ProvidersField
              in="bar"
              chosen={filters.providers}
              providers={providers}
              onProviders={props.onProviders}
              onWantProviders={props.onWantProviders}
            />
          </>
        )}
        <LocationField in="bar" currency={currency} location={filters.location} onLocation={onLocation} />
        {kind === 'flexible' && <FitsToggle {...props} />}
      </div>
    </div>
  );
});
