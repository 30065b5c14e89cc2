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
  /** Spec 2: on a small screen the categories are not shown on home, the fixed benefits and the account-type routes. */
  phoneSidebar?: boolean;
}

export const routes: readonly AppRoute[] = [
  { path: '/start', title: 'start', layout: 'empty', access: 'anyone', screen: screens.start },
  { path: '/login', title: 'login', layout: 'guest', access: 'guest', screen: screens.login },
  { path: '/initial', title: 'completion', layout: 'main', access: 'completion', screen: screens.completion },
  {
    path: '/benefit/:id',
    title: 'benefit',
    layout: 'main',
    access: 'signedIn',
    screen: screens.benefit,
    phoneSidebar: true,
  },
  { path: '/cart', title: 'cart', layout: 'main', access: 'signedIn', screen: screens.cart },
  {
    path: '/success-payment',
    title: 'successPayment',
    layout: 'main',
    access: 'signedIn',
    screen: screens.successPayment,
  },
  { path: '/transactions', title: 'transactions', layout: 'main', access: 'signedIn', screen: screens.transactions },
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
