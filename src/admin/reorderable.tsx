import { type ReactNode, useEffect } from 'react';
import { MoveToPlaceDialog } from './move-to-place-dialog.tsx';
import type { LastMoved, Reordering } from './reordering.ts';

interface ReorderableProps {
  moving: Reordering;
  /** Where one came to, in words: question 4 of 9. */
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
  /** The id of the part that they stand in, where another on the page has things of the same ids. */
  place?: string;
}

/** Where one came to, for who does not see it; what was moved keeps the focus. Asks to which place. */
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
