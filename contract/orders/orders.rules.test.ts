import { expect, it } from 'vitest';
import { mayCancelOrder, mayMoveOrder, ORDER_STATUSES, type OrderMover } from './orders.rules.ts';

const movesOf = (by: OrderMover) =>
  ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => mayMoveOrder(from, to, by)).map((to) => `${from} → ${to}`),
  );

it('goes the ways of product.md 4 and 5, and no other', () => {
  expect(movesOf('employee')).toEqual(['pending → cancelled']);
  expect(movesOf('staff')).toEqual([
    'pending → in_process',
    'pending → cancelled',
    'in_process → completed',
    'in_process → cancelled',
  ]);
});

it.each([
  ['pending', 0, true],
  ['pending', 1, false],
  ['in_process', 0, false],
  ['completed', 0, false],
  ['cancelled', 0, false],
] as const)('an order that is %s with %i codes used can be cancelled by its buyer: %s', (status, used, may) => {
  expect(mayCancelOrder({ status, used })).toBe(may);
});
