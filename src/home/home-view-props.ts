import type { ReactNode } from 'react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { Notification } from '#contract/notifications/notifications.contract.ts';
import type { BudgetFigures } from '../budgets/budget-figures.ts';
import type { Found } from '../ground/found.ts';

/** Where the app is in the stores; null where it is not. */
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
  /** What it found is here to be shown. */
  shown: boolean;
  lists: HomeLists;
  /** What waits for the person. */
  forYou?: ReactNode;
  /** How high that is, is known: what stands below it does not move any more. */
  stands: boolean;
  /** What is said of budgets that end soon. */
  nudge?: ReactNode;
  /** The last of the popular benefits was scrolled into view. */
  onMorePopular: () => void;
  /** What came when the end of the page was reached (specification.md 9), and whether more comes or can be asked for. */
  further: { benefits: readonly BenefitInList[]; more: 'none' | 'ready' | 'loading'; onMore: () => void };
  stores: Stores;
  /** How many benefits the short ways lead to; null while that is not known, `none` in a shop without that category. */
  counts: Record<'team' | 'skills', number | 'none' | null>;
}
