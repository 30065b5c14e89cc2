import { type ReactNode, useEffect } from 'react';
import type { LastMoved, Moving } from './moving.ts';
import { PlaceDialog } from './place-dialog.tsx';

interface OrderedProps {
  moving: Moving;
  /** Where one came to, in words: question 4 of 9. */
  said: (moved: LastMoved) => string;
  children: ReactNode;
}

/**
 * A list whose things can be moved: it shows what is dragged and where it would come to, says where it came, and asks to which
 * place. In the list, `data-row-id` stands at the link or button that names one.
 */
export function Ordered({ moving, said, children }: OrderedProps) {
  return (
    <>
      <div className="contents [&_[data-dragged]]:opacity-50 [&_[data-drop=after]>*]:shadow-[inset_0_-2px_0_var(--brand)] [&_[data-drop=before]>*]:shadow-[inset_0_2px_0_var(--brand)]">
        {children}
      </div>
      <Said moving={moving} said={said} />
      {moving.asked !== null && <PlaceDialog moving={moving} id={moving.asked} />}
    </>
  );
}

/** For who does not see it; what was moved keeps the focus. */
function Said({ moving: { last }, said }: Pick<OrderedProps, 'moving' | 'said'>) {
  useEffect(() => {
    if (last === null) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-row-id="${last.id}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [last]);
  return (
    <p role="status" className="sr-only">
      {last && said(last)}
    </p>
  );
}
