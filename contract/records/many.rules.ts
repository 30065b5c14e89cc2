// Several choices of one filter, as an address and a query have them: `active,invited`.

/** Several texts in one. A comma within one of them is written %2C, and a percent sign %25. */
export const writtenMany = (texts: readonly string[]): string =>
  texts.map((text) => text.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** The texts again, each once. */
export const readMany = (written: string): readonly string[] =>
  [...new Set(written.split(','))]
    .filter((text) => text !== '')
    .map((text) => text.replaceAll('%2C', ',').replaceAll('%25', '%'));
