import { lazyScreen } from '../ground/lazy-screen.tsx';
import type { AppRoute } from './app-route.ts';

// A list has the categories beside it; a page for reading (cart, one benefit) has the whole width (design.md 2).
const signedIn = { layout: 'main', access: 'signedIn' } as const;
const account = { ...signedIn, account: true } as const;

// specification.md 2: one screen under two addresses.
const help: Omit<AppRoute, 'path'> = {
  ...signedIn,
  title: 'help',
  screen: lazyScreen(async () => (await import('../help/help-screen.tsx')).HelpScreen),
};

/**
 * The routes of the shop, each with its screen in a chunk of its own. The public ones are in `guest-routes.ts`, so that the
 * sign-in does not load these.
 */
export const routes: readonly AppRoute[] = [
  {
    path: '/initial',
    title: 'completion',
    layout: 'main',
    access: 'completion',
    screen: lazyScreen(async () => (await import('../completion/completion-screen.tsx')).CompletionScreen),
  },
  {
    ...signedIn,
    path: '/flexible-benefits/:catId?',
    title: 'flexible',
    categories: 'always',
    screen: lazyScreen(async () => (await import('../browse/browse-screen.tsx')).FlexibleScreen),
  },
  {
    ...signedIn,
    path: '/special-offers/:catId?',
    title: 'special',
    categories: 'always',
    screen: lazyScreen(async () => (await import('../browse/browse-screen.tsx')).SpecialScreen),
  },
  {
    ...signedIn,
    path: '/',
    title: 'home',
    categories: 'desk',
    screen: lazyScreen(async () => (await import('../home/home-screen.tsx')).HomeScreen),
  },
  {
    ...signedIn,
    path: '/fixed-benefits',
    title: 'fixed',
    categories: 'desk',
    screen: lazyScreen(async () => (await import('../browse/browse-screen.tsx')).FixedScreen),
  },
  {
    ...account,
    path: '/profile',
    title: 'profile',
    screen: lazyScreen(async () => (await import('../profile/profile-screen.tsx')).ProfileScreen),
  },
  {
    ...account,
    path: '/account',
    title: 'profile',
    screen: lazyScreen(async () => (await import('../profile/account-screen.tsx')).AccountScreen),
  },
  {
    ...account,
    path: '/transactions',
    title: 'transactions',
    screen: lazyScreen(async () => (await import('../transactions/transactions-screen.tsx')).TransactionsScreen),
  },
  {
    ...account,
    path: '/subscriptions',
    title: 'subscriptions',
    screen: lazyScreen(async () => (await import('../subscriptions/subscriptions-screen.tsx')).SubscriptionsScreen),
  },
  {
    ...account,
    path: '/vouchers',
    title: 'vouchers',
    screen: lazyScreen(async () => (await import('../vouchers/vouchers-screen.tsx')).VouchersScreen),
  },
  {
    ...account,
    path: '/budget',
    title: 'budget',
    screen: lazyScreen(async () => (await import('../budget-year/budget-screen.tsx')).BudgetScreen),
  },
  {
    ...account,
    path: '/reimbursement',
    title: 'requests',
    screen: lazyScreen(async () => (await import('../requests/requests-screen.tsx')).RequestsScreen),
  },
  {
    ...signedIn,
    path: '/benefit/:id',
    title: 'benefit',
    withoutCard: true,
    screen: lazyScreen(async () => (await import('../benefit-detail/benefit-detail-screen.tsx')).BenefitDetailScreen),
  },
  {
    ...signedIn,
    path: '/cart',
    title: 'cart',
    withoutCard: true,
    screen: lazyScreen(async () => (await import('../checkout/cart-screen.tsx')).CartScreen),
  },
  {
    ...signedIn,
    path: '/success-payment',
    title: 'successPayment',
    screen: lazyScreen(async () => (await import('../checkout/success-payment-screen.tsx')).SuccessPaymentScreen),
  },
  {
    ...account,
    path: '/packages',
    title: 'learning',
    screen: lazyScreen(async () => (await import('../learning/catalogue-screen.tsx')).CatalogueScreen),
  },
  {
    ...signedIn,
    path: '/course/:id',
    title: 'course',
    withoutCard: true,
    screen: lazyScreen(async () => (await import('../courses/course-screen.tsx')).CourseScreen),
  },
  {
    ...signedIn,
    path: '/package/:id',
    title: 'package',
    withoutCard: true,
    screen: lazyScreen(async () => (await import('../packages/package-screen.tsx')).PackageScreen),
  },
  {
    ...account,
    path: '/continuation',
    title: 'continuation',
    screen: lazyScreen(async () => (await import('../learning/continuation-screen.tsx')).ContinuationScreen),
  },
  {
    ...account,
    path: '/certificates',
    title: 'certificates',
    screen: lazyScreen(async () => (await import('../certificates/certificates-screen.tsx')).CertificatesScreen),
  },
  {
    ...signedIn,
    path: '/course/start/:id',
    title: 'attempt',
    withoutCard: true,
    screen: lazyScreen(async () => (await import('../attempts/attempt-screen.tsx')).AttemptScreen),
  },
  {
    ...signedIn,
    path: '/success-certificate',
    title: 'passed',
    screen: lazyScreen(async () => (await import('../attempts/passed-screen.tsx')).PassedScreen),
  },
  {
    ...signedIn,
    path: '/failed-certificate/:id',
    title: 'failed',
    screen: lazyScreen(async () => (await import('../attempts/failed-screen.tsx')).FailedScreen),
  },
  {
    ...signedIn,
    path: '/suggestion',
    title: 'suggestion',
    screen: lazyScreen(async () => (await import('../suggestions/suggestion-screen.tsx')).SuggestionScreen),
  },
  { ...help, path: '/tutorial-and-faq' },
  { ...help, path: '/faq' },
  {
    ...signedIn,
    path: '/download-zone',
    title: 'downloads',
    screen: lazyScreen(async () => (await import('../documents/documents-screen.tsx')).DocumentsScreen),
  },
  {
    ...signedIn,
    path: '/contact',
    title: 'contact',
    screen: lazyScreen(async () => (await import('../contact/contact-screen.tsx')).ContactScreen),
  },
  {
    ...signedIn,
    path: '/about',
    title: 'about',
    screen: lazyScreen(async () => (await import('../about/about-screen.tsx')).AboutScreen),
  },
  // specification.md 2: people without the role are redirected to / or /login.
  {
    path: '/admin-panel/*',
    title: 'admin',
    layout: 'main',
    access: 'admin',
    site: true,
    screen: lazyScreen(async () => (await import('../admin-sites/platform-site.tsx')).PlatformSite),
  },
  {
    path: '/company-admin/*',
    title: 'admin',
    layout: 'main',
    access: 'companyAdmin',
    site: true,
    screen: lazyScreen(async () => (await import('../admin-sites/company-site.tsx')).CompanySite),
  },
  {
    path: '/corporate-panel/*',
    title: 'admin',
    layout: 'main',
    access: 'corporate',
    site: true,
    screen: lazyScreen(async () => (await import('../admin-sites/corporate-site.tsx')).CorporateSite),
  },
];
