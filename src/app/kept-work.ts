import { useEffect, useState } from 'react';

// Typed work outlives the screen that it was typed into (product.md 7.15). In memory only: it may be private.
const kept = new Map<string, unknown>();

/** State that is still there when a person comes back after signing in again. The name holds whose it is. */
export function useKeptWork<Work>(name: string, fresh: Work): [Work, (work: Work) => void, () => void] {
  const [work, setWork] = useState<Work>(() => (kept.has(name) ? (kept.get(name) as Work) : fresh));
  useEffect(() => {
    kept.set(name, work);
  }, [name, work]);
  const finish = () => {
    kept.delete(name);
  };
  return [work, setWork, finish];
}

/** Forgets everything, when somebody signs out by choice. */
export function forgetWork(): void {
  kept.clear();
}
