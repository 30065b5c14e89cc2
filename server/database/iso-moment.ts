import { sql, type Text } from './text.ts';

/** A moment as the wire writes it, ISO 8601 in UTC; null stays null. */
export function isoMoment(moment: Text): Text {
  return sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The moment at which a day (YYYY-MM-DD, or a piece of SQL) begins in Belgrade, or one some days after it. */
export function startOfDay(day: string | Text, later = 0): Text {
  return sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Belgrade')`;
}

/** The day of a moment in Belgrade, where business days are counted, as text. */
export function businessDayOf(moment: Text, format = 'YYYY-MM-DD'): Text {
  return sql`to_char(${moment} at time zone 'Europe/Belgrade', ${sql.raw(`'${format}'`)})`;
}
