import { businessDay, businessHour } from '../calendar/calendar.rules.ts';
import { saysNothing } from '../help/questions.rules.ts';

/**
 * What becomes of an announcement: written, waiting for a second person, about to begin, set for an hour, being sent, stopped, sent; and being
 * taken back from those who have not read it, or taken back.
 */
export const ANNOUNCEMENT_STATUSES = [
  ...(['draft', 'waiting', 'queued', 'scheduled', 'sending', 'stopped', 'sent'] as const),
  ...(['withdrawing', 'withdrawn'] as const),
] as const;
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

/** The most letters of each part; a text is html. */
export const ANNOUNCEMENT_TEXTS = { title: 120, text: 4000, sender: 60, link: 300, alt: 200 } as const;

/** Above so many people their number is typed. */
export const TYPED_ABOVE = 1000;
/** Above so many a second person has to approve it. */
export const SECOND_ABOVE = 5000;
/** For so many seconds after the press it can be undone before it begins. */
export const UNDO_SECONDS = 30;
/** The most people who can be chosen one by one, and the most companies. */
export const MOST_CHOSEN = 500;
/** At most so many days ahead. */
export const MOST_DAYS_AHEAD = 365;

/** What people are told, in both languages. */
export interface AnnouncementTexts {
  title_sr: string;
  title_en: string;
  text_sr: string;
  text_en: string;
  /** What its picture shows, for whoever does not see it. */
  alt_sr: string;
  alt_en: string;
}

/**
 * The texts that it lacks so that it can be sent: each part is there in one language at least, for it is read where the other misses.
 * What a picture shows is said where there is one.
 */
export function lackingTexts(texts: AnnouncementTexts & { picture: unknown }): (keyof AnnouncementTexts)[] {
  const parts = ['title', 'text', ...(texts.picture === null ? [] : (['alt'] as const))] as const;
  return parts
    .filter((part) => saysNothing(texts[`${part}_sr`]) && saysNothing(texts[`${part}_en`]))
    .map((part) => `${part}_sr` as const);
}

/** Whether so many people are others than were confirmed: by more than ten, and by more than a hundredth. */
export function hasMoved(confirmed: number, now: number): boolean {
  const moved = Math.abs(now - confirmed);
  return moved > 10 && moved * 100 > confirmed;
}

/** Whether somebody has had their turn. */
export const hasBegun = ({ told, skipped }: { told: number; skipped: number }): boolean => told + skipped > 0;

const HOUR = 60 * 60 * 1000;

/** The moment of a day (YYYY-MM-DD) at which Belgrade's clock shows that time (HH:MM); null where there is none. */
export function momentInBelgrade(day: string, time: string): Date | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const hour = Number(time.slice(0, 2));
  if (Number.isNaN(asUtc)) return null;
  // One hour ahead in winter, two in summer.
  const moments = [1, 2].map((ahead) => new Date(asUtc - ahead * HOUR));
  return moments.find((moment) => businessHour(moment) === hour && businessDay(moment) === day) ?? null;
}
