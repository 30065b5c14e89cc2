// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { around, serve } from '../../testing/render-screen.tsx';
import { useOrder } from './use-order.ts';
import { useReordering } from './use-reordering.ts';

interface Sent {
  parent_id: number | null;
  ids: number[];
  seen: number[];
}

const ROWS = [1, 2, 3, 11, 12].map((id) => ({ id, level: id > 10 ? 1 : null }));

/** A tree of two levels: three roots, the first of which has two children. */
function order(answer: (sent: Sent) => unknown) {
  const calls = serve(({ body }) => answer(body as Sent));
  const { wrap, said } = around();
  const { result } = renderHook(
    () => {
      const kept = useOrder<number | null>({
        known: (level) => (level === null ? [1, 2, 3] : [11, 12]),
        put: async (parent_id, ids, seen) =>
          (await callEndpoint(orderCategories, { body: { parent_id, ids: [...ids], seen: [...seen] } })).ids,
        changes: [],
      });
      return { kept, moving: useReordering({ order: kept, levelOf: ({ level }) => level, rows: ROWS, canMove: true }) };
    },
    { wrapper: wrap },
  );
  return { result, said, sent: () => calls.map(({ body }) => body as Sent) };
}

it('puts each level in order by itself, and shows both as they are wanted', async () => {
  const { result, sent } = order(({ ids }) => ({ ids }));
  act(() => {
    result.current.moving.onto(1, 3);
    result.current.moving.by(12, -1);
  });
  expect([result.current.kept.idsOf(null), result.current.kept.idsOf(1)]).toEqual([
    [2, 3, 1],
    [12, 11],
  ]);
  expect(result.current.moving.last).toEqual({ id: 12, place: 1, count: 2 });
  await waitFor(() => expect(result.current.kept.isWanted).toBe(false));
  expect(sent()).toEqual([
    { parent_id: null, ids: [2, 3, 1], seen: [1, 2, 3] },
    { parent_id: 1, ids: [12, 11], seen: [11, 12] },
  ]);
});

it('makes the move in the order that somebody else left, with what is new in it', async () => {
  const { result, sent, said } = order(({ ids, seen }) =>
    seen.includes(4)
      ? { ids }
      : Response.json({ code: 'order.changed', message: 'Changed.', ids: [3, 1, 2, 4] }, { status: 409 }),
  );
  act(() => result.current.moving.to(2, 1));
  await waitFor(() => expect(result.current.kept.isWanted).toBe(false));
  expect([sent().at(-1), said]).toEqual([{ parent_id: null, ids: [2, 3, 1, 4], seen: [3, 1, 2, 4] }, []]);
});

it('says that an order was not saved, and shows that of before', async () => {
  const { result, said } = order(() => Response.json({ code: 'permission.missing', message: 'No.' }, { status: 403 }));
  act(() => result.current.moving.by(3, -1));
  expect(result.current.kept.idsOf(null)).toEqual([1, 3, 2]);
  await waitFor(() => expect(said).toHaveLength(1));
  await waitFor(() => expect(result.current.kept.idsOf(null)).toEqual([1, 2, 3]));
  expect(result.current.moving.last).toBeNull();
});
