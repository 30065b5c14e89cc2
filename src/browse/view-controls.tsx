import { ArrowDownWideNarrow, ArrowUpNarrowWide, LayoutGrid, List } from 'lucide-react';
import { memo } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BrowseViewProps } from './browse-view-props.ts';

/** Ascending or descending. */
export function DirectionToggle({ filters, onDirection }: Pick<BrowseViewProps, 'filters' | 'onDirection'>) {
  const t = useTexts(browseTexts);
  const descending = filters.direction === '-';
  const Icon = descending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <IconButton label={t(descending ? 'descending' : 'ascending')} onClick={onDirection}>
      <Icon aria-hidden size={20} />
    </IconButton>
  );
}

/** Cards or rows. */
export const LayoutToggle = memo(function LayoutToggle({
  layout,
  onLayout,
}: Pick<BrowseViewProps, 'layout' | 'onLayout'>) {
  const t = useTexts(browseTexts);
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t('layout')}</legend>
      {(['grid', 'list'] as const).map((way) => {
        const Icon = way === 'grid' ? LayoutGrid : List;
        return (
          <IconButton
            key={way}
            label={t(way)}
            pressed={layout === way}
            onClick={() => onLayout(way)}
            className={cn(layout === way && 'bg-surface-sunken dark:bg-line')}
          >
            <Icon aria-hidden size={20} />
          </IconButton>
        );
      })}
    </fieldset>
  );
});
