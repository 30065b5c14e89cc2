/** A Drawer that is the whole screen of a phone. For its `className`. */
export const wholeDrawer = 'max-desk:w-full max-desk:rounded-none';

/** A `wholeDrawer` with room for two languages side by side. */
export const wideDrawer = `w-[min(960px,calc(100vw-46px))] ${wholeDrawer}`;
