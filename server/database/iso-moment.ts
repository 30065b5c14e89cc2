import { sql, type Text } from './text.ts';

/** SQL for a moment in the contract's form, ISO 8601 in UTC; null stays null. */
export function isoMoment(moment: Text): Text {
  return sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** SQL for the moment at which a day (YYYY-MM-DD, or SQL) begins in Belgrade, or the day `later` days after it. */
export function startOfDay(day: string | Text, later = 0): Text {
  return sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Belgrade')`;
}

/** SQL for the day of a moment in Belgrade, where business days are counted, as text. */
export function businessDayOf(moment: Text, format = 'YYYY-MM-DD'): Text {
  return sql`to_char(${moment} at time zone 'Europe/Belgrade', ${sql.raw(`'${format}'`)})`;
}
