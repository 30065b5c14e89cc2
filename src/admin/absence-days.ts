import { formatDay } from '#locales/dates.ts';

/** An absence as it is kept, one text of both its days and the name of the delegate, with its days as they are read. */
export const absenceDays = (written: string): string =>
  written.replace(
    /^(\d{4}-\d{2}-\d{2}) – (\d{4}-\d{2}-\d{2})/,
    (_, from: string, to: string) => `${formatDay(from)} – ${formatDay(to)}`,
  );
