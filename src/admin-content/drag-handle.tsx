import { GripVertical } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';

interface DragHandleProps {
  id: number;
  label: string;
  /** It was let go over the row of another. */
  onDrop: (onto: number) => void;
}

/** The id of the row that a point is on. */
function rowAt(x: number, y: number): { row: HTMLElement; id: number } | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('tr');
  const id = row?.querySelector<HTMLElement>('[data-row-id]')?.dataset.rowId;
  return row && id ? { row, id: Number(id) } : null;
}

/** Takes a row of a list to the place of another. For whoever has a pointer: the menu of the row does the same. */
export function DragHandle({ id, label, onDrop }: DragHandleProps) {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const own = event.currentTarget.closest('tr');
    let over: HTMLElement | null = null;
    const mark = (row: HTMLElement | null) => {
      over?.removeAttribute('data-drop');
      over = row;
      // The line stands where it would come to.
      const isBelow = own && row && own.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
      row?.setAttribute('data-drop', isBelow ? 'after' : 'before');
    };
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const found = rowAt(clientX, clientY);
      mark(found && found.id !== id ? found.row : null);
    };
    const drop = ({ clientX, clientY }: globalThis.PointerEvent) => {
      stop.current();
      const found = rowAt(clientX, clientY);
      if (found && found.id !== id) onDrop(found.id);
    };
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && stop.current();
    own?.setAttribute('data-dragged', '');
    addEventListener('pointermove', follow);
    addEventListener('pointerup', drop);
    addEventListener('keydown', leave);
    stop.current = () => {
      mark(null);
      own?.removeAttribute('data-dragged');
      removeEventListener('pointermove', follow);
      removeEventListener('pointerup', drop);
      removeEventListener('keydown', leave);
    };
    addEventListener('pointercancel', () => stop.current(), { once: true });
  };
  return (
    <span
      aria-hidden
      title={label}
      onPointerDown={start}
      className="hidden size-9 cursor-grab touch-none place-items-center rounded-8 text-ink-muted hover:text-ink active:cursor-grabbing fine:grid"
    >
      <GripVertical size={18} />
    </span>
  );
}
