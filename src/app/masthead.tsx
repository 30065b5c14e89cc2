import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { BudgetBar } from '../budget/budget-bar.tsx';
import { CartDropdown } from '../cart/cart-dropdown.tsx';
import { FavouritesDropdown } from '../favourites/favourites-dropdown.tsx';
import { NotificationBell } from '../notifications/notification-bell.tsx';
import { useLanguageChoice } from '../session/language-choice.ts';
import { useMe } from '../session/session.queries.ts';
import { AccountMenu } from './account-menu.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { leads } from './leads.ts';
import { MastheadView } from './masthead-view.tsx';
import { paths } from './paths.ts';

/** The head of the shop with what the person has. */
export function Masthead({ categories }: { categories: ReactNode }) {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const chooseLanguage = useLanguageChoice();
  return (
    <MastheadView
      onSearch={(text) => void navigate(paths.search(text, kindOf(pathname)))}
      budget={<BudgetBar />}
      favourites={<FavouritesDropdown />}
      notifications={<NotificationBell />}
      cart={<CartDropdown />}
      account={<AccountMenu />}
      languageToggle={<LanguageToggle onChoose={chooseLanguage} />}
      companyAdminUrl={me.is_company_admin && leads(me.company_admin_url) ? me.company_admin_url : null}
      categories={categories}
    />
  );
}

/** Who searches while looking at one kind of benefits looks for that kind. */
function kindOf(pathname: string) {
  if (pathname.startsWith(paths.special())) return 'special';
  return pathname.startsWith(paths.fixed) ? 'fixed' : 'flexible';
}
