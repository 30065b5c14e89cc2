import type { KeyboardEvent } from 'react';

/** What was moved last, to which place from 1, of how many. */
export interface LastMoved {
  id: number;
  place: number;
  count: number;
}

/** How things that stand in order are put elsewhere: by dragging, by keys, and by a menu. */
export interface Moving {
  /** The place of one among those that it is in order with, from 1; 0 while that is not known. */
  placeOf: (id: number) => { place: number; count: number; canMove: boolean };
  /** Beside the next that is shown, or before the one before it. */
  by: (id: number, steps: -1 | 1) => void;
  to: (id: number, place: number) => void;
  /** To where another stands. */
  onto: (id: number, other: number) => void;
  /** Asks to which place. */
  ask: (id: number) => void;
  asked: number | null;
  cancel: () => void;
  last: LastMoved | null;
}

/** Alt with an arrow takes one of them with it. */
export function moveByKey(moving: Moving, id: number, event: KeyboardEvent): void {
  const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
  if (!event.altKey || steps === undefined || !moving.placeOf(id).canMove) return;
  event.preventDefault();
  moving.by(id, steps);
}
