/** Something is another than when the rows were checked: so many of them. */
export class Moved extends Error {
  readonly rows: number;

  constructor(rows: number) {
    super(`${rows} rows moved`);
    this.rows = rows;
  }
}
