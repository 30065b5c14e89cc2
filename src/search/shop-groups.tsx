import { History, Trash2 } from 'lucide-react';
import { categoryName } from '#contract/benefits/benefits.rules.ts';
import type { Category } from '#contract/categories/categories.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { holdsWords, searchKey, searchWords } from '#contract/search/search.rules.ts';
import { CategoryIcon } from '../browse/category-icon.tsx';
import { paths } from '../ground/paths.ts';
import type { SearchGroup, SearchOption } from './search-option.ts';
import { foundPlaces, OFTEN, PLACE_NAMES, type PlaceName, placeOf } from './search-places.ts';
import type { SearchTranslate } from './search-texts.ts';

/** Most categories and pages that are shown. */
const MOST = 4;

/** Group of recent searches; choosing one searches for it again. */
export function recentGroup(
  t: SearchTranslate,
  recent: readonly string[],
  onType: (text: string) => void,
  onForget: () => void,
): SearchGroup {
  const options: SearchOption[] = recent.map((text) => ({
    id: text,
    label: text,
    to: null,
    act: () => onType(text),
    leading: <History aria-hidden size={20} />,
  }));
  const forget: SearchOption = {
    id: 'forget',
    label: t('recent.forget'),
    to: null,
    act: onForget,
    leading: <Trash2 aria-hidden size={20} />,
  };
  return { id: 'recent', title: t('group.recent'), options: options.length > 0 ? [...options, forget] : [] };
}

/** Group of matching pages of the shop, or before anything is typed of those used most. */
export function placesGroup(t: SearchTranslate, text: string): SearchGroup {
  const places = PLACE_NAMES.map((name) => ({ name, label: t(`place.${name}`), words: t(`place.${name}.words`) }));
  const often = OFTEN.map((name) => ({ name, label: t(`place.${name}`) }));
  const resting = searchKey(text) === '';
  const shown = resting ? often : foundPlaces(places, text).slice(0, MOST);
  return {
    id: 'places',
    title: t(resting ? 'group.often' : 'group.places'),
    options: shown.map(({ name, label }) => placeOption(name, label)),
  };
}

function placeOption(name: PlaceName, label: string): SearchOption {
  const { to, Icon } = placeOf(name);
  return { id: name, label, to, href: to ?? undefined, leading: <Icon aria-hidden size={20} /> };
}

/** Group of categories and sub-categories whose name contains every typed word. */
export function categoriesGroup(
  t: SearchTranslate,
  language: Language,
  text: string,
  categories: readonly Category[],
): SearchGroup {
  const words = searchWords(text);
  const every = categories.flatMap((root) => [
    { ...root, parent: '' },
    ...root.children.map((child) => ({ ...child, parent: categoryName(root.name, language) })),
  ]);
  const answers = words.length === 0 ? [] : every.filter(({ name }) => holdsWords(categoryName(name, language), words));
  const options = answers.slice(0, MOST).map(({ id, name, icon, parent, num_of_benefits: count }) => {
    const to = paths.flexible(id);
    return {
      id: String(id),
      label: categoryName(name, language),
      to,
      href: to,
      detail: parent || undefined,
      trailing: t('category.benefits', { count }),
      leading: <CategoryIcon name={icon} />,
    };
  });
  return { id: 'categories', title: t('group.categories'), options };
}
