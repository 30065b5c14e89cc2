import {
  cancelAnyOrder,
  getOrder,
  getOrderImpact,
  type OrderImpact,
} from '#contract/admin-orders/admin-orders.contract.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { adminOrdersTexts } from '#locales/admin-orders/admin-orders.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { EndOutcome } from '#machines/records/ending.machine.ts';
import { reasoned } from '../admin/endings/ending-calls.ts';
import type { Endable, EndingKind } from '../admin/endings/ending-kind.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { serverNow } from '../api/server-time.ts';
import { EndedBudget } from '../transactions/ended-budget.tsx';
import { PaidFrom } from '../transactions/transaction-view.tsx';
import { keyOf, ORDER_CALLS, type Order } from './order-calls.ts';
import { mayAskToCancel } from './use-order-steps.ts';

/** An order in the dialog of its cancellation: it has no revision, and its state comes with the impact. */
export type EndableOrder = Order & Endable;

export const endable = (order: Order): EndableOrder => Object.assign({ name: String(order.id), revision: 0 }, order);

type Effects = OrderImpact['effects'];

/** Calls and texts of cancelling an order. A cancellation cannot be taken back. */
export function useOrderEnding(): EndingKind<EndableOrder, Effects> {
  const t = useTexts(adminOrdersTexts);
  return {
    idOf: ({ id }) => id,
    read: async (order, signal) => {
      const asked = { params: keyOf(order), signal };
      const [read, { approval }] = await Promise.all([
        callEndpoint(getOrderImpact, asked),
        callEndpoint(getOrder, asked),
      ]);
      const now = { status: read.effects.status, approval };
      return Object.assign({ revision: 0, offered: mayAskToCancel(now), outcome: outcomeOf(now) }, read);
    },
    end: async (order, tried) => {
      const now = await callEndpoint(cancelAnyOrder, { params: keyOf(order), body: reasoned(tried) });
      return { revision: 0, outcome: outcomeOf(now) };
    },
    wordsOf: ({ id }) => ({
      title: t('cancel.title', { id }),
      confirm: ({ second }) => t(second ? 'cancel.propose' : 'cancel.confirm'),
      cancel: t('cancel.keep'),
      over: t('cancel.over'),
      consequences: (effects) => <Consequences {...effects} />,
      moved: ({ used, status }, before) => {
        if (used > before.used) return t('cancel.movedUsed');
        return status === before.status ? '' : t('cancel.movedOn');
      },
      fields: { reason: { need: 'required', label: t('cancel.reason'), hint: t('cancel.reasonHint') } },
    }),
    ended: ({ id }, _, outcome) => t(outcome === 'proposed' ? 'cancel.proposed' : 'cancel.done', { id }),
    restored: () => '',
    changes: ORDER_CALLS,
  };
}

// Above the limit a cancellation is proposed; a cancelled order waits for no approval.
const outcomeOf = ({ status, approval }: Pick<Order, 'status' | 'approval'>): EndOutcome =>
  status !== 'cancelled' && approval !== null ? 'proposed' : 'done';

function Consequences({ back, currency, codes, used, second }: Effects) {
  const t = useTexts(adminOrdersTexts);
  if (used > 0) return <p>{t('cancel.used', { count: used })}</p>;
  return (
    <>
      <p>{t('cancel.back')}</p>
      <PaidFrom transaction={{ paid_from: back, currency }} />
      <EndedBudget paidFrom={back} today={businessDay(serverNow())} />
      {codes > 0 && <p>{t('cancel.codes', { count: codes })}</p>}
      <p>{t(second ? 'cancel.second' : 'cancel.told')}</p>
    </>
  );
}
