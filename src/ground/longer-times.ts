import { TIMES_LONGER } from '#contract/records/preview-lasts.ts';
import { readDeviceSetting, useDeviceSetting } from './device-setting.ts';

const KEY = 'izbor.longer';

/** Whether time limits are ten times as long on this device (WCAG 2.2.1), and the setter. */
export const useLongerTimes = () => useDeviceSetting(KEY, false);

/** Factor by which time limits are longer. To be read when a time limit starts. */
export const timesLonger = (): number => (readDeviceSetting(KEY, false) ? TIMES_LONGER : 1);

/** The parameter `longer` of calls whose time limit the server enforces too; undefined for the usual limit. */
export const longerAsked = (): true | undefined => readDeviceSetting(KEY, false) || undefined;
