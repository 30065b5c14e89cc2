import { CircleUserRound, CreditCard, Heart, House, LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';

interface BottomBarProps {
  /** Opens the favourites, which have no page of their own. */
  onFavourites: () => void;
  onCard: () => void;
  onAccount: () => void;
}

/**
 * Navigation at the lower edge of a phone, with the card in its centre. Hidden while the page has a bar of its own, and at the
 * end of the page where the screen is low.
 */
export function BottomBar({ onFavourites, onCard, onAccount }: BottomBarProps) {
  const t = useTexts(frameTexts);
  return (
    <nav
      data-stays="foot"
      aria-label={t('bottom.label')}
      className="edge fixed low:static inset-x-0 bottom-0 z-10 grid grid-cols-5 rounded-t-20 bg-surface-raised px-1.5 pt-1.5 pb-[max(10px,env(safe-area-inset-bottom))] shadow-3 desk:hidden print:hidden in-data-own-bars:hidden"
    >
      <Place to={paths.home} icon={<House aria-hidden size={24} />} label={t('bottom.home')} />
      <Place to={paths.flexible()} icon={<LayoutGrid aria-hidden size={24} />} label={t('bottom.benefits')} />
      <button
        type="button"
        aria-label={t('bottom.card')}
        aria-haspopup="dialog"
        onClick={onCard}
        className="edge mx-auto -mt-[24px] grid size-[56px] place-items-center rounded-full bg-brand text-on-brand shadow-2"
      >
        <CreditCard aria-hidden size={24} />
      </button>
      <button type="button" onClick={onFavourites} aria-haspopup="dialog" className={place}>
        <Heart aria-hidden size={24} />
        {t('bottom.favourites')}
      </button>
      <button type="button" onClick={onAccount} aria-haspopup="dialog" className={place}>
        <CircleUserRound aria-hidden size={24} />
        {t('bottom.account')}
      </button>
    </nav>
  );
}

const place =
  'hyphenate grid min-h-12 min-w-0 grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-0.75 rounded-12 pt-1 text-center font-500 text-[min(0.75rem,4vw)] text-ink-muted leading-[1.35] aria-[current]:font-640 aria-[current]:text-brand';

function Place({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  const { pathname } = useLocation();
  const current = to === '/' ? pathname === '/' : pathname.startsWith(to.replace(/\/$/, ''));
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} className={place}>
      {icon}
      {label}
    </Link>
  );
}
