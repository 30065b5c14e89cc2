import { type ReactNode, useEffect } from 'react';
import { MoveToPlaceDialog } from './move-to-place-dialog.tsx';
import type { LastMoved, Reordering } from './reordering.ts';

interface ReorderableProps {
  moving: Reordering;
  /** Says where a thing was moved: question 4 of 9. */
  said: (moved: LastMoved) => string;
  children: ReactNode;
}

/**
 * A list whose things can be moved: shows the dragged thing and where it would land, announces its new place, and asks for a place. In the
 * list, the link or button that names a thing has `data-row-id`.
 */
export function Reorderable({ moving, said, children }: ReorderableProps) {
  return (
    <>
      <div className="contents [&_[data-dragged]]:opacity-50 [&_[data-drop=after]>*]:shadow-[inset_0_-2px_0_var(--brand)] [&_[data-drop=before]>*]:shadow-[inset_0_2px_0_var(--brand)]">
        {children}
      </div>
      <ReorderingStatus moving={moving} said={said} />
    </>
  );
}

interface ReorderingStatusProps extends Omit<ReorderableProps, 'children'> {
  /** Id of the element around the things, needed if another list on the page has things with the same ids. */
  place?: string;
}

/** Announces the new place of a thing to screen readers, and keeps the focus on it. Asks for a place. */
export function ReorderingStatus({ moving, said, place }: ReorderingStatusProps) {
  const { last, asked } = moving;
  useEffect(() => {
    if (last === null) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const all = place === undefined ? document : document.getElementById(place);
      all?.querySelector<HTMLElement>(`[data-row-id="${last.id}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [last, place]);
  return (
    <>
      <p role="status" className="sr-only">
        {last && said(last)}
      </p>
      {asked !== null && <MoveToPlaceDialog moving={moving} id={asked} />}
    </>
  );
}
