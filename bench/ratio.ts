/** Median; for an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Quantile: the value that this share of the others does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

/** Cost of one side of a pair: CPU time of the server per request, in microseconds. */
export type Cost = () => Promise<number>;

export interface Compared {
  ours: number;
  reference: number;
  /** Median of the pairs' ratios, so that noise longer than a pair cancels out. */
  ratio: number;
}

/** Measures two things in turn (ABAB…) and compares them pair by pair. */
export async function compare(ours: Cost, reference: Cost, pairs: number): Promise<Compared> {
  const measured: { ours: number; reference: number }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) measured.push({ ours: await ours(), reference: await reference() });
  return {
    ours: median(measured.map((pair) => pair.ours)),
    reference: median(measured.map((pair) => pair.reference)),
    ratio: median(measured.map((pair) => pair.ours / pair.reference)),
  };
}
