import { useState } from 'react';
import { countIn } from '#contract/cart/cart.rules.ts';
import { focusWrongField } from '../ground/focus-wrong-field.ts';

/** State of the quantity field of a benefit. */
export interface WantedCount {
  text: string;
  /** Last valid quantity. */
  count: number;
  /** The text is no valid quantity. */
  wrong: boolean;
  onStep: (count: number) => void;
  onType: (text: string) => void;
}

/** State of the quantity field; typed text is not changed. `settle` returns the quantity, or marks the field as wrong and returns null. */
export function useWantedCount(): WantedCount & { settle: () => number | null } {
  const [wanted, setWanted] = useState({ text: '1', count: 1, wrong: false });
  return {
    ...wanted,
    onStep: (count) => setWanted({ text: String(count), count, wrong: false }),
    onType: (text) => {
      const count = countIn(text);
      setWanted({ text, count: count ?? wanted.count, wrong: count === null && text.trim() !== '' });
    },
    settle: () => {
      const count = countIn(wanted.text);
      if (count !== null) return count;
      setWanted({ ...wanted, wrong: true });
      focusWrongField();
      return null;
    },
  };
}
