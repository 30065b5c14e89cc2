import { FileClock, ListFilter, type LucideIcon } from 'lucide-react';
import type { PaletteGroup, PaletteOption } from '#design-system/search-palette/palette-group.ts';
import type { foundRecordTexts } from '#locales/admin/found-record.texts.ts';
import type { Translate } from '#locales/texts.tsx';
import { type PlaceName, placeAt, placeLink, type Site } from '../site/site.ts';

/** Identifies a record in an address: its id, for some kinds with the id of its company. */
interface Named {
  company: string | undefined;
  id: string;
}

interface RecordAction {
  /** `<this>` in the texts of found records. */
  key: 'rows' | 'history' | 'benefits' | 'benefitsSeen' | 'people' | 'colleagues' | 'invitations';
  /** By default that of the place. */
  Icon?: LucideIcon;
  /** The place to which the action leads, and the query string there. */
  place: PlaceName;
  search: (named: Named) => string;
}

/** Shows only the record's row in its list, with all actions of the row. */
const rows = (place: PlaceName): RecordAction => ({
  key: 'rows',
  Icon: ListFilter,
  place,
  search: ({ id }) => `ids=${id}`,
});

const history = (place: PlaceName): RecordAction => ({
  key: 'history',
  Icon: FileClock,
  place,
  search: ({ company, id }) => `open=${company === undefined ? id : `${company}-${id}`}&tab=history`,
});

const benefits = (filter: 'provider' | 'category'): RecordAction => ({
  key: 'benefits',
  place: 'benefits',
  search: ({ id }) => `${filter}=${id}`,
});

/** Actions for a record of each place, the likeliest first. */
const ACTIONS: Partial<Record<PlaceName, readonly RecordAction[]>> = {
  benefits: [rows('benefits')],
  providers: [benefits('provider'), rows('providers'), history('providers')],
  categories: [benefits('category'), history('categories')],
  coupons: [history('coupons')],
  faq: [history('faq')],
  companies: [
    { key: 'people', place: 'users', search: ({ id }) => `company=${id}` },
    { key: 'invitations', place: 'invitations', search: ({ id }) => `company=${id}` },
    { key: 'benefitsSeen', place: 'benefits', search: ({ id }) => `company=${id}` },
    history('companies'),
  ],
  users: [
    rows('users'),
    { key: 'colleagues', place: 'users', search: ({ company }) => `company=${company}` },
    history('users'),
  ],
  people: [rows('people'), history('people')],
};

/** Actions for the record that an answer of the palette opens, as far as the site has them; null if it opens no record. */
export function recordActions(
  { label, href }: PaletteOption,
  site: Site,
  t: Translate<(typeof foundRecordTexts)['tables']['EN']>,
): PaletteGroup | null {
  const record = href === undefined ? null : recordAt(site, href);
  if (!record) return null;
  const options = (ACTIONS[record.place] ?? []).flatMap(({ key, Icon: own, place: name, search }) => {
    const place = site.places.find((one) => one.name === name);
    if (!place) return [];
    const Icon = own ?? place.Icon;
    return {
      id: key,
      label: t(key),
      href: `${placeLink(site, place)}?${search(record.named)}`,
      leading: <Icon aria-hidden size={18} className="text-ink-muted" />,
    };
  });
  return options.length === 0 ? null : { id: 'does', title: t('title', { name: label }), options };
}

/** The record that an address opens, over its list or on a page of its own. */
function recordAt(site: Site, href: string): { place: PlaceName; named: Named } | null {
  const { pathname, searchParams } = new URL(href, 'https://izbor.invalid');
  const place = placeAt(site, pathname);
  const opened = place?.page ? pathname.slice(placeLink(site, place).length + 1) : searchParams.get('open');
  const [, company, id] = /^(?:([1-9]\d*)-)?([1-9]\d*)$/.exec(opened ?? '') ?? [];
  return place && id ? { place: place.name, named: { company, id } } : null;
}
