import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cn } from '#design-system/classes/cn.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { paths } from '../ground/paths.ts';
import { useCurrentLinkInView } from '../ground/use-current-link-in-view.ts';

const tabs = [
  { kind: 'flexible', to: paths.flexible() },
  { kind: 'fixed', to: paths.fixed },
  { kind: 'special', to: paths.special() },
] as const;

/** The three kinds of benefits (specification.md 2); the row scrolls on a phone instead of shrinking. */
export function KindTabs() {
  const t = useTexts(frameTexts);
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useCurrentLinkInView(row);
  return (
    <nav
      ref={row}
      aria-label={t('header.kinds')}
      className="min-w-0 self-stretch overflow-x-auto [scrollbar-width:none]"
    >
      <ul className="flex h-full gap-5 desk:gap-7">
        {tabs.map(({ kind, to }) => {
          const current = pathname.startsWith(to);
          return (
            <li key={kind} className="h-full">
              <Link
                to={to}
                aria-current={current ? 'page' : undefined}
                className={cn(
                  'relative flex h-full items-center whitespace-nowrap rounded-8 font-500 text-ink-muted hover:text-ink focus-visible:focus-inset',
                  current &&
                    'font-600 text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:drawn after:rounded-t-[3px] after:bg-brand',
                )}
              >
                {t(`kind.${kind}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
