import { Bell, Heart, ShoppingBag } from 'lucide-react';
import { fn } from 'storybook/test';
import { Avatar } from '#design-system/avatar/avatar.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import type { MastheadViewProps } from '#src/app/masthead-view.tsx';
import { BudgetBarView } from '#src/budgets/budget-bar.tsx';
import { budgetFigures } from '#src/budgets/budget-figures.ts';
import { LanguageToggle } from '#src/ground/language-toggle.tsx';
import { sampleMe } from '../testing/sample-me.ts';

/** The header of the shop for the sample person. */
export const sampleMasthead: MastheadViewProps = {
  onSearch: fn(),
  onSearchNear: fn(),
  budget: <BudgetBarView figures={budgetFigures(sampleMe, 'SR')} />,
  favourites: (
    <IconButton label="Omiljeno, 5" count={5}>
      <Heart aria-hidden size={24} />
    </IconButton>
  ),
  notifications: (
    <IconButton label="Obaveštenja, novih: 3" count={3}>
      <Bell aria-hidden size={24} />
    </IconButton>
  ),
  cart: (
    <IconButton label="Korpa, 4 artikla" count={4}>
      <ShoppingBag aria-hidden size={24} />
    </IconButton>
  ),
  account: <Avatar name="Jelena Đorđević-Stanković" />,
  languageToggle: <LanguageToggle onChoose={fn()} />,
  companyAdminUrl: null,
};
