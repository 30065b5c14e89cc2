/** A day as the wire has it, `YYYY-MM-DD`; '' for none. */
export type IsoDay = string;

/** A day as people here write it: `05.11.2026.` ('' for none). */
export function showDay(day: IsoDay): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return match ? `${match[3]}.${match[2]}.${match[1]}.` : '';
}

/** Reads what was typed: day, month, year with dots, slashes or dashes. Null when there is no such day. */
export function readDay(typed: string): IsoDay | null {
  if (typed.trim() === '') return '';
  const match = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})\.?$/.exec(typed.trim());
  if (!match) return null;
  const [year, month, day] = [Number(match[3]), Number(match[2]), Number(match[1])];
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? toIsoDay(date) : null;
}

export function toIsoDay(date: Date): IsoDay {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** A day as a local date, or undefined for none. */
export function toDate(day: IsoDay | undefined): Date | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date) : undefined;
}
