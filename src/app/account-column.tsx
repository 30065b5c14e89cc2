import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cn } from '#design-system/classes/cn.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ACCOUNT_PLACES, isOpenPlace } from '../ground/account-places.ts';
import { Fade } from '../ground/fade.tsx';
import { useCurrentLinkInView } from '../ground/use-current-link-in-view.ts';

const EDGE = 'pointer-events-none absolute inset-y-0 z-1 wide:hidden';

/**
 * Links to the pages of the account, beside each of them in place of the categories. In a window too narrow for a column they
 * are a row above the page, which scrolls.
 */
export function AccountColumn() {
  const t = useTexts(frameTexts);
  const { pathname } = useLocation();
  const places = useRef<HTMLUListElement>(null);
  useCurrentLinkInView(places);
  return (
    <nav
      aria-label={t('account.links')}
      className="min-w-0 print:hidden wide:sticky wide:top-[126px] wide:w-70 wide:shrink-0 wide:self-start wide:pt-6 wide:pr-3 wide:pb-10 wide:pl-5"
    >
      <p aria-hidden className="display hidden px-3 pb-3 text-22 wide:block">
        {t('account.title')}
      </p>
      <div className="relative">
        {/* Fades links that the row's edge cuts off. Scrolled to an end, a fade lies over the padding of the row. */}
        <Fade to="left" className={cn(EDGE, 'left-0 w-4')} />
        <Fade to="right" className={cn(EDGE, 'right-0 w-8')} />
        <ul
          ref={places}
          style={{ scrollPaddingInline: '24px 48px' }}
          className="no-scrollbar flex gap-2 overflow-x-auto px-4 pt-4 desk:px-8 desk:pt-6 wide:grid wide:gap-0.5 wide:p-0"
        >
          {ACCOUNT_PLACES.map((place) => {
            const isOpen = isOpenPlace(place, pathname);
            return (
              <li key={place.name} className="shrink-0">
                <Link
                  to={place.to}
                  aria-current={isOpen ? 'page' : undefined}
                  className="flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-full bg-surface-sunken px-4 font-500 text-14 hover:bg-line aria-[current=page]:bg-brand-soft aria-[current=page]:font-600 wide:gap-3 wide:rounded-12 wide:bg-transparent wide:px-3 wide:text-16 wide:hover:bg-surface-sunken wide:dark:hover:bg-surface-raised"
                >
                  <place.Icon
                    aria-hidden
                    size={20}
                    className={cn('max-desk:hidden', isOpen ? 'text-brand' : 'text-ink-muted')}
                  />
                  {t(`account.${place.name}`)}
                </Link>
              </li>
            );
          })}
          <li aria-hidden style={{ minWidth: 24 }} className="wide:hidden" />
        </ul>
      </div>
    </nav>
  );
}
