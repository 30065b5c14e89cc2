import { useSyncExternalStore } from 'react';
import type { Nudge } from '#contract/nudges/nudges.contract.ts';
import { nudgeDue } from '#contract/nudges/nudges.rules.ts';
import { makeEmitter } from '../api/emitter.ts';
import { keepSet, readSet } from '../ground/device-storage.ts';

const KEY = 'izbor.nudge-put-off';
const [onPutOff, tellPutOff] = makeEmitter();

/** Key of a reminder: person, days before the end, and the end of the budget: `7 60 2026-12-31`. */
function nameOf(person: number, { until, days_left }: Nudge): string {
  return `${person} ${nudgeDue(days_left)} ${until}`;
}

/** Whether a reminder was put off on this device, and the function that does so: until the next of 60, 30 and 7 days before the end. */
export function usePutOff(person: number, nudge: Nudge | undefined): [boolean, () => void] {
  const putOff = useSyncExternalStore(onPutOff, () => readSet(KEY));
  if (!nudge) return [false, () => {}];
  const name = nameOf(person, nudge);
  const later = () => {
    keepSet(KEY, name);
    tellPutOff();
  };
  return [putOff === name, later];
}
