import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '#design-system/classes/cn.ts';
import { Key } from '#design-system/key/key.tsx';
import { Logo } from '#design-system/logo/logo.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { searchKeys } from '../../ground/search-keys.ts';
import { useSite } from '../site/site-context.ts';

export interface AdminHeadProps {
  onPalette: () => void;
  /** The task tray, while there are tasks. */
  tasks?: ReactNode;
  /** The person's own drafts, while there are any. */
  drafts?: ReactNode;
  language: ReactNode;
  account: ReactNode;
}

/** Letters; a longer name is set in two lines beside the logo. */
const ONE_LINE = 14;

/** Head of administration on wide screens: the site, the search palette, running tasks, and the account. */
export function AdminHead({ onPalette, tasks, drafts, language, account }: AdminHeadProps) {
  const t = useTexts(adminTexts);
  const { name, company, base } = useSite();
  return (
    <header
      data-stays="head"
      className="sticky low:static top-0 z-10 col-span-full hidden h-14 items-center bg-surface-sunken desk:grid desk:grid-cols-[auto_minmax(0,1fr)_auto] wide:grid-cols-[14.5rem_minmax(0,1fr)_auto]"
    >
      <Link to={base} className="flex min-w-0 items-center gap-2.5 rounded-8 pr-3 pl-6">
        <span className="sr-only">{t('home')}</span>
        <Logo aria-hidden size="small" className="text-[1.5rem] leading-none" />
        <span
          aria-hidden
          className={cn(
            'line-clamp-2 text-balance pt-1 font-400 font-display text-ink-muted italic leading-[1.15]',
            company && company.length > ONE_LINE ? 'text-14' : 'text-16',
          )}
        >
          {company ?? t(`site.${name}`)}
        </span>
      </Link>
      <PaletteField onPalette={onPalette} />
      <div className="flex items-center gap-1 pr-6">
        {tasks}
        {drafts}
        {language}
        <div className="ml-2">{account}</div>
      </div>
    </header>
  );
}

function PaletteField({ onPalette }: Pick<AdminHeadProps, 'onPalette'>) {
  const t = useTexts(adminTexts);
  const keys = searchKeys(navigator.platform);
  return (
    <search>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={keys.spoken}
        onClick={onPalette}
        className="edge flex h-11 w-full max-w-110 items-center gap-2.5 rounded-full bg-surface pr-2 pl-3 text-14 text-ink-muted inset-ring inset-ring-line hover:text-ink fine:h-9"
      >
        <Search aria-hidden size={18} />
        <span className="flex-1 truncate text-left">{t('find')}</span>
        <Key>{keys.shown}</Key>
      </button>
    </search>
  );
}
