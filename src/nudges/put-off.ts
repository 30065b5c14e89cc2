import { useSyncExternalStore } from 'react';
import type { Nudge } from '#contract/nudges/nudges.contract.ts';
import { nudgeDue } from '#contract/nudges/nudges.rules.ts';

const KEY = 'izbor.nudge-put-off';
const listeners = new Set<() => void>();

/** Which reminder of which year it is, and whose: `7 60 2026-12-31`. */
function nameOf(person: number, { until, days_left }: Nudge): string {
  return `${person} ${nudgeDue(days_left)} ${until}`;
}

/** Whether a reminder was put off, on this device, and how to: until the next of 60, 30 and 7 days begins. */
export function usePutOff(person: number, nudge: Nudge | undefined): [boolean, () => void] {
  const putOff = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  if (!nudge) return [false, () => {}];
  const name = nameOf(person, nudge);
  const later = () => {
    localStorage.setItem(KEY, name);
    for (const tell of listeners) tell();
  };
  return [putOff === name, later];
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
