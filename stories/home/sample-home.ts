import { fn } from 'storybook/test';
import { budgetFigures } from '#src/budgets/budget-figures.ts';
import type { HomeViewProps } from '#src/home/home-view-props.ts';
import { ready } from '../testing/found.ts';
import { sampleBenefits } from '../testing/sample-benefits.ts';
import { sampleMe } from '../testing/sample-me.ts';

const flexible = sampleBenefits.filter(({ benefit_type }) => benefit_type === 'flexible');

/** Props of the home page for the sample person. */
export const sampleHome: HomeViewProps = {
  figures: budgetFigures(sampleMe, 'SR'),
  notifications: sampleMe.notifications,
  home: ready(null),
  shown: true,
  stands: true,
  lists: {
    popular: flexible,
    recommended: [...flexible.slice(4, 8), ...flexible.slice(1, 3)],
    last: flexible.slice(2),
  },
  stores: { app_store: null, google_play: null },
  counts: { team: 11, skills: 46 },
  onMorePopular: fn(),
  further: { benefits: [], more: 'none', onMore: fn() },
};
