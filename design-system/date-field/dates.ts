import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

/** A day in the format of the API, `YYYY-MM-DD`; '' for none. */
export type IsoDay = string;

const ISO = 'YYYY-MM-DD';

/** A day as people here write it: `05.11.2026.` ('' for none). */
export function showDay(day: IsoDay): string {
  const date = dayjs(day, ISO, true);
  return date.isValid() ? date.format('DD.MM.YYYY.') : '';
}

/**
 * Parses a typed day: day, month, year with dots, commas, slashes or dashes, or eight digits, since a phone may show no other keys; or
 * year first, as pasted from one of our files. Null when there is no such day.
 */
export function readDay(typed: string): IsoDay | null {
  if (typed.trim() === '') return '';
  const text = typed
    .trim()
    .replace(/^(\d\d)(\d\d)(\d{4})$/, '$1.$2.$3')
    .replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1');
  const parts = /^(\d{1,2})\s*[.,/-]\s*(\d{1,2})\s*[.,/-]\s*(\d{4})\s*[.,]?$/.exec(text);
  const date = dayjs(parts?.slice(1).map(Number).join('.') ?? '', 'D.M.YYYY', true);
  return date.isValid() ? date.format(ISO) : null;
}

/** The day of a local date. */
export function toIsoDay(date: Date): IsoDay {
  return dayjs(date).format(ISO);
}

/** A day as a local date, or undefined for none. */
export function toDate(day: IsoDay | undefined): Date | undefined {
  const date = dayjs(day ?? '', ISO, true);
  return date.isValid() ? date.toDate() : undefined;
}
