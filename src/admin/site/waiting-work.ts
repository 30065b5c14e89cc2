import type { WaitingCount } from '#contract/today/pulse.contract.ts';
import type { Waiting } from '#contract/today/today.contract.ts';
import { type PlaceName, placeLink, type Site } from './site.ts';

/** Something that waits for a decision, and the address of the page for it. */
export type WaitingWork = Waiting & { to: string };

const GAP_KINDS = ['benefits.translation', 'benefits.picture', 'providers.idle'] as const;

/** A gap in the catalogue. */
export type CatalogueGap = WaitingWork & { kind: (typeof GAP_KINDS)[number] };

/** A piece of work that a person waits for. */
export type AwaitedWork = WaitingWork & { kind: Exclude<Waiting['kind'], CatalogueGap['kind']> };

export const isGap = (work: WaitingWork): work is CatalogueGap => GAP_KINDS.some((kind) => kind === work.kind);

export const isAwaited = (work: WaitingWork): work is AwaitedWork => !isGap(work);

/** For each kind of waiting thing, the place of the site and the filter that shows exactly these. */
const PLACES_OF_WORK = {
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
export function waitingWorkOf(waiting: readonly Waiting[], site: Site): WaitingWork[] {
  return waiting.flatMap((each) => {
    const { place: name, search } = PLACES_OF_WORK[each.kind];
    const place = site.places.find((one) => one.name === name);
    return place ? Object.assign({ to: placeLink(site, place) + search }, each) : [];
  });
}

/** How many things wait at a place, and how many of them are past the promised time. */
export type WaitingThere = Pick<WaitingCount, 'count' | 'late'>;

const NOTHING: WaitingThere = { count: 0, late: 0 };

/** All that waits at a place, summed over its kinds. */
export const waitingAt = (waiting: readonly WaitingCount[], name: PlaceName): WaitingThere =>
  sumWaiting(waiting.filter(({ kind }) => PLACES_OF_WORK[kind].place === name));

/** Sum of several counts. */
export const sumWaiting = (parts: readonly WaitingThere[]): WaitingThere =>
  parts.reduce((sum, { count, late }) => ({ count: sum.count + count, late: sum.late + late }), NOTHING);
