import { expect, it } from 'vitest';
import { type Move, moveInOrder } from './move-in-order.ts';
import { OrderSaveQueue } from './order-save-queue.ts';

it.each<[Move, number[]]>([
  [{ id: 3, before: 1 }, [3, 1, 2, 4]],
  [{ id: 1, after: 3 }, [2, 3, 1, 4]],
  [{ id: 4, place: 1 }, [4, 1, 2, 3]],
  [{ id: 1, place: 99 }, [2, 3, 4, 1]],
  [{ id: 2, place: 0 }, [2, 1, 3, 4]],
  [{ id: 9, place: 1 }, [1, 2, 3, 4]],
  [{ id: 2, before: 9 }, [1, 2, 3, 4]],
])('moves by %j', (move, order) => {
  expect(moveInOrder([1, 2, 3, 4], move)).toEqual(order);
});

class Changed extends Error {
  ids: readonly number[];
  constructor(ids: readonly number[]) {
    super('changed');
    this.ids = ids;
  }
}

/** An OrderKeeper over a server that has the order `ids`. */
function keeper(ids: readonly number[]) {
  const server = { ids, isBroken: false };
  const sent: { ids: readonly number[]; seen: readonly number[] }[] = [];
  const shown: (readonly number[] | null)[] = [];
  const failed: unknown[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const order = new OrderSaveQueue(() => ({
    put: async (wanted, seen) => {
      sent.push({ ids: wanted, seen });
      await Promise.resolve();
      if (server.isBroken) throw new Error('no answer');
      if (seen.join() !== server.ids.join()) throw new Changed(server.ids);
      server.ids = wanted;
      return wanted;
    },
    orderOf: (error) => (error instanceof Changed ? error.ids : null),
    show: (order) => {
      shown.push(order);
      if (order === null) end();
    },
    failed: (error) => failed.push(error),
    done: async () => {},
  }));
  return { server, order, sent, shown, failed, ended };
}

it('sends all moves that were made while it waited in one call', async () => {
  const { order, server, sent, shown, ended } = keeper([1, 2, 3, 4]);
  order.move({ id: 1, after: 2 }, [1, 2, 3, 4]);
  order.move({ id: 1, after: 3 }, [1, 2, 3, 4]);
  expect(order.move({ id: 1, after: 4 }, [1, 2, 3, 4])).toEqual([2, 3, 4, 1]);
  await ended;
  expect(sent.map(({ ids }) => ids.join())).toEqual(['2,1,3,4', '2,3,4,1']);
  expect(server.ids).toEqual([2, 3, 4, 1]);
  expect(shown.at(-1)).toBeNull();
});

it('makes the same moves in the order that somebody else left', async () => {
  const { order, server, sent, failed, ended } = keeper([4, 1, 2, 3]);
  order.move({ id: 3, before: 2 }, [1, 2, 3, 4]);
  await ended;
  expect(sent.map(({ seen }) => seen.join())).toEqual(['1,2,3,4', '4,1,2,3']);
  expect([server.ids, failed]).toEqual([[4, 1, 3, 2], []]);
});

it('gives up what the server does not take, says so once, and goes on after it', async () => {
  const { order, server, failed, ended } = keeper([1, 2, 3]);
  server.isBroken = true;
  order.move({ id: 3, place: 1 }, [1, 2, 3]);
  await ended;
  expect([failed.length, server.ids]).toEqual([1, [1, 2, 3]]);
  server.isBroken = false;
  expect(order.move({ id: 2, place: 1 }, [1, 2, 3])).toEqual([2, 1, 3]);
});
