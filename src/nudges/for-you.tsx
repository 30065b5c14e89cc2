import { useEffect, useRef } from 'react';
import type { Nudge, Open } from '#contract/nudges/nudges.contract.ts';
import { useMe } from '../session/session.queries.ts';
import { storeHeight } from './for-you-height.ts';
import { forYouItems } from './for-you-items.ts';
import { ForYouView } from './for-you-view.tsx';
import { usePutOff } from './put-off.ts';

export interface ForYouProps {
  /** Null until home has answered. */
  open: Open | null;
  nudges: readonly Nudge[];
  nothingFits: boolean;
}

/** The section of home with open matters of the person; nothing if there are none. */
export function ForYou({ open, nudges: [nudge], nothingFits }: ForYouProps) {
  const { id, base_balance: base, category_budgets: budgets, available, currency } = useMe();
  const [isPutOff] = usePutOff(id, nudge);
  const place = useRef<HTMLDivElement>(null);
  const given = base > 0 || budgets.length > 0;
  const soon = nudge && !isPutOff ? nudge : null;
  const things = open ? forYouItems({ open, nudge: soon, given, left: available, nothingFits }) : [];
  const isEmpty = things.length === 0;
  useEffect(() => {
    if (open) return keepHeight(id, isEmpty ? null : place.current);
  }, [open, id, isEmpty]);
  if (isEmpty) return null;
  return (
    <div ref={place}>
      <ForYouView things={things} currency={currency} />
    </div>
  );
}

/**
 * Stores the height of the section while it is shown. A ResizeObserver reports it, for measuring would force a layout of the
 * whole page.
 */
function keepHeight(person: number, place: HTMLElement | null): (() => void) | undefined {
  if (!place) {
    storeHeight(person, 0);
    return;
  }
  const sizes = new ResizeObserver(() => storeHeight(person, place.offsetHeight));
  sizes.observe(place);
  return () => sizes.disconnect();
}
