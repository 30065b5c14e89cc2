import type { en } from '#locales/app/en.ts';
import type { Access } from '#machines/session/route-guard.ts';
import type { LazyScreen } from '../ground/lazy-screen.tsx';

/** specification.md 2: the start screen is empty, what needs sign-in is in the main layout, all others are in the guest layout. */
export type LayoutName = 'empty' | 'guest' | 'main';

type Title<Key> = Key extends `title.${infer Name}` ? Name : never;

export interface AppRoute {
  path: string;
  /** `title.<this>` of the texts of the app. */
  title: Title<keyof typeof en>;
  layout: LayoutName;
  access: Access;
  screen: LazyScreen;
  /**
   * Where the categories are shown beside the screen. specification.md 2: on a phone not on home, the fixed benefits and the
   * account routes.
   */
  categories?: 'always' | 'desk';
  /** A page of the account: beside it are the links of the account instead of the categories. */
  account?: true;
  /** A site of administration, which has a frame of its own. */
  site?: true;
  /** Hides the card that peeks in from the edge, where the button that pays is. */
  withoutCard?: true;
}
