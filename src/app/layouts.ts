import { lazyScreen } from '../ground/lazy-screen.tsx';

/** Frame of the guest routes, not part of the first load of the shop. */
export const guestLayout = lazyScreen(async () => (await import('./sign-in.ts')).GuestFrame);

/** Frame of the shop, not part of the first load of the sign-in. */
export const mainLayout = lazyScreen(async () => (await import('./main-layout.tsx')).MainLayout);
