import { Menu, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../../ground/paths.ts';
import { placeAt, placeLink } from '../site/site.ts';
import { useSite } from '../site/site-context.ts';
import { WaitingCountAt } from '../site/waiting-context.tsx';
import { AdminNav } from './admin-nav.tsx';

interface PhoneHeadProps {
  onMenu: () => void;
  onPalette: () => void;
  /** The task tray, while there are tasks. */
  tasks?: ReactNode;
  /** Ref of the element in which the screen draws its one primary action. */
  primary: (place: HTMLElement | null) => void;
}

/** The head of administration on a phone. */
export function PhoneHead({ onMenu, onPalette, tasks, primary }: PhoneHeadProps) {
  const t = useTexts(adminTexts);
  const { name, company } = useSite();
  return (
    <header
      data-stays="head"
      className="sticky low:static top-0 z-10 col-span-full flex min-h-13 items-center gap-1 bg-surface pr-2 pl-1 shadow-[inset_0_-1px_0_var(--line)] desk:hidden"
    >
      <IconButton label={t('menu')} aria-haspopup="dialog" onClick={onMenu}>
        <Menu aria-hidden size={20} />
      </IconButton>
      <p className="display line-clamp-2 flex-1 py-0.5 text-18 leading-[1.15]">{company ?? t(`site.${name}`)}</p>
      {tasks}
      <IconButton label={t('palette.title')} aria-haspopup="dialog" onClick={onPalette}>
        <Search aria-hidden size={20} />
      </IconButton>
      <div ref={primary} className="contents" />
    </header>
  );
}

const spot =
  'hyphenate relative grid min-h-12 min-w-0 grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-0.75 rounded-12 pt-1 text-center font-500 text-[min(0.75rem,4vw)] text-ink-muted leading-[1.35] aria-[current]:font-640 aria-[current]:text-brand';

/** The most used places at the bottom of a phone, within reach of the thumb. Hidden while the page has a bar of its own (`asOwnBar`). */
export function AdminBottomBar({ onMenu }: { onMenu: () => void }) {
  const t = useTexts(adminTexts);
  const site = useSite();
  const here = placeAt(site, useLocation().pathname);
  const often = site.places.filter((place) => place.often).slice(0, 3);
  return (
    <nav
      data-stays="foot"
      aria-label={t('navigation')}
      className="edge fixed low:static inset-x-0 bottom-0 z-10 grid auto-cols-fr grid-flow-col rounded-t-20 bg-surface-raised px-1.5 pt-1 pb-[max(8px,env(safe-area-inset-bottom))] shadow-3 desk:hidden in-data-own-bars:hidden"
    >
      {often.map((place) => (
        <Link
          key={place.name}
          to={placeLink(site, place)}
          aria-current={place === here ? 'page' : undefined}
          className={spot}
        >
          <place.Icon aria-hidden size={20} />
          {t(`place.${place.name}`)}
          <WaitingCountAt as="badge" places={[place]} />
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onMenu} className={spot}>
        <Menu aria-hidden size={20} />
        {t('menu')}
        <WaitingCountAt as="dot" places={site.places.filter((place) => !often.includes(place))} />
      </button>
    </nav>
  );
}

interface PhoneMenuProps {
  children: ReactNode;
  onClose: () => void;
}

/** Menu of a phone: all places of the site, and the account. */
export function PhoneMenu({ children, onClose }: PhoneMenuProps) {
  const t = useTexts(adminTexts);
  return (
    <Dialog open onClose={onClose} title={t('menu')} closeLabel={t('close')}>
      <div className="-mx-3 grid gap-6">
        <AdminNav as="sheet" onLeave={onClose} />
        <div className="grid gap-5 border-line border-t px-3 pt-5">
          <TextLink asChild>
            <Link to={paths.home}>{t('back')}</Link>
          </TextLink>
          {children}
        </div>
      </div>
    </Dialog>
  );
}
