import { moveOrder } from '#contract/admin-orders/admin-orders.contract.ts';
import { mayMoveOrder } from '#contract/orders/orders.rules.ts';
import { adminOrdersTexts } from '#locales/admin-orders/admin-orders.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useEachMutation } from '../ground/use-each-mutation.ts';
import { keyOf, ORDER_CALLS, type Order } from './order-calls.ts';

/** The steps of an order, which are also the keys of their texts. */
export type OrderStep = 'process' | 'complete';

const TO = { process: 'in_process', complete: 'completed' } as const;
const STEPS = ['process', 'complete'] as const satisfies readonly OrderStep[];

/** The next step of an order; null where there is none. */
export const nextStep = ({ status }: Pick<Order, 'status'>): OrderStep | null =>
  STEPS.find((step) => mayMoveOrder(status, TO[step], 'staff')) ?? null;

/** Whether the state of the order lets the platform cancel it. */
export const isCancellable = ({ status }: Pick<Order, 'status'>): boolean => mayMoveOrder(status, 'cancelled', 'staff');

/** Whether the platform may ask for a cancellation: the order can be cancelled, and no proposal about it waits. */
export const mayAskToCancel = (order: Pick<Order, 'status' | 'approval'>): boolean =>
  order.approval === null && isCancellable(order);

interface Moving {
  order: Order;
  step: OrderStep;
}

/** Moves orders to their next state, each once at a time, and reports the outcome in a toast. */
export function useOrderSteps() {
  const t = useTexts(adminOrdersTexts);
  const toasts = useToasts();
  const moving = useEachMutation({
    of: ({ order }: Moving) => order.id,
    mutationFn: ({ order, step }) => callEndpoint(moveOrder, { params: keyOf(order), body: { to: TO[step] } }),
    onSuccess: (_, { order, step }) => toasts.show({ tone: 'success', text: t(`${step}.done`, { id: order.id }) }),
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
    changes: ORDER_CALLS,
  });
  return {
    take: (order: Order, step: OrderStep) => moving.mutate({ order, step }),
    isBusy: ({ id }: Order): boolean => moving.running.includes(id),
  };
}

export type OrderSteps = ReturnType<typeof useOrderSteps>;
