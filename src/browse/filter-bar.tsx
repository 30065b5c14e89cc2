import type { BrowseViewProps } from './browse-view-props.ts';
import { CategoryField, FitsToggle, LocationField, SubCategoryField, TypeField } from './filter-fields.tsx';
import { ProvidersField } from './providers-field.tsx';

/**
 * What narrows the list on a wide screen (specification.md 2), each said once, by its own field; the type switch is for flexible benefits
 * only. One row where there is room for one; else the switch has a row of its own, and no field is cut.
 */
export function FilterBar(props: BrowseViewProps) {
  const { kind } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 max-desk:hidden grand:gap-x-2.5">
      {kind === 'flexible' && <TypeField {...props} />}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 grand:gap-x-2.5">
        {kind !== 'fixed' && (
          <>
            <CategoryField in="bar" {...props} />
            <SubCategoryField in="bar" {...props} />
            <ProvidersField in="bar" {...props} />
          </>
        )}
        <LocationField in="bar" {...props} />
        {kind === 'flexible' && <FitsToggle {...props} />}
      </div>
    </div>
  );
}
