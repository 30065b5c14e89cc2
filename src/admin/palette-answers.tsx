import { FileClock, Plus } from 'lucide-react';
import { searchKey } from '#contract/search/search.rules.ts';
import type { FoundRecord } from '#contract/today/find.contract.ts';
import { Key } from '#design-system/key/key.tsx';
import type { PaletteGroup, PaletteOption } from '#design-system/search-palette/palette-group.ts';
import type { adminTexts } from '#locales/admin/admin.texts.ts';
import type { Translate } from '#locales/texts.tsx';
import type { SeenRecord } from './seen-records.ts';
import { type AdminPlace, type PlaceName, placeLink, recordLink, type Site } from './site.ts';

/** Before what is typed: of all that answers, only what does something. */
export const ACTIONS = '>';

export interface PaletteReading {
  t: Translate<(typeof adminTexts)['tables']['EN']>;
  site: Site;
  seen: readonly SeenRecord[];
  /** What the server found by the same letters. */
  found: readonly FoundRecord[];
  /** Whether keys without Ctrl do anything. */
  letters: boolean;
}

/** What of the site answers to what is typed; before that, what was seen of late, and all of it. */
export function paletteAnswers(
  text: string,
  { t, site, seen, found, letters }: PaletteReading,
): readonly PaletteGroup[] {
  const actionsOnly = text.trimStart().startsWith(ACTIONS);
  const words = searchKey(actionsOnly ? text.trimStart().slice(1) : text)
    .split(' ')
    .filter(Boolean);
  const answers = (...names: readonly string[]) => {
    const key = searchKey(names.join(' '));
    return words.every((word) => key.includes(word));
  };
  const keysOf = ({ letter }: AdminPlace) => letters && letter && <Keys keys={['g', letter]} />;
  const places = site.places
    .filter(({ name }) => answers(t(`place.${name}`), t(`place.${name}.words`)))
    .map((place) =>
      option(place.name, t(`place.${place.name}`), placeLink(site, place), <Mark of={place} />, keysOf(place)),
    );
  const actions = site.places
    .filter((place) => place.makes === true)
    .filter(({ name }) => answers(t(`place.${name}.new`), t(`place.${name}.words`)))
    .map((place) =>
      option(place.name, t(`place.${place.name}.new`), recordLink(site, place, 'new'), <Plus aria-hidden size={18} />),
    );
  const records = seen
    .filter(({ label }) => answers(label))
    .map(({ label, to }) => option(to, label, to, <FileClock aria-hidden size={18} />));
  const others = foundIn(site, found).filter(({ href }) => !records.some((record) => record.href === href));
  const groups = [
    { id: 'seen', title: t('palette.seen'), options: actionsOnly ? [] : records },
    { id: 'records', title: t('palette.records'), options: actionsOnly ? [] : others },
    { id: 'places', title: t('palette.places'), options: actionsOnly ? [] : places },
    { id: 'actions', title: t('palette.actions'), options: actions },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Where the records of a kind are. */
const PLACES: Record<FoundRecord['kind'], PlaceName> = {
  benefit: 'benefits',
  category: 'categories',
  company: 'companies',
  coupon: 'coupons',
  provider: 'providers',
  question: 'faq',
  person: 'people',
  user: 'users',
};

/** Found records whose place is on this site, each with the address of its form. */
function foundIn(site: Site, found: readonly FoundRecord[]): PaletteOption[] {
  return found.flatMap(({ kind, id, company, name, detail }) => {
    const place = site.places.find((one) => one.name === PLACES[kind]);
    if (!place) return [];
    const shown = option(
      `${kind}.${id}`,
      name,
      recordLink(site, place, company === null ? id : `${company}-${id}`),
      <Mark of={place} />,
    );
    return Object.assign(shown, { detail: detail || undefined });
  });
}

const option = (
  id: string,
  label: string,
  href: string,
  leading: PaletteOption['leading'],
  trailing?: PaletteOption['trailing'],
): PaletteOption => ({ id, label, href, leading, trailing });

const Mark = ({ of: { Icon } }: { of: AdminPlace }) => <Icon aria-hidden size={18} className="text-ink-muted" />;

export const Keys = ({ keys }: { keys: readonly string[] }) => keys.map((key) => <Key key={key}>{key}</Key>);
