import { getPlatformApproval, listPlatformApprovals } from '#contract/admin-approvals/admin-approvals.contract.ts';
import {
  getOrder,
  getOrderImpact,
  type ListedOrder,
  listOrderChanges,
  listOrders,
} from '#contract/admin-orders/admin-orders.contract.ts';
import { getToday } from '#contract/today/today.contract.ts';
import type { CompanyKey } from '../admin/parts/company-key.ts';

/** The calls whose answers change with an order, those of approvals included. */
export const ORDER_CALLS = [
  ...([listOrders, getOrder, getOrderImpact, listOrderChanges] as const),
  ...([listPlatformApprovals, getPlatformApproval, getToday] as const),
] as const;

/** An order as its list or its drawer has it. */
export type Order = Pick<ListedOrder, 'id' | 'company' | 'person' | 'status' | 'approval'>;

export const keyOf = ({ company, id }: Pick<Order, 'company' | 'id'>): CompanyKey => ({ company: company.id, id });
