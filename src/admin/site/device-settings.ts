import { breakpoints } from '#design-system/tokens.ts';
import { useDeviceSetting } from '../../ground/device-setting.ts';
import { useMedia } from '../../ground/use-media.ts';

/** A person's settings of administration on this device. */
const KEYS = { rail: 'izbor.admin.rail', letters: 'izbor.admin.letters', dense: 'izbor.admin.dense' } as const;

/** Whether the column shows only icons. */
export const useIconRail = () => useDeviceSetting(KEYS.rail, false);

/** Whether the rows of lists are low, so that a window holds more. */
export const useDense = () => useDeviceSetting(KEYS.dense, false);

/** Whether single letters and signs are keyboard shortcuts (WCAG 2.1.4: they can be switched off). */
export const useLetterKeys = () => useDeviceSetting(KEYS.letters, true);

/** Whether the column shows only icons, by choice or for lack of room. */
export function useIconsAlone(): boolean {
  const [rail] = useIconRail();
  return useMedia(`(width < ${breakpoints.wide})`) || rail;
}
