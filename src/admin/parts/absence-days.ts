import { formatDay } from '#locales/dates.ts';

/** An absence of the history (both days and the delegate's name in one text), with its days formatted. */
export const absenceDays = (written: string): string =>
  written.replace(
    /^(\d{4}-\d{2}-\d{2}) – (\d{4}-\d{2}-\d{2})/,
    (_, from: string, to: string) => `${formatDay(from)} – ${formatDay(to)}`,
  );
