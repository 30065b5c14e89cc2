import type { AppRoute } from './app-route.ts';
import { notFound } from './not-found-route.ts';
import { screens } from './screens.ts';

// Beside a list stand the categories; a page for reading (cart, one benefit) has the whole width (design.md 2).
const signedIn = { layout: 'main', access: 'signedIn' } as const;
const account = { ...signedIn, account: true } as const;

/** The routes of the shop. Those before it are in `guest-routes.ts`: the sign-in does not load these. */
export const routes: readonly AppRoute[] = [
  { path: '/initial', title: 'completion', layout: 'main', access: 'completion', screen: screens.completion },
  {
    ...signedIn,
    path: '/flexible-benefits/:catId?',
    title: 'flexible',
    screen: screens.flexible,
    categories: 'always',
  },
  { ...signedIn, path: '/special-offers/:catId?', title: 'special', screen: screens.special, categories: 'always' },
  { ...signedIn, path: '/', title: 'home', screen: screens.home, categories: 'desk' },
  { ...signedIn, path: '/fixed-benefits', title: 'fixed', screen: screens.fixed, categories: 'desk' },
  { ...account, path: '/profile', title: 'profile', screen: screens.profile },
  { ...account, path: '/account', title: 'profile', screen: screens.account },
  { ...account, path: '/transactions', title: 'transactions', screen: screens.transactions },
  { ...account, path: '/subscriptions', title: 'subscriptions', screen: screens.subscriptions },
  { ...account, path: '/vouchers', title: 'vouchers', screen: screens.vouchers },
  { ...account, path: '/budget', title: 'budget', screen: screens.budget },
  { ...account, path: '/reimbursement', title: 'requests', screen: screens.requests },
  { ...signedIn, path: '/benefit/:id', title: 'benefit', screen: screens.benefit, withoutCard: true },
  { ...signedIn, path: '/cart', title: 'cart', screen: screens.cart, withoutCard: true },
  { ...signedIn, path: '/success-payment', title: 'successPayment', screen: screens.successPayment },
  { ...account, path: '/packages', title: 'learning', screen: screens.learning },
  { ...signedIn, path: '/course/:id', title: 'course', screen: screens.course, withoutCard: true },
  { ...signedIn, path: '/package/:id', title: 'package', screen: screens.package, withoutCard: true },
  { ...account, path: '/continuation', title: 'continuation', screen: screens.continuation },
  { ...account, path: '/certificates', title: 'certificates', screen: screens.certificates },
  { ...signedIn, path: '/course/start/:id', title: 'attempt', screen: screens.attempt, withoutCard: true },
  { ...signedIn, path: '/success-certificate', title: 'passed', screen: screens.passed },
  { ...signedIn, path: '/failed-certificate/:id', title: 'failed', screen: screens.failed },
  { ...signedIn, path: '/suggestion', title: 'suggestion', screen: screens.suggestion },
  { ...signedIn, path: '/tutorial-and-faq', title: 'help', screen: screens.help },
  { ...signedIn, path: '/faq', title: 'help', screen: screens.help },
  { ...signedIn, path: '/download-zone', title: 'downloads', screen: screens.downloads },
  { ...signedIn, path: '/contact', title: 'contact', screen: screens.contact },
  { ...signedIn, path: '/about', title: 'about', screen: screens.about },
  // specification.md 2: who may not open them goes to / or /login. For the others there is no screen yet.
  { ...notFound, path: '/admin-panel', access: 'admin' },
  { ...notFound, path: '/corporate-panel', access: 'corporate' },
];
