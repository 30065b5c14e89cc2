import { businessDay, businessHour, writtenDay } from '#contract/calendar/calendar.rules.ts';

/** A moment as it is written in both languages, by Belgrade's clock: DD.MM.YYYY. H:mm (product.md 6). */
export function writtenMoment(moment: Date): string {
  // Belgrade is whole hours ahead.
  const minutes = String(moment.getUTCMinutes()).padStart(2, '0');
  return `${writtenDay(businessDay(moment))} ${businessHour(moment)}:${minutes}`;
}
