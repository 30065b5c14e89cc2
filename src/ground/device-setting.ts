import { useSyncExternalStore } from 'react';
import { keepSet, readSet } from './device-storage.ts';

const changed = new EventTarget();

function subscribe(onChange: () => void): () => void {
  changed.addEventListener('change', onChange);
  addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    removeEventListener('storage', onChange);
  };
}

/** What a person has set on this device, on or off; `otherwise` until they do. */
export function readDeviceSetting(key: string, otherwise: boolean): boolean {
  const kept = readSet(key);
  return kept === null ? otherwise : kept === 'on';
}

/** The same where it is shown, with what sets it. */
export function useDeviceSetting(key: string, otherwise: boolean): readonly [boolean, (on: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => readDeviceSetting(key, otherwise));
  const keep = (on: boolean) => {
    keepSet(key, on ? 'on' : 'off');
    changed.dispatchEvent(new Event('change'));
  };
  return [value, keep];
}
