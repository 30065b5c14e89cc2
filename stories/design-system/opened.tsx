import { type ReactNode, useState } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { said } from '../testing/sample-words.ts';

interface OpenedProps {
  /** Whether it is open at first. */
  open?: boolean;
  onClose?: () => void;
  children: (open: boolean, close: () => void) => ReactNode;
}

/** What lies over the page, opened by a button, as in a page, so that the focus has somewhere to go back to. */
export function Opened({ open: first = true, onClose, children }: OpenedProps) {
  const [open, setOpen] = useState(first);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{said('Otvori')}</Button>
      {children(open, close)}
    </>
  );
}
