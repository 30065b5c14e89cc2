import { type ComponentType, type ReactNode, useState } from 'react';
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

interface OverPage {
  open: boolean;
  onClose: () => void;
}

/** Draws one of those, opened so; the source of its story names it, and not what opens it. */
export function openedFirst<Props extends OverPage>(Part: ComponentType<Props>): ComponentType<Props> {
  function Shown(props: Props) {
    return (
      <Opened open={props.open} onClose={props.onClose}>
        {(open, close) => <Part {...props} open={open} onClose={close} />}
      </Opened>
    );
  }
  // What the book has read of it, its name among that.
  return Object.assign(Shown, Part);
}
