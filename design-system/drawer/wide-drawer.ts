/** A Drawer with room for two languages side by side; on a phone the whole screen. For its `className`. */
export const wideDrawer = 'w-[min(960px,calc(100vw-46px))] max-desk:w-full max-desk:rounded-none';
