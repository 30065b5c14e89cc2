import type { ReactNode } from 'react';
import type { User } from '#contract/users/users.contract.ts';
import { useFact } from '../benefits/benefits.queries.ts';
import { BudgetBar } from '../budgets/budget-bar.tsx';
import { CartDropdown } from '../cart/cart-dropdown.tsx';
import { FavouritesDropdown } from '../favourites/favourites-dropdown.tsx';
import { LanguageToggle } from '../ground/language-toggle.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useLanguageChoice } from '../session/language-choice.ts';
import { AccountMenu } from './account-menu.tsx';
import { hasDestination } from './has-destination.ts';
import { MastheadView, type MastheadViewProps } from './masthead-view.tsx';

interface MastheadProps extends Pick<MastheadViewProps, 'onSearch' | 'onSearchNear'> {
  categories: ReactNode;
  /** Opens the account sheet of a phone. */
  onAccount: () => void;
}

/** Header of the shop with the data of the signed-in person. */
export function Masthead({ categories, onAccount, onSearch, onSearchNear }: MastheadProps) {
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
      companyAdminUrl={useFact(companyAdminUrl, null)}
      categories={categories}
    />
  );
}

function companyAdminUrl({ is_company_admin: isCompanyAdmin, company_admin_url: url }: User): string | null {
  return isCompanyAdmin && hasDestination(url) ? url : null;
}
