import { type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cn } from '#design-system/classes/cn.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { lazyPart } from '../../ground/lazy-screen.tsx';
import { useIconsAlone } from '../site/device-settings.ts';
import { type AdminPlace, placeAt, placeLink, type Site } from '../site/site.ts';
import { useSite } from '../site/site-context.ts';
import { useWaiting, WaitingCountAt } from '../site/waiting-context.tsx';

/** With more places than this, rows are lower, so that all of them stay in sight. */
const MANY = 12;

const link =
  'relative flex items-center gap-2.5 rounded-8 pr-2.5 pl-3 font-500 text-14 text-ink leading-[1.2] hover:bg-line aria-[current]:bg-surface aria-[current]:font-600 aria-[current]:shadow-1 [&_svg]:text-ink-muted aria-[current]:[&_svg]:text-brand';

interface AdminNavProps {
  /** `column` is drawn beside the page, with icons alone where it is narrow; `sheet` fills a phone. */
  as: 'column' | 'sheet';
  onLeave?: () => void;
}

/** The places of the site by group, only those that this person may open. */
export function AdminNav({ as, onLeave }: AdminNavProps) {
  const t = useTexts(adminTexts);
  const site = useSite();
  const here = placeAt(site, useLocation().pathname);
  const inColumn = as === 'column';
  const names = useIconsAlone() && inColumn;
  const waiting = useWaiting();
  const named = (place: AdminPlace) => {
    const there = waiting([place]);
    return t(`place.${place.name}`) + (there ? ` (${there.label})` : '');
  };
  return (
    <nav aria-label={t('navigation')} className={cn('grid', inColumn && 'narrow:justify-items-center')}>
      {grouped(site).map(({ group, places }) => (
        <div key={group ?? ''} className="w-full">
          {group && (
            <p
              id={`nav-${as}-${group}`}
              className={cn(
                'display px-3 pt-3.25 pb-1.25 text-14 text-ink-muted leading-none tracking-normal',
                inColumn && 'narrow:sr-only',
              )}
            >
              {t(`group.${group}`)}
            </p>
          )}
          <ul {...(group ? { 'aria-labelledby': `nav-${as}-${group}` } : {})}>
            {places.map((place) => (
              <li key={place.name}>
                <Named by={names ? named(place) : null}>
                  <Link
                    to={placeLink(site, place)}
                    aria-current={place === here ? 'page' : undefined}
                    onClick={onLeave}
                    onPointerEnter={() => void place.screen.prefetch()}
                    onFocus={() => void place.screen.prefetch()}
                    className={cn(
                      link,
                      'min-h-11',
                      inColumn && 'narrow:justify-center narrow:px-0',
                      inColumn && (site.places.length > MANY ? 'fine:min-h-7.25' : 'fine:min-h-8.5'),
                    )}
                  >
                    <place.Icon aria-hidden size={17} />
                    <span className={cn(inColumn && 'narrow:sr-only')}>{t(`place.${place.name}`)}</span>
                    <WaitingCountAt as={inColumn ? 'column' : 'row'} places={[place]} />
                  </Link>
                </Named>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

// Loaded only where icons are shown alone, so that the first screen of a wide window does not wait for it.
const tooltip = lazyPart(async () => (await import('#design-system/tooltip/tooltip.tsx')).Tooltip);

/** Shows the name of an icon as a tooltip on hover and focus, once the code of the tooltip is loaded. */
function Named({ by, children }: { by: string | null; children: ReactElement }) {
  const [Tooltip, setTooltip] = useState(tooltip.part);
  const isWanted = by !== null;
  useEffect(() => {
    if (isWanted) void tooltip.prefetch().then(() => setTooltip(tooltip.part));
  }, [isWanted]);
  if (by === null || !Tooltip) return children;
  return (
    <Tooltip content={by} side="right">
      {children}
    </Tooltip>
  );
}

function grouped({ places }: Site) {
  const groups = [...new Set(places.map(({ group }) => group))];
  return groups.map((group) => ({ group, places: places.filter((place: AdminPlace) => place.group === group) }));
}
