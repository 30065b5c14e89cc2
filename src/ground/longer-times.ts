import { TIMES_LONGER } from '#contract/records/preview-lasts.ts';
import { readDeviceSetting, useDeviceSetting } from './device-setting.ts';

const KEY = 'izbor.longer';

/** Whether time limits are ten times as long for whoever reads on this device (WCAG 2.2.1), and what sets it. */
export const useLongerTimes = () => useDeviceSetting(KEY, false);

/** How many times as long a limit is. Asked when a time begins. */
export const timesLonger = (): number => (readDeviceSetting(KEY, false) ? TIMES_LONGER : 1);

/** What a call is told whose limit the server keeps too; nothing otherwise. */
export const longerAsked = (): true | undefined => readDeviceSetting(KEY, false) || undefined;
