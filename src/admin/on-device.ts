import { useSyncExternalStore } from 'react';
import { breakpoints } from '#design-system/tokens.ts';
import { useMedia } from '../ground/use-media.ts';

/** How a person has set administration up on this device. */
const KEYS = { rail: 'izbor.admin.rail', letters: 'izbor.admin.letters', dense: 'izbor.admin.dense' } as const;

type Setting = keyof typeof KEYS;

const changed = new EventTarget();

function subscribe(onChange: () => void): () => void {
  changed.addEventListener('change', onChange);
  addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    removeEventListener('storage', onChange);
  };
}

function useSetting(name: Setting, otherwise: boolean): readonly [boolean, (on: boolean) => void] {
  const kept = useSyncExternalStore(subscribe, () => localStorage.getItem(KEYS[name]));
  const keep = (on: boolean) => {
    localStorage.setItem(KEYS[name], on ? 'on' : 'off');
    changed.dispatchEvent(new Event('change'));
  };
  return [kept === null ? otherwise : kept === 'on', keep];
}

/** Whether the column shows icons alone. */
export const useRail = () => useSetting('rail', false);

/** Whether the rows of lists are low, so that a window holds more. */
export const useDense = () => useSetting('dense', false);

/** Whether letters and signs alone do something (WCAG 2.1.4: they can be switched off). */
export const useLetters = () => useSetting('letters', true);

/** Whether the column shows icons alone, by choice or for want of room. */
export function useIconsAlone(): boolean {
  const [rail] = useRail();
  return useMedia(`(width < ${breakpoints.wide})`) || rail;
}
