import type { Access } from '#machines/session/route-guard.ts';
import type { LazyScreen } from '../ground/lazy-screen.tsx';

/** specification.md 2: the start screen is empty, what needs sign-in is in the main layout, all others are in the guest layout. */
export type LayoutName = 'empty' | 'guest' | 'main';

export interface AppRoute {
  path: string;
  /** Key of its title in the texts of the app. */
  title:
    | 'home'
    | 'start'
    | 'login'
    | 'register'
    | 'confirm'
    | 'forgotPassword'
    | 'resetPassword'
    | 'completion'
    | 'flexible'
    | 'special'
    | 'fixed'
    | 'benefit'
    | 'cart'
    | 'successPayment'
    | 'profile'
    | 'transactions'
    | 'suggestion'
    | 'help'
    | 'downloads'
    | 'contact'
    | 'about'
    | 'accessibility'
    | 'subscriptions'
    | 'vouchers'
    | 'budget'
    | 'requests'
    | 'learning'
    | 'course'
    | 'package'
    | 'continuation'
    | 'certificates'
    | 'attempt'
    | 'passed'
    | 'failed'
    | 'verify'
    | 'notFound';
  layout: LayoutName;
  access: Access;
  screen: LazyScreen;
  /** Where the categories stand beside it. specification.md 2: on a phone not on home, the fixed benefits and the account routes. */
  categories?: 'always' | 'desk';
  /** A page of the account: its places stand beside it instead of the categories. */
  account?: true;
  /** The button that spends stands where the card would look in from the edge. */
  withoutCard?: true;
}
