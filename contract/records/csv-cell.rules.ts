// One that begins so by itself gets another apostrophe, so that whoever reads it back takes away what was put there and no more.
const RUN_BY_SPREADSHEETS = /^'*\s*[=+\-@\t\r]/;

/** A cell of our files: one that a spreadsheet would take for a formula is made a text by an apostrophe. */
export const defused = (cell: string): string => (RUN_BY_SPREADSHEETS.test(cell) ? `'${cell}` : cell);

/** The same as it was before that. */
export const restored = (cell: string): string =>
  cell.startsWith("'") && RUN_BY_SPREADSHEETS.test(cell) ? cell.slice(1) : cell;
