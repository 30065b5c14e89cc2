import { countedInPage } from '#design-system/overlay/counted-in-page.ts';

/** What a bar of a screen at the lower edge of a phone says of itself: the bar of the site gives way to it (`in-data-own-bars:hidden`). */
export const asOwnBar = { 'data-own-bar': true, ref: countedInPage('ownBars') };
