import { FileClock, type LucideIcon, Plus } from 'lucide-react';
import { holdsWords, searchWords } from '#contract/search/search.rules.ts';
import type { FoundRecord } from '#contract/today/find.contract.ts';
import { Initials } from '#design-system/initials/initials.tsx';
import { Key } from '#design-system/key/key.tsx';
import type { PaletteGroup, PaletteOption } from '#design-system/search-palette/palette-group.ts';
import type { adminTexts } from '#locales/admin/admin.texts.ts';
import type { Translate } from '#locales/texts.tsx';
import type { SeenRecord } from '../ground/offline-copy.ts';
import { MarkedName } from './marked-name.tsx';
import { type AdminPlace, type PlaceName, placeAt, placeLink, recordLink, type Site } from './site.ts';

/** Before what is typed: of all that answers, only what does something. */
export const ACTIONS = '>';

/** Something that can be done from anywhere beside making records: it leads somewhere, or is done at once. */
export interface PaletteAction {
  id: string;
  label: string;
  /** Other words that find it. */
  words: string;
  Icon: LucideIcon;
  does: string | (() => void);
}

export interface PaletteReading {
  t: Translate<(typeof adminTexts)['tables']['EN']>;
  site: Site;
  seen: readonly SeenRecord[];
  /** What the server found by the same letters. */
  found: readonly FoundRecord[];
  actions: readonly PaletteAction[];
  /** Whether keys without Ctrl do anything. */
  letters: boolean;
}

/** What of the site answers to what is typed; before that, what was seen of late, and all of it. */
export function paletteAnswers(text: string, reading: PaletteReading): readonly PaletteGroup[] {
  const { t, site } = reading;
  const actionsOnly = text.trimStart().startsWith(ACTIONS);
  const words = searchWords(actionsOnly ? text.trimStart().slice(1) : text);
  const answers = answersTo(words);
  const actions = {
    id: 'actions',
    title: t('palette.actions'),
    options: [...makingOf(reading, answers), ...doneOf(reading, answers)],
  };
  if (actionsOnly) return [actions].filter(hasAny);
  const seen = seenOn(site, reading.seen).filter(({ label }) => answers(label));
  const groups = [
    { id: SEEN, title: t('palette.seen'), options: seen },
    ...foundOn(reading, seen),
    { id: 'places', title: t('palette.places'), options: placesOf(reading, answers) },
    actions,
  ];
  return groups.filter(hasAny).map((group) => markedIn(group, words));
}

const SEEN = 'seen';
const FOUND = 'of-';

/** Whether one of the answers opens a record. */
export const isRecord = (groups: readonly PaletteGroup[], option: PaletteOption): boolean =>
  groups.some(({ id, options }) => (id === SEEN || id.startsWith(FOUND)) && options.includes(option));

type Answers = (...names: readonly string[]) => boolean;

/** Whether names hold every one of these words. */
export const answersTo =
  (words: readonly string[]): Answers =>
  (...names) =>
    holdsWords(names.join(' '), words);

const hasAny = ({ options }: PaletteGroup) => options.length > 0;

const markedIn = ({ id, title, options }: PaletteGroup, words: readonly string[]): PaletteGroup => ({
  id,
  title,
  options: options.map((option) =>
    Object.assign({}, option, { shown: <MarkedName name={option.label} words={words} /> }),
  ),
});

function placesOf({ t, site, letters }: PaletteReading, answers: Answers): PaletteOption[] {
  const keysOf = ({ letter }: AdminPlace) => letters && letter && <Keys keys={['g', letter]} />;
  return site.places
    .filter(({ name }) => answers(t(`place.${name}`), t(`place.${name}.words`)))
    .map((place) => ({
      id: place.name,
      label: t(`place.${place.name}`),
      href: placeLink(site, place),
      leading: <Mark of={place} />,
      trailing: keysOf(place),
    }));
}

function makingOf({ t, site }: PaletteReading, answers: Answers): PaletteOption[] {
  return site.places
    .filter((place) => place.makes === true)
    .filter(({ name }) => answers(t(`place.${name}.new`), t(`place.${name}.words`)))
    .map((place) => ({
      id: place.name,
      label: t(`place.${place.name}.new`),
      href: recordLink(site, place, 'new'),
      leading: <Plus aria-hidden size={18} />,
    }));
}

function doneOf({ actions }: PaletteReading, answers: Answers): PaletteOption[] {
  return actions
    .filter(({ label, words }) => answers(label, words))
    .map(({ id, label, Icon, does }) => ({
      id,
      label,
      href: typeof does === 'string' ? does : undefined,
      leading: <Mark of={{ Icon }} />,
    }));
}

/** Records of places that are still open to whoever saw them. */
function seenOn(site: Site, seen: readonly SeenRecord[]): PaletteOption[] {
  return seen
    .filter(({ to }) => placeAt(site, pathOf(to)))
    .map(({ label, to }) => ({ id: to, label, href: to, leading: <Mark of={{ Icon: FileClock }} /> }));
}

const pathOf = (to: string) => new URL(to, 'https://izbor.invalid').pathname;

/** Where the records of a kind are. */
const PLACES: Record<FoundRecord['kind'], PlaceName> = {
  announcement: 'announcements',
  benefit: 'benefits',
  category: 'categories',
  company: 'companies',
  coupon: 'coupons',
  course: 'courses',
  package: 'packages',
  provider: 'providers',
  question: 'faq',
  document: 'documents',
  suggestion: 'suggestions',
  core: 'core',
  person: 'people',
  user: 'users',
};

/** Found records by the place that they have on this site, each with the address of its form; none that was seen. */
function foundOn({ t, site, found }: PaletteReading, seen: readonly PaletteOption[]): PaletteGroup[] {
  return site.places.map((place) => ({
    id: FOUND + place.name,
    title: t(`place.${place.name}`),
    options: found
      .filter(({ kind }) => PLACES[kind] === place.name)
      .map((record) => foundAt(site, place, record))
      .filter(({ href }) => !seen.some((one) => one.href === href)),
  }));
}

function foundAt(site: Site, place: AdminPlace, { kind, id, company, name, detail }: FoundRecord): PaletteOption {
  const isPerson = kind === 'person' || kind === 'user';
  const number = company === null ? id : `${company}-${id}`;
  return {
    id: String(number),
    label: name,
    detail: detail || undefined,
    href: recordLink(site, place, number),
    leading: isPerson ? <Initials name={name} /> : <Mark of={place} />,
  };
}

const Mark = ({ of: { Icon } }: { of: Pick<AdminPlace, 'Icon'> }) => (
  <Icon aria-hidden size={18} className="text-ink-muted" />
);

export const Keys = ({ keys }: { keys: readonly string[] }) => keys.map((key) => <Key key={key}>{key}</Key>);
