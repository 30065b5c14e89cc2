import { useEffect, useRef } from 'react';
import type { Nudge, Open } from '#contract/nudges/nudges.contract.ts';
import { useMe } from '../session/session.queries.ts';
import { ForYouView } from './for-you-view.tsx';
import { keepRoom } from './kept-room.ts';
import { usePutOff } from './put-off.ts';
import { thingsFor } from './things-for.ts';

export interface ForYouProps {
  /** Null until home has answered. */
  open: Open | null;
  nudges: readonly Nudge[];
  nothingFits: boolean;
}

/** The one place of home that is about the person alone; nothing when nothing waits. */
export function ForYou({ open, nudges: [nudge], nothingFits }: ForYouProps) {
  const { id, base_balance: base, category_budgets: budgets, available, currency } = useMe();
  const [isPutOff] = usePutOff(id, nudge);
  const place = useRef<HTMLDivElement>(null);
  const given = base > 0 || budgets.length > 0;
  const soon = nudge && !isPutOff ? nudge : null;
  const things = open ? thingsFor({ open, nudge: soon, given, left: available, nothingFits }) : [];
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

/** Keeps how high the place is for as long as it stands. The browser tells it: to ask would have it lay out the whole page at once. */
function keepHeight(person: number, place: HTMLElement | null): (() => void) | undefined {
  if (!place) {
    keepRoom(person, 0);
    return;
  }
  const sizes = new ResizeObserver(() => keepRoom(person, place.offsetHeight));
  sizes.observe(place);
  return () => sizes.disconnect();
}
