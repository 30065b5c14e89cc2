import type { KeyboardEvent } from 'react';

/** The thing that was moved last, its place from 1, and the number of things. */
export interface LastMoved {
  id: number;
  place: number;
  count: number;
}

/** Moves things within an order: by dragging, by keyboard, and by a menu. */
export interface Reordering {
  /** The place of a thing in its order, from 1; 0 while unknown. */
  placeOf: (id: number) => { place: number; count: number; canMove: boolean };
  /** Moves past the next shown thing, or before the previous one. */
  by: (id: number, steps: -1 | 1) => void;
  to: (id: number, place: number) => void;
  /** Moves to the place of another thing. */
  onto: (id: number, other: number) => void;
  /** Opens the dialog that asks for a place. */
  ask: (id: number) => void;
  asked: number | null;
  cancel: () => void;
  last: LastMoved | null;
}

/** Alt with an arrow key moves the thing by one place. */
export function moveByKey(moving: Reordering, id: number, event: KeyboardEvent): void {
  const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
  if (!event.altKey || steps === undefined || !moving.placeOf(id).canMove) return;
  event.preventDefault();
  moving.by(id, steps);
}
