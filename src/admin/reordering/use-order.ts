import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../../api/api-error.ts';
import { readAgain } from '../../api/query.ts';
import { useToasts } from '../../ground/toasts-context.ts';
import type { Move } from './move-in-order.ts';
import { OrderSaveQueue } from './order-save-queue.ts';
import type { LastMoved } from './reordering.ts';

type Ids = readonly number[];

/** A server-side order: of one whole list, or of each level of a tree separately. */
export interface OrderParts<Level> {
  /** The order of a level on the server; empty while unknown. */
  known: (level: Level) => Ids;
  /** Saves the order of a level. Refused with `order.changed` and the current `ids` where `seen` is no longer its order. */
  put: (level: Level, ids: Ids, seen: Ids) => Promise<Ids>;
  /** Calls to read again once all is saved. */
  changes: readonly { path: string }[];
}

/** The order of each level: the wanted one, or else the known one. */
export interface Order<Level> {
  idsOf: (level: Level) => Ids;
  /** Whether a move is not saved yet. */
  isWanted: boolean;
  move: (level: Level, move: Move) => void;
  last: LastMoved | null;
}

/** Saves the order of things as they are moved, however fast; where others have changed it, the moves are applied to their order. */
export function useOrder<Level>(parts: OrderParts<Level>): Order<Level> {
  const [wanted, setWanted] = useState<ReadonlyMap<Level, Ids>>(new Map());
  const [last, setLast] = useState<LastMoved | null>(null);
  const keeperOf = useKeepers(parts, setWanted, () => setLast(null));
  const idsOf = (level: Level) => wanted.get(level) ?? parts.known(level);
  return {
    idsOf,
    isWanted: wanted.size > 0,
    last,
    move: (level, move) => {
      const ids = idsOf(level);
      if (!ids.includes(move.id)) return;
      const order = keeperOf(level).move(move, ids);
      setLast({ id: move.id, place: order.indexOf(move.id) + 1, count: order.length });
    },
  };
}

type Change<Level> = (change: (wanted: ReadonlyMap<Level, Ids>) => ReadonlyMap<Level, Ids>) => void;

/** One keeper for each level in which something was moved. */
function useKeepers<Level>(parts: OrderParts<Level>, change: Change<Level>, forget: () => void) {
  const t = useTexts(adminTexts);
  const client = useQueryClient();
  const toasts = useToasts();
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const partsOf = (level: Level) => ({
    put: (ids: Ids, seen: Ids) => latest.current.put(level, ids, seen),
    orderOf,
    show: (ids: Ids | null) => change((wanted) => without(wanted, level, ids)),
    failed: (error: unknown) => {
      forget();
      toasts.show({ tone: 'error', text: t('order.failed', { message: error instanceof Error ? error.message : '' }) });
    },
    done: () => readAgain(client, latest.current.changes),
  });
  const making = useRef(partsOf);
  useEffect(() => {
    making.current = partsOf;
  });
  const [keepers] = useState(() => new Map<Level, OrderSaveQueue>());
  return (level: Level): OrderSaveQueue => {
    const keeper = keepers.get(level) ?? new OrderSaveQueue(() => making.current(level));
    keepers.set(level, keeper);
    return keeper;
  };
}

/** The wanted orders with that of a level replaced, or removed once it is saved. */
function without<Level>(wanted: ReadonlyMap<Level, Ids>, level: Level, ids: Ids | null): ReadonlyMap<Level, Ids> {
  const rest = [...wanted].filter(([other]) => other !== level);
  return new Map(ids === null ? rest : [...rest, [level, ids]]);
}

/** The order that somebody else saved, from the refusal of a move. */
function orderOf(error: unknown): Ids | null {
  if (!(error instanceof ApiError) || error.code !== 'order.changed') return null;
  return (error.body as { ids: Ids }).ids;
}
