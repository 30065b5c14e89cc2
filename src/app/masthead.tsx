import type { ReactNode } from 'react';
import { BudgetBar } from '../budgets/budget-bar.tsx';
import { CartDropdown } from '../cart/cart-dropdown.tsx';
import { FavouritesDropdown } from '../favourites/favourites-dropdown.tsx';
import { LanguageToggle } from '../ground/language-toggle.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useLanguageChoice } from '../session/language-choice.ts';
import { useMe } from '../session/session.queries.ts';
import { AccountMenu } from './account-menu.tsx';
import { leads } from './leads.ts';
import { MastheadView, type MastheadViewProps } from './masthead-view.tsx';

interface MastheadProps extends Pick<MastheadViewProps, 'onSearch' | 'onSearchNear'> {
  categories: ReactNode;
  /** Opens the account as a phone has it. */
  onAccount: () => void;
}

/** The head of the shop with what the person has. */
export function Masthead({ categories, onAccount, onSearch, onSearchNear }: MastheadProps) {
  const me = useMe();
  const chooseLanguage = useLanguageChoice();
  return (
    <MastheadView
      onSearch={onSearch}
      onSearchNear={onSearchNear}
      budget={<BudgetBar />}
      favourites={<FavouritesDropdown />}
      notifications={<NotificationBell />}
      cart={<CartDropdown />}
      account={<AccountMenu onSheet={onAccount} />}
      languageToggle={<LanguageToggle onChoose={chooseLanguage} />}
      companyAdminUrl={me.is_company_admin && leads(me.company_admin_url) ? me.company_admin_url : null}
      categories={categories}
    />
  );
}
