import { useState } from 'react';
import type { ListedQuestion } from '#contract/help/admin-questions.contract.ts';
import { type FaqPlace, isInOrder } from './faq-address.ts';
import { useQuestionOrder } from './use-question-order.ts';

/** How questions of the list are put elsewhere. */
export interface Moving {
  /** The place of a question among all, from 1. */
  placeOf: (id: number) => { place: number; count: number; canMove: boolean };
  /** Beside the next question that is shown, or before the one before it. */
  by: (id: number, steps: -1 | 1) => void;
  to: (id: number, place: number) => void;
  /** To where another question of the list stands. */
  onto: (id: number, other: number) => void;
  /** Asks to which place. */
  ask: (id: number) => void;
  asked: number | null;
  cancel: () => void;
  last: { id: number; place: number } | null;
}

interface Showing {
  values: FaqPlace;
  rows: readonly ListedQuestion[];
  mayWrite: boolean;
}

/** The rows as they are wanted, and how they are moved. A move is beside what is shown, also where a filter leaves others out. */
export function useMoving({ values, rows, mayWrite }: Showing) {
  const { ids, isWanted, move, last } = useQuestionOrder();
  const [asked, ask] = useState<number | null>(null);
  const places = new Map(ids.map((id, at) => [id, at + 1]));
  const placeOf = (id: number) => places.get(id) ?? 0;
  const shown =
    isWanted && isInOrder(values) ? rows.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)) : rows;
  const onto = (id: number, other: number) =>
    move(placeOf(id) < placeOf(other) ? { id, after: other } : { id, before: other });
  const moving: Moving = {
    placeOf: (id) => ({
      place: placeOf(id),
      count: ids.length,
      canMove: mayWrite && isInOrder(values) && places.has(id),
    }),
    by: (id, steps) => {
      const other = shown[shown.findIndex((row) => row.id === id) + steps];
      if (other) onto(id, other.id);
      else move({ id, place: placeOf(id) + steps });
    },
    to: (id, place) => move({ id, place }),
    onto,
    ask,
    asked,
    cancel: () => ask(null),
    last,
  };
  return { shown, moving };
}
