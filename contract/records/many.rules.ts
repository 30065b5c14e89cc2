// Several values of one filter in an address or a query: `active,invited`.

/** Joins texts with commas. A comma within one is written %2C, and a percent sign %25. */
export const writtenMany = (texts: readonly string[]): string =>
  texts.map((text) => text.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** Splits the joined texts again, without duplicates. */
export const readMany = (written: string): readonly string[] =>
  [...new Set(written.split(','))]
    .filter((text) => text !== '')
    .map((text) => text.replaceAll('%2C', ',').replaceAll('%25', '%'));
