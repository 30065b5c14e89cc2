interface Point {
  date: string;
  per_euro: number;
}

interface Frame {
  now: Date;
  width: number;
  height: number;
}

/** The smallest range of the chart, as a share of the rate, so that a rate that hardly moved is nearly flat. */
const LEAST = 0.01;
/** Room above and below the line for its stroke. */
const PEN = 4;

/** SVG path of a rate that is constant between two changes, until now. */
export function yearLine(year: readonly Point[], { now, width, height }: Frame): string {
  const [first] = year;
  if (!first) return '';
  const [begin, end] = [Date.parse(first.date), now.getTime()];
  const rates = year.map(({ per_euro: rate }) => rate);
  const middle = (Math.max(...rates) + Math.min(...rates)) / 2;
  const half = Math.max(Math.max(...rates) - middle, (middle * LEAST) / 2);
  const x = (date: string) => round(((Date.parse(date) - begin) / Math.max(1, end - begin)) * width);
  const y = (rate: number) => round(height / 2 - ((rate - middle) / half) * (height / 2 - PEN));
  const steps = year.slice(1).map(({ date, per_euro: rate }) => `H${x(date)}V${y(rate)}`);
  return `M0 ${y(first.per_euro)}${steps.join('')}H${width}`;
}

const round = (number: number) => Math.round(number * 10) / 10;
