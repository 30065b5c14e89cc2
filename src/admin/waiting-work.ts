import type { WaitingCount } from '#contract/today/pulse.contract.ts';
import type { Waiting } from '#contract/today/today.contract.ts';
import { type PlaceName, placeLink, type Site } from './site.ts';

/** Something that waits for a decision, and the address of the page for it. */
export type Errand = Waiting & { to: string };

const GAPS = ['benefits.translation', 'benefits.picture', 'providers.idle'] as const;

/** A gap in the catalogue. */
export type Gap = Errand & { kind: (typeof GAPS)[number] };

/** An errand that a person waits for. */
export type AwaitedErrand = Errand & { kind: Exclude<Waiting['kind'], Gap['kind']> };

export const isGap = (errand: Errand): errand is Gap => GAPS.some((kind) => kind === errand.kind);

export const isAwaited = (errand: Errand): errand is AwaitedErrand => !isGap(errand);

/** For each kind of waiting thing, the place of the site and the filter that shows exactly these. */
const ERRANDS = {
  'benefits.translation': { place: 'benefits', search: '?state=offered&missing=translation' },
  'benefits.picture': { place: 'benefits', search: '?state=offered&missing=picture' },
  'providers.idle': { place: 'providers', search: '?state=active&benefits=without' },
  'questions.sr': { place: 'faq', search: '?missing=sr' },
  'questions.en': { place: 'faq', search: '?missing=en' },
  'orders.pending': { place: 'orders', search: '?status=pending&sort=date' },
  'suggestions.new': { place: 'suggestions', search: '?status=new&sort=date' },
  approvals: { place: 'approvals', search: '?state=waiting' },
  'requests.pending': { place: 'requests', search: '' },
  'requests.in_review': { place: 'requests', search: '?queue=in_review' },
  'requests.unattended': { place: 'requests', search: '' },
  'requests.unattended_in_review': { place: 'requests', search: '?queue=in_review' },
  'people.added': { place: 'people', search: '?state=added' },
  'people.expired': { place: 'people', search: '?state=expired' },
} as const satisfies Record<Waiting['kind'], { place: PlaceName; search: string }>;

/** The waiting things that this person can deal with: those whose place is on this site. */
export function errandsOf(waiting: readonly Waiting[], site: Site): Errand[] {
  return waiting.flatMap((each) => {
    const { place: name, search } = ERRANDS[each.kind];
    const place = site.places.find((one) => one.name === name);
    return place ? Object.assign({ to: placeLink(site, place) + search }, each) : [];
  });
}

/** How many things wait at a place, and how many of them are past the promised time. */
export type WaitingThere = Pick<WaitingCount, 'count' | 'late'>;

const NOTHING: WaitingThere = { count: 0, late: 0 };

/** All that waits at a place, summed over its kinds. */
export const waitingAt = (waiting: readonly WaitingCount[], name: PlaceName): WaitingThere =>
  together(waiting.filter(({ kind }) => ERRANDS[kind].place === name));

/** Sum of several counts. */
export const together = (parts: readonly WaitingThere[]): WaitingThere =>
  parts.reduce((sum, { count, late }) => ({ count: sum.count + count, late: sum.late + late }), NOTHING);
