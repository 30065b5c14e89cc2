import { GripVertical } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';

interface DragHandleProps {
  id: number;
  label: string;
  /** Called with the id of the thing on which this one was dropped. */
  onDrop: (onto: number) => void;
  /**
   * Where a drop on another thing would put this one, and beside which thing to draw the mark; null if it cannot go there. Without this
   * function: the thing under the pointer.
   */
  landing?: (over: number, isBelow: boolean) => { onto: number; mark: number } | null;
}

/** The things that can be moved among each other: rows of a table, or items of a list. */
const ONES = 'tr, li';

const idOf = (one: Element): number | null => {
  const named = one.matches('[data-row-id]') ? one : one.querySelector('[data-row-id]');
  return named instanceof HTMLElement ? Number(named.dataset.rowId) : null;
};

/** The sibling of `own` at a point. Ids are unique only within one list. */
function oneAt(own: Element, x: number, y: number): Element | null {
  const one = document.elementFromPoint(x, y)?.closest(ONES) ?? null;
  return one?.parentElement === own.parentElement ? one : null;
}

const isBelow = (own: Element, one: Element) =>
  (own.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Handle that drags a thing to another place. Only for pointers: a menu and keyboard shortcuts do the same. */
export function DragHandle({ id, label, onDrop, landing }: DragHandleProps) {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    const own = event.currentTarget.closest(ONES);
    if (event.button !== 0 || !own) return;
    event.preventDefault();
    const marks = markIn(own);
    const landingAt = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const one = oneAt(own, clientX, clientY);
      const over = one && idOf(one);
      if (!one || over === null || over === id) return null;
      return landing ? landing(over, isBelow(own, one)) : { onto: over, mark: over };
    };
    const follow = (moved: globalThis.PointerEvent) => marks.show(landingAt(moved)?.mark ?? null);
    const drop = (moved: globalThis.PointerEvent) => {
      stop.current();
      const at = landingAt(moved);
      if (at) onDrop(at.onto);
    };
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && stop.current();
    own.setAttribute('data-dragged', '');
    addEventListener('pointermove', follow);
    addEventListener('pointerup', drop);
    addEventListener('keydown', leave);
    stop.current = () => {
      marks.show(null);
      own.removeAttribute('data-dragged');
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

/** Marks where the dragged thing would land: `data-drop` on a sibling says before or after it. */
function markIn(own: Element) {
  let marked: Element | null = null;
  const find = (id: number) => [...(own.parentElement?.children ?? [])].find((one) => idOf(one) === id) ?? null;
  return {
    show(id: number | null) {
      marked?.removeAttribute('data-drop');
      marked = id === null ? null : find(id);
      marked?.setAttribute('data-drop', isBelow(own, marked) ? 'after' : 'before');
    },
  };
}
