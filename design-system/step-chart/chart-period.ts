/** One of the equal parts of the time that a chart shows. */
export interface ChartPeriod {
  key: string;
  /** Some letters; only the first stands where there is no room. */
  short: string;
  /** Full description, for screen readers. */
  label: string;
  added: number;
  taken: number;
  /** In the future: the period cannot be opened. Its `taken` is known already and can be pointed at. */
  isAhead: boolean;
}
