import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { said } from '../testing/sample-words.ts';

interface OpenedProps {
  /** Whether it is open initially. */
  open?: boolean;
  onClose?: () => void;
  children: (open: boolean, close: () => void) => ReactNode;
}

/** An overlay opened by a button, as on a page, so that the focus can go back to that. */
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

interface OverPage {
  open: boolean;
  onClose: () => void;
}

/** Wraps an overlay in Opened; the source shown for its story names the overlay only. */
export function openedFirst<Props extends OverPage>(Part: ComponentType<Props>): ComponentType<Props> {
  function Shown(props: Props) {
    return (
      <Opened open={props.open} onClose={props.onClose}>
        {(open, close) => <Part {...props} open={open} onClose={close} />}
      </Opened>
    );
  }
  // Copies its docs and its display name.
  return Object.assign(Shown, Part);
}
