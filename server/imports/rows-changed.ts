/** Thrown inside a transaction when the records of so many rows changed since the check; rolls it back. */
export class Moved extends Error {
  readonly rows: number;

  constructor(rows: number) {
    super(`${rows} rows moved`);
    this.rows = rows;
  }
}
