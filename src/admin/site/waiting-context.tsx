import { createContext, type ReactNode, useContext } from 'react';
import { MOST_COUNTED, type WaitingCount } from '#contract/today/pulse.contract.ts';
import { NavCount, type NavCountProps } from '#design-system/nav-count/nav-count.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { cappedCount } from '../parts/capped-count.ts';
import { usePulse } from './pulse.ts';
import type { AdminPlace } from './site.ts';
import { sumWaiting, waitingAt } from './waiting-work.ts';

/** What waits on the site, by the last answer of the pulse. */
export const WaitingContext = createContext<readonly WaitingCount[]>([]);

const NOTHING: readonly WaitingCount[] = [];

/** Provides the navigation with what waits. Nothing is announced: a count is part of the name of its link. */
export function WaitingOfPulse({ children }: { children: ReactNode }) {
  return <WaitingContext value={usePulse().pulse?.waiting ?? NOTHING}>{children}</WaitingContext>;
}

/** How much waits at some places together, as a figure and in words; null if nothing does. */
export function useWaiting(): (places: readonly AdminPlace[]) => Omit<NavCountProps, 'as'> | null {
  const t = useTexts(adminTexts);
  const language = useLanguage();
  const waiting = useContext(WaitingContext);
  return (places) => {
    const { count, late } = sumWaiting(places.map(({ name }) => waitingAt(waiting, name)));
    if (count === 0) return null;
    return { count: cappedCount(MOST_COUNTED, language, count), label: t('waiting', { count, late }), late: late > 0 };
  };
}

interface WaitingCountAtProps extends Pick<NavCountProps, 'as'> {
  places: readonly AdminPlace[];
}

/** How much waits at these places together; nothing if that is none. */
export function WaitingCountAt({ places, as }: WaitingCountAtProps) {
  const there = useWaiting()(places);
  return there && <NavCount {...there} as={as} />;
}
