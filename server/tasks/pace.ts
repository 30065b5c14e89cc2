/** Longer than this no batch should hold its rows, nor the one connection of an embedded database. */
export const LONGEST_BATCH = 250;

const AIM = 150;
const FEWEST = 20;
const FIRST = 100;

/** How many rows this server takes in a batch of each kind. */
export interface Pace {
  sizeFor(kind: string, most: number): number;
  /** Learns from a batch of so many rows how long so many take. */
  took(kind: string, rows: number, milliseconds: number): void;
}

/** Begins with few, takes at most twice as many the next time, and fewer as soon as they took too long. */
export function createPace(first = FIRST): Pace {
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
