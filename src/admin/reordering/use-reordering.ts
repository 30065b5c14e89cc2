import { useState } from 'react';
import type { Reordering } from './reordering.ts';
import type { Order } from './use-order.ts';

interface Showing<Row, Level> {
  order: Order<Level>;
  levelOf: (row: Row) => Level;
  rows: readonly Row[];
  /** Whether the rows are shown in their order and may be moved. */
  canMove: boolean;
}

/** Moves the rows of a list. A row is moved next to a shown one, even if a filter hides others between them. */
export function useReordering<Row extends { id: number }, Level>(showing: Showing<Row, Level>): Reordering {
  const { order, levelOf, rows, canMove } = showing;
  const [asked, ask] = useState<number | null>(null);
  const levels = new Map(rows.map((row) => [row.id, levelOf(row)] as const));
  const levelIds = (id: number) => (levels.has(id) ? order.idsOf(levels.get(id) as Level) : []);
  const placeOf = (id: number) => levelIds(id).indexOf(id) + 1;
  const move: Order<Level>['move'] = (level, wanted) => canMove && order.move(level, wanted);
  const onto = (id: number, other: number) => {
    const beside = placeOf(id) < placeOf(other) ? { id, after: other } : { id, before: other };
    move(levels.get(id) as Level, beside);
  };
  const to = (id: number, place: number) => move(levels.get(id) as Level, { id, place });
  return {
    placeOf: (id) => {
      const place = placeOf(id);
      return { place, count: levelIds(id).length, canMove: canMove && place > 0 };
    },
    by: (id, steps) => {
      const shown = rows.filter((row) => levelOf(row) === levels.get(id));
      const other = shown[shown.findIndex((row) => row.id === id) + steps];
      if (other) onto(id, other.id);
      else to(id, placeOf(id) + steps);
    },
    to,
    onto,
    ask,
    asked,
    cancel: () => ask(null),
    last: order.last,
  };
}
