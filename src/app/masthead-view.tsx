import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '#design-system/classes/cn.ts';
import { Logo } from '#design-system/logo/logo.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { KindTabs } from './kind-tabs.tsx';
import { SearchButton } from './search-button.tsx';

export interface MastheadViewProps {
  /** Opens the search dialog. */
  onSearch: () => void;
  /** The search button is hovered or focused, so its code may be loaded. */
  onSearchNear: () => void;
  budget: ReactNode;
  favourites: ReactNode;
  notifications: ReactNode;
  cart: ReactNode;
  account: ReactNode;
  languageToggle: ReactNode;
  /** Address of the switch to company administration; null for everybody else (specification.md 2). */
  companyAdminUrl: string | null;
  /** On a phone: the closed categories, 64 px wide (specification.md 9). */
  categories?: ReactNode;
}

/** Sticky header of every page of the shop. */
export function MastheadView(props: MastheadViewProps) {
  const { onSearch, onSearchNear, budget, favourites, notifications, cart, account, languageToggle, companyAdminUrl } =
    props;
  const t = useTexts(frameTexts);
  return (
    <header
      data-stays="head"
      className="print:hidden sticky low:static top-0 z-20 bg-surface shadow-[inset_0_-1px_0_var(--line)]"
    >
      <div className="mx-auto flex min-h-[60px] max-w-shell flex-wrap items-center pr-[8px] pl-[16px] desk:min-h-[76px] desk:flex-nowrap desk:gap-4 desk:px-8 wide:gap-6">
        <Link to={paths.home} className="rounded-8">
          <span className="sr-only">{t('header.logo')}</span>
          <Logo aria-hidden />
        </Link>
        <SearchButton
          onOpen={onSearch}
          onNear={onSearchNear}
          className="max-desk:ml-auto desk:max-w-150 desk:flex-1 wide:ml-6"
        />
        <div className="ml-auto hidden desk:block">{budget}</div>
        <div className="flex items-center gap-0.5 desk:ml-0">
          <div className="hidden desk:block">{favourites}</div>
          {notifications}
          {cart}
          <div className="ml-1 desk:ml-2.5">{account}</div>
        </div>
      </div>
      <div className="mx-auto flex min-h-[46px] max-w-shell items-center gap-8 px-4 desk:min-h-[50px] desk:px-8">
        {props.categories}
        <KindTabs />
        {companyAdminUrl && (
          <a
            href={companyAdminUrl}
            className={cn(
              'ml-auto hidden min-h-11 items-center rounded-8 font-500 text-14 text-ink-muted desk:flex hover:text-ink',
            )}
          >
            {t('header.companyAdmin')}
          </a>
        )}
        <div className={cn('hidden desk:block', !companyAdminUrl && 'ml-auto')}>{languageToggle}</div>
      </div>
    </header>
  );
}
