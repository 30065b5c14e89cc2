import {
  ORDER_ACTIONS,
  type OrderRefusal,
  type OrdersPreview,
  orderBulkCalls,
} from '#contract/admin-orders/order-bulk.contract.ts';
import { adminOrdersTexts } from '#locales/admin-orders/admin-orders.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { lastingBulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import type { BulkKind } from '../admin/bulk/bulk-kind.ts';
import { useCalled } from '../admin/parts/name-in.ts';
import { ORDER_CALLS } from './order-calls.ts';
import { ordersMeant } from './orders-address.ts';

type Row = OrdersPreview['sample'][number];

const CALLS = lastingBulkCallsOf(orderBulkCalls, ordersMeant);

/** Bulk step of orders to their next state. It cannot be taken back. */
export function useOrderBulk(): BulkKind<OrdersPreview['effects']> {
  const t = useTexts(adminOrdersTexts);
  const say = useTexts(transactionsTexts);
  const called = useCalled();
  return {
    ...CALLS,
    changes: ORDER_CALLS,
    actions: ORDER_ACTIONS.map((key) => ({
      key,
      label: t(`many.${key}`),
      title: t(`many.${key}.title`),
      confirm: (count: number) => t(`many.${key}.confirm`, { count }),
    })),
    counted: (count) => t('counted', { count }),
    nameOf: (row) => t('many.name', { id: row.id, person: called((row as Row).person) }),
    refusedFor: (code) => t(`many.refused.${code as OrderRefusal}`),
    shown: (_, row, side) => say((row as Row)[side].status),
    effects: ({ people }) => people > 0 && <p>{t('many.people', { count: people })}</p>,
  };
}
