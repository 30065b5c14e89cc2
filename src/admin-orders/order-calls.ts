import {
  getOrder,
  getOrderImpact,
  type ListedOrder,
  listOrderChanges,
  listOrders,
} from '#contract/admin-orders/admin-orders.contract.ts';
import { getToday } from '#contract/today/today.contract.ts';

/** The calls whose answers change with an order. */
export const ORDER_CALLS = [listOrders, getOrder, getOrderImpact, listOrderChanges, getToday] as const;

/** Whose order, and which. */
export interface OrderKey {
  company: number;
  id: number;
}

/** How the address names an order: `3-2041`. */
export const ORDER_NAME = /^[1-9]\d{0,8}-[1-9]\d{0,8}$/;
export const orderName = ({ company, id }: OrderKey): string => `${company}-${id}`;

export function orderKey(open: string): OrderKey {
  const [company = 0, id = 0] = open.split('-').map(Number);
  return { company, id };
}

/** An order as its list or its drawer has it. */
export type Order = Pick<ListedOrder, 'id' | 'company' | 'person' | 'status'>;

export const keyOf = ({ company, id }: Pick<Order, 'company' | 'id'>): OrderKey => ({ company: company.id, id });
