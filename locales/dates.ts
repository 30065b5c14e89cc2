/** Dates as the shop shows them (product.md 6), in the time of Belgrade, where the business day is counted. */
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Belgrade',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(moment: string): Record<string, string> {
  return Object.fromEntries(parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
}

/** A day of YYYY-MM-DD, or the day of a moment of ISO 8601, as DD.MM.YYYY. */
export function formatDay(day: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}.`;
  const { day: date, month, year } = partsOf(day);
  return `${date}.${month}.${year}.`;
}

/** A moment of ISO 8601 as DD.MM.YYYY. H:mm (specification.md 9). */
export function formatMoment(moment: string): string {
  return `${formatDay(moment)} ${formatTime(moment)}`;
}

/** The time of a moment of ISO 8601, as H:mm. */
export function formatTime(moment: string): string {
  const { hour, minute } = partsOf(moment);
  return `${Number(hour)}:${minute}`;
}
