import { matchPath } from 'react-router-dom';
import type { Access } from '#machines/session/route-guard.ts';
import type { LazyScreen } from './lazy-screen.tsx';
import { screens } from './screens.ts';

/** Spec 2: the start screen is empty, what needs sign-in is in the main layout, all others are in the guest layout. */
export type LayoutName = 'empty' | 'guest' | 'main';

export interface AppRoute {
  path: string;
  /** Key of its title in the texts of the app. */
  title:
    | 'home'
    | 'start'
    | 'login'
    | 'completion'
    | 'flexible'
    | 'special'
    | 'fixed'
    | 'benefit'
    | 'cart'
    | 'successPayment'
    | 'transactions'
    | 'notFound';
  layout: LayoutName;
  access: Access;
  screen: LazyScreen;
  /** Where the categories stand beside it. Spec 2: on a phone not on home, the fixed benefits and the account routes. */
  categories?: 'always' | 'desk';
}

// Beside a list stand the categories; a page for reading (cart, one benefit) has the whole width (art, note 2).
const signedIn = { layout: 'main', access: 'signedIn' } as const;

export const routes: readonly AppRoute[] = [
  { path: '/start', title: 'start', layout: 'empty', access: 'anyone', screen: screens.start },
  { path: '/login', title: 'login', layout: 'guest', access: 'guest', screen: screens.login },
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
  { ...signedIn, path: '/transactions', title: 'transactions', screen: screens.transactions, categories: 'desk' },
  { ...signedIn, path: '/benefit/:id', title: 'benefit', screen: screens.benefit },
  { ...signedIn, path: '/cart', title: 'cart', screen: screens.cart },
  { ...signedIn, path: '/success-payment', title: 'successPayment', screen: screens.successPayment },
];

export const notFound: AppRoute = {
  path: '*',
  title: 'notFound',
  layout: 'guest',
  access: 'anyone',
  screen: screens.notFound,
};

/** The route of a path; Page Not Found for any other (spec 2). */
export function routeOf(pathname: string): AppRoute {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}
