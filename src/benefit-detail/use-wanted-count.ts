import { useState } from 'react';
import { countIn } from '#contract/cart/cart.rules.ts';
import { focusWrongField } from '../ground/focus-wrong-field.ts';

/** How many of a benefit are wanted, and what stands in the field for it. */
export interface WantedCount {
  text: string;
  /** The last count that the field meant. */
  count: number;
  /** What stands in the field is no quantity. */
  wrong: boolean;
  onStep: (count: number) => void;
  onType: (text: string) => void;
}

/** What is typed stays as it is; `settle` answers the count, or shows that it is none and answers null. */
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
