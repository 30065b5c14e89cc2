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

/** An on/off setting stored on this device; `otherwise` until it is set. */
export function readDeviceSetting(key: string, otherwise: boolean): boolean {
  const kept = readSet(key);
  return kept === null ? otherwise : kept === 'on';
}

/** Hook for readDeviceSetting: the current value and its setter. */
export function useDeviceSetting(key: string, otherwise: boolean): readonly [boolean, (on: boolean) => void] {
  const value = useSyncExternalStore(subscribe, () => readDeviceSetting(key, otherwise));
  const keep = (on: boolean) => {
    keepSet(key, on ? 'on' : 'off');
    changed.dispatchEvent(new Event('change'));
  };
  return [value, keep];
}
