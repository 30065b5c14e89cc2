import { countedInPage } from '#design-system/overlay/counted-in-page.ts';

/**
 * Props of a screen's own bar at the lower edge of a phone; the bar of the site is hidden while there is one
 * (`in-data-own-bars:hidden`).
 */
export const asOwnBar = { 'data-own-bar': true, ref: countedInPage('ownBars') };
