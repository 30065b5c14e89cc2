import { FileClock, type LucideIcon, Plus } from 'lucide-react';
import { holdsWords, searchWords } from '#contract/search/search.rules.ts';
import type { FoundRecord } from '#contract/today/find.contract.ts';
import { Initials } from '#design-system/initials/initials.tsx';
import { Key } from '#design-system/key/key.tsx';
import type { PaletteGroup, PaletteOption } from '#design-system/search-palette/palette-group.ts';
import type { adminTexts } from '#locales/admin/admin.texts.ts';
import type { Translate } from '#locales/texts.tsx';
import type { SeenRecord } from '../../ground/offline-copy.ts';
import { MarkedName } from '../parts/marked-name.tsx';
import { type AdminPlace, type PlaceName, placeAt, placeLink, recordLink, type Site } from '../site/site.ts';

/** First character of a search that finds only actions. */
export const ACTIONS = '>';

/** An action besides adding records: a link or a function. */
export interface PaletteAction {
  id: string;
  label: string;
  /** Further words by which it is found. */
  words: string;
  Icon: LucideIcon;
  does: string | (() => void);
}

export interface PaletteReading {
  t: Translate<(typeof adminTexts)['tables']['EN']>;
  site: Site;
  seen: readonly SeenRecord[];
  /** Records that the server found for the same text. */
  found: readonly FoundRecord[];
  actions: readonly PaletteAction[];
  /** Whether keyboard shortcuts without Ctrl are switched on. */
  letters: boolean;
}

/** What the palette finds for a text; for an empty text, recently opened records and all places. */
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

/** Whether an answer opens a record. */
export const isRecord = (groups: readonly PaletteGroup[], option: PaletteOption): boolean =>
  groups.some(({ id, options }) => (id === SEEN || id.startsWith(FOUND)) && options.includes(option));

type Answers = (...names: readonly string[]) => boolean;

/** Whether names contain all of these words. */
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

/** Recently opened records whose places this person may still open. */
function seenOn(site: Site, seen: readonly SeenRecord[]): PaletteOption[] {
  return seen
    .filter(({ to }) => placeAt(site, pathOf(to)))
    .map(({ label, to }) => ({ id: to, label, href: to, leading: <Mark of={{ Icon: FileClock }} /> }));
}

const pathOf = (to: string) => new URL(to, 'https://izbor.invalid').pathname;

/** The place of each kind of record. */
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

/** Found records by place of this site, each with the address of its form; without the recently opened ones. */
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
