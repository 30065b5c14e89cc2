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
      <OrderSaid moving={moving} said={said} />
    </>
  );
}

interface OrderSaidProps extends Omit<OrderedProps, 'children'> {
  /** The id of the part that they stand in, where another on the page has things of the same ids. */
  place?: string;
}

/** Where one came to, for who does not see it; what was moved keeps the focus. Asks to which place. */
export function OrderSaid({ moving, said, place }: OrderSaidProps) {
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
      {asked !== null && <PlaceDialog moving={moving} id={asked} />}
    </>
  );
}
