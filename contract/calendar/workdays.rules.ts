import { addDays } from './days.rules.ts';

/** State holidays of Serbia in each year: New Year, Statehood, Labour and Armistice Day. When one is a Sunday, the next workday is off. */
const STATE_DAYS = ['01-01', '01-02', '02-15', '02-16', '05-01', '05-02', '11-11'];

/** Orthodox Christmas; when it is a Sunday, no other day is off instead. */
const CHRISTMAS = '01-07';

/** Orthodox Easter Sunday of a year in the Gregorian calendar (Meeus; the two calendars are 13 days apart until 2099). */
function easterOf(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const julian = moon + week + 114;
  const day = `${year}-${String(Math.floor(julian / 31)).padStart(2, '0')}-${String((julian % 31) + 1).padStart(2, '0')}`;
  return addDays(day, 13);
}

const holidays = new Map<string, ReadonlySet<string>>();

/** All holidays of a year, with Good Friday to Easter Monday; cached, since lists ask for each row. */
function holidaysIn(year: string): ReadonlySet<string> {
  const known = holidays.get(year);
  if (known) return known;
  const easter = easterOf(Number(year));
  const stateDays = STATE_DAYS.map((day) => `${year}-${day}`);
  const own = new Set([...stateDays, `${year}-${CHRISTMAS}`, ...[-2, -1, 0, 1].map((days) => addDays(easter, days))]);
  const instead = stateDays.filter(isSunday).map((day) => workdayAfter(day, own));
  const all = new Set([...own, ...instead]);
  holidays.set(year, all);
  return all;
}

function workdayAfter(day: string, off: ReadonlySet<string>): string {
  const next = addDays(day, 1);
  return isWeekend(next) || off.has(next) ? workdayAfter(next, off) : next;
}

/** Whether a day (YYYY-MM-DD) is a state holiday in Serbia, one from Good Friday to Easter Monday, or off in place of a Sunday. */
export const isHoliday = (day: string): boolean => holidaysIn(day.slice(0, 4)).has(day);

const weekday = (day: string): number => new Date(day).getUTCDay();

const isSunday = (day: string): boolean => weekday(day) === 0;

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(weekday(day));
}

/** Whether people are at work on a day. */
export const isWorkday = (day: string): boolean => !isWeekend(day) && !isHoliday(day);
