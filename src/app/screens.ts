import { lazyScreen } from './lazy-screen.tsx';

/** The frame of the sign-in: no part of the first load of the shop. */
export const guestLayout = lazyScreen(async () => (await import('./sign-in.ts')).GuestFrame);

/** The frame of the shop: no part of the first load of the sign-in. */
export const mainLayout = lazyScreen(async () => (await import('./main-layout.tsx')).MainLayout);

/** The screens, each in a chunk of its own. */
export const screens = {
  start: lazyScreen(async () => (await import('../start/start-screen.tsx')).StartScreen),
  login: lazyScreen(async () => (await import('./sign-in.ts')).LoginScreen),
  completion: lazyScreen(async () => (await import('../completion/completion-screen.tsx')).CompletionScreen),
  home: lazyScreen(async () => (await import('../home/home-screen.tsx')).HomeScreen),
  flexible: lazyScreen(async () => (await import('../browse/browse-screen.tsx')).FlexibleScreen),
  special: lazyScreen(async () => (await import('../browse/browse-screen.tsx')).SpecialScreen),
  fixed: lazyScreen(async () => (await import('../browse/browse-screen.tsx')).FixedScreen),
  benefit: lazyScreen(async () => (await import('../benefit-detail/benefit-detail-screen.tsx')).BenefitDetailScreen),
  cart: lazyScreen(async () => (await import('../cart/cart-screen.tsx')).CartScreen),
  successPayment: lazyScreen(async () => (await import('../checkout/success-payment-screen.tsx')).SuccessPaymentScreen),
  transactions: lazyScreen(async () => (await import('../transactions/transactions-screen.tsx')).TransactionsScreen),
  notFound: lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen),
};
