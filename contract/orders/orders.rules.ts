/** product.md 4: pending → in process → completed, or cancelled. */
export const ORDER_STATUSES = ['pending', 'in_process', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Who moves an order: the person who bought it, or the platform's staff. */
export type OrderMover = 'employee' | 'staff';

interface Move {
  from: OrderStatus;
  to: OrderStatus;
  by: OrderMover;
}

/** Every step that an order may take, and who may make it. */
export const ORDER_MOVES: readonly Move[] = [
  { from: 'pending', to: 'cancelled', by: 'employee' },
  { from: 'pending', to: 'in_process', by: 'staff' },
  { from: 'pending', to: 'cancelled', by: 'staff' },
  { from: 'in_process', to: 'completed', by: 'staff' },
  { from: 'in_process', to: 'cancelled', by: 'staff' },
];

/** Whether an order may go from one status to another when `by` changes it. */
export function mayMoveOrder(from: OrderStatus, to: OrderStatus, by: OrderMover): boolean {
  return ORDER_MOVES.some((move) => move.from === from && move.to === to && move.by === by);
}

interface Cancellable {
  status: OrderStatus;
  /** Number of used voucher codes of the order. */
  used: number;
}

/** product.md 7.6: the buyer can cancel an order while it is pending and none of its codes is used. */
export function mayCancelOrder({ status, used }: Cancellable): boolean {
  return mayMoveOrder(status, 'cancelled', 'employee') && used === 0;
}
