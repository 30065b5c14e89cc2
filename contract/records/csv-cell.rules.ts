// Leading apostrophes are part of the match: a cell that has one of its own gets another, so that `restored` removes only the one added
// here.
const RUN_BY_SPREADSHEETS = /^'*\s*[=+\-@\t\r]/;

/** A cell for our CSV files: an apostrophe before what a spreadsheet would run as a formula makes it a text. */
export const defused = (cell: string): string => (RUN_BY_SPREADSHEETS.test(cell) ? `'${cell}` : cell);

/** The cell as it was before `defused`. */
export const restored = (cell: string): string =>
  cell.startsWith("'") && RUN_BY_SPREADSHEETS.test(cell) ? cell.slice(1) : cell;
