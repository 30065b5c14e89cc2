import type { ReactNode } from 'react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import type { BudgetFigures } from '../budgets/budget-figures.ts';
import type { Found } from '../ground/found.ts';

/** Addresses of the app in the stores; null where it is not available. */
export interface Stores {
  app_store: string | null;
  google_play: string | null;
}

/** The benefits of the home screen. */
export interface HomeLists {
  popular: readonly BenefitInList[];
  recommended: readonly BenefitInList[];
  last: readonly BenefitInList[];
}

export interface HomeViewProps {
  figures: BudgetFigures;
  /** The newest first. */
  notifications: readonly Notification[];
  home: Found<unknown>;
  /** The (deferred) data of `home` is ready to be rendered. */
  shown: boolean;
  lists: HomeLists;
  /** Section with open matters of the person. */
  forYou?: ReactNode;
  /** The height of that section is known, so the content below it will not move any more. */
  stands: boolean;
  /** Reminder of budgets that end soon. */
  nudge?: ReactNode;
  /** The last of the popular benefits was scrolled into view. */
  onMorePopular: () => void;
  /** Benefits loaded when the end of the page was reached (specification.md 9), and whether more are loading or available. */
  further: { benefits: readonly BenefitInList[]; more: 'none' | 'ready' | 'loading'; onMore: () => void };
  stores: Stores;
  /** Number of benefits behind each quick button; null until it is loaded, `none` in a shop without that category. */
  counts: Record<'team' | 'skills', number | 'none' | null>;
}
