import { lazyScreen } from '../ground/lazy-screen.tsx';

/** The frame of the sign-in: no part of the first load of the shop. */
export const guestLayout = lazyScreen(async () => (await import('./sign-in.ts')).GuestFrame);

/** The frame of the shop: no part of the first load of the sign-in. */
export const mainLayout = lazyScreen(async () => (await import('./main-layout.tsx')).MainLayout);
