import { X } from 'lucide-react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { usePlaceName } from '../benefits/use-place-name.ts';
import type { BrowseViewProps } from './browse-view-props.ts';
import { chosenCategory } from './chosen-category.ts';

interface Chip {
  key: string;
  name: string;
  remove: () => void;
}

/** The filters set in a phone's sheet, each with a button that removes it; filters shown on the page itself are left out. */
export function ActiveFilters(props: BrowseViewProps) {
  const t = useTexts(browseTexts);
  const chips = useChips(props);
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, name, remove }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t('remove', { name })}
            onClick={remove}
            className="target inline-flex min-h-9 items-center gap-1.5 rounded-full bg-brand-soft py-1 pr-2.5 pl-3.5 text-14 hover:bg-line"
          >
            <span className="wrap-anywhere text-left">{name}</span>
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={props.onReset}
          className="target min-h-9 rounded-full px-2.5 font-560 text-14 text-brand hover:underline"
        >
          {t('removeAll')}
        </button>
      </li>
    </ul>
  );
}

function useChips(props: BrowseViewProps): Chip[] {
  const { kind, filters, categories, onCategory, onProviders, onLocation, onFits } = props;
  const language = useLanguage();
  const t = useTexts(browseTexts);
  const placeName = usePlaceName();
  const chips: Chip[] = [];
  const add = (key: string, name: string, remove: () => void) => chips.push({ key, name, remove });
  const chosen = kind === 'flexible' ? chosenCategory(categories, filters.category) : null;
  if (chosen) {
    const { category, parent } = chosen;
    const wider = category.id === parent.id ? null : parent.id;
    add('category', categoryName(category.name, language), () => onCategory(wider));
  }
  const { length: count } = filters.providers;
  if (count > 0) add('providers', t('someProviders', { count }), () => onProviders([]));
  if (filters.location) add('location', placeName(filters.location), () => onLocation(''));
  if (filters.fits) add('fits', t('fits'), () => onFits(false));
  return chips;
}
