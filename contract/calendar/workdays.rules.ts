import { addDays } from './days.rules.ts';

/** The days of each year on which Serbia does not work: New Year, Christmas, Statehood, Labour and Armistice Day. */
const EVERY_YEAR = ['01-01', '01-02', '01-07', '02-15', '02-16', '05-01', '05-02', '11-11'];

/** The Sunday of Orthodox Easter of a year, by the calendar of today (Meeus; the calendars are 13 days apart until 2099). */
function easterOf(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const julian = moon + week + 114;
  const day = `${year}-${String(Math.floor(julian / 31)).padStart(2, '0')}-${String((julian % 31) + 1).padStart(2, '0')}`;
  return addDays(day, 13);
}

const easters = new Map<string, readonly [from: string, to: string]>();

/** From Good Friday to the Monday of Easter: reckoned once for a year, for a list asks it of each row. */
function easterIn(year: string): readonly [from: string, to: string] {
  const known = easters.get(year);
  if (known) return known;
  const sunday = easterOf(Number(year));
  const days = [addDays(sunday, -2), addDays(sunday, 1)] as const;
  easters.set(year, days);
  return days;
}

/** Whether a day (YYYY-MM-DD) is a state holiday in Serbia; from Good Friday to the Monday of Easter as well. */
export function isHoliday(day: string): boolean {
  if (EVERY_YEAR.includes(day.slice(5))) return true;
  const [from, to] = easterIn(day.slice(0, 4));
  return from <= day && day <= to;
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** Whether people are at work on a day. */
export const isWorkday = (day: string): boolean => !isWeekend(day) && !isHoliday(day);
