import type { OrderStatus } from '#contract/orders/orders.rules.ts';
import { State, type StateProps } from '#design-system/state/state.tsx';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';

const TONES: Record<OrderStatus, StateProps['tone']> = {
  pending: 'waiting',
  in_process: 'draft',
  completed: 'on',
  cancelled: 'off',
};

/** The state of an order, in the words that its buyer reads. */
export function OrderState({ status }: { status: OrderStatus }) {
  const t = useTexts(transactionsTexts);
  return <State tone={TONES[status]}>{t(status)}</State>;
}
