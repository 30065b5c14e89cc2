/** The longest time in milliseconds that a batch should hold its locks, and the one connection of an embedded database. */
export const LONGEST_BATCH = 250;

const AIM = 150;
const FEWEST = 20;
const FIRST = 100;

/** How many rows this server takes in a batch of each kind. */
export interface BatchSize {
  sizeFor(kind: string, most: number): number;
  /** Records how long a batch of so many rows took. */
  took(kind: string, rows: number, milliseconds: number): void;
}

/** Starts with small batches, at most doubles the size each time, and shrinks it as soon as a batch took too long. */
export function createBatchSize(first = FIRST): BatchSize {
  const sizes = new Map<string, number>();
  return {
    sizeFor: (kind, most) => Math.min(most, sizes.get(kind) ?? first),
    took: (kind, rows, milliseconds) => {
      if (rows === 0) return;
      const fitting = Math.floor((rows * AIM) / Math.max(1, milliseconds));
      sizes.set(kind, Math.max(FEWEST, Math.min(fitting, rows * 2)));
    },
  };
}
