/** Thrown inside a transaction when the records of so many rows changed since the check; rolls it back. */
export class RowsChanged extends Error {
  readonly rows: number;

  constructor(rows: number) {
    super(`${rows} rows moved`);
    this.rows = rows;
  }
}
