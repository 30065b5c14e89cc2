import { businessDay, businessHour } from '../calendar/calendar.rules.ts';
import { saysNothing } from '../help/questions.rules.ts';

/**
 * Statuses of an announcement: being written, waiting for a second person, about to begin, scheduled, being sent, stopped, sent, being
 * taken back from people who have not read it, taken back.
 */
export const ANNOUNCEMENT_STATUSES = [
  ...(['draft', 'waiting', 'queued', 'scheduled', 'sending', 'stopped', 'sent'] as const),
  ...(['withdrawing', 'withdrawn'] as const),
] as const;
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

/** Maximum length of each text, in characters; `text` is html. */
export const ANNOUNCEMENT_TEXTS = { title: 120, text: 4000, sender: 60, link: 300, alt: 200 } as const;

/** Above this number of people the sender has to type it before sending. */
export const TYPED_ABOVE = 1000;
/** Above this number of people a second person has to approve the announcement. */
export const SECOND_ABOVE = 5000;
/** For this many seconds after the press the sending can be undone. */
export const UNDO_SECONDS = 30;
/** The most people, and the most companies, that can be chosen one by one. */
export const MOST_CHOSEN = 500;
/** How far ahead an announcement can be scheduled, in days. */
export const MOST_DAYS_AHEAD = 365;

/** The texts of an announcement in both languages. */
export interface AnnouncementTexts {
  title_sr: string;
  title_en: string;
  text_sr: string;
  text_en: string;
  /** Alternative text of the picture. */
  alt_sr: string;
  alt_en: string;
}

/**
 * The texts that are missing before an announcement can be sent: each part is needed in at least one language, which readers of the
 * other get too. An alternative text is needed only where there is a picture.
 */
export function lackingTexts(texts: AnnouncementTexts & { picture: unknown }): (keyof AnnouncementTexts)[] {
  const parts = ['title', 'text', ...(texts.picture === null ? [] : (['alt'] as const))] as const;
  return parts
    .filter((part) => saysNothing(texts[`${part}_sr`]) && saysNothing(texts[`${part}_en`]))
    .map((part) => `${part}_sr` as const);
}

/** Whether the audience has changed too much since it was confirmed: by more than ten people and by more than one percent. */
export function hasMoved(confirmed: number, now: number): boolean {
  const moved = Math.abs(now - confirmed);
  return moved > 10 && moved * 100 > confirmed;
}

/** Whether the sending has reached anybody yet. */
export const hasBegun = ({ told, skipped }: { told: number; skipped: number }): boolean => told + skipped > 0;

const HOUR = 60 * 60 * 1000;

/** The moment of a day (YYYY-MM-DD) at which Belgrade's clock shows that time (HH:MM); null where there is none. */
export function momentInBelgrade(day: string, time: string): Date | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const hour = Number(time.slice(0, 2));
  if (Number.isNaN(asUtc)) return null;
  // Belgrade is one hour ahead of UTC in winter, two in summer.
  const moments = [1, 2].map((ahead) => new Date(asUtc - ahead * HOUR));
  return moments.find((moment) => businessHour(moment) === hour && businessDay(moment) === day) ?? null;
}
