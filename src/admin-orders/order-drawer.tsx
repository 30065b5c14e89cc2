import type { PlatformOrder } from '#contract/admin-orders/admin-orders.contract.ts';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminOrdersTexts } from '#locales/admin-orders/admin-orders.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { AdminDrawer } from '../admin/parts/admin-drawer.tsx';
import type { CompanyKey } from '../admin/parts/company-key.ts';
import { MissingRecord } from '../admin/parts/missing-record.tsx';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';
import type { Order } from './order-calls.ts';
import { OrderView } from './order-view.tsx';
import { isCancellable, mayAskToCancel, nextStep, type OrderSteps } from './use-order-steps.ts';

export interface OrderDrawerProps {
  which: CompanyKey;
  found: Found<PlatformOrder>;
  /** Null for an admin who may only read. */
  steps: OrderSteps | null;
  onCancel: (order: Order) => void;
  onClose: () => void;
}

/** One order, opened over the list: what was bought, how it was paid, its state, and its actions. */
export function OrderDrawer({ which, found, steps, onCancel, onClose }: OrderDrawerProps) {
  const t = useTexts(adminOrdersTexts);
  const order = found.data;
  return (
    <AdminDrawer
      open
      onClose={onClose}
      title={t('order.title', { id: which.id })}
      closeLabel={t('close')}
      footer={order && steps && isCancellable(order) && <Foot order={order} steps={steps} onCancel={onCancel} />}
    >
      <ReadStates
        of={found}
        as="part"
        failed={t('failed')}
        loading={<Skeleton className="h-80 w-full" />}
        missing={<MissingRecord />}
      >
        {(read) => <OrderView order={read} />}
      </ReadStates>
    </AdminDrawer>
  );
}

interface FootProps extends Pick<OrderDrawerProps, 'onCancel'> {
  order: PlatformOrder;
  steps: OrderSteps;
}

function Foot({ order, steps, onCancel }: FootProps) {
  const t = useTexts(adminOrdersTexts);
  const step = nextStep(order);
  if (order.own) return <p className="text-14 text-ink-muted">{t('own')}</p>;
  return (
    <>
      {mayAskToCancel(order) && (
        <ToolButton tone="ghost" onClick={() => onCancel(order)}>
          {t('cancel')}
        </ToolButton>
      )}
      {step && (
        <ToolButton tone="primary" busy={steps.isBusy(order)} onClick={() => steps.take(order, step)}>
          {t(step)}
        </ToolButton>
      )}
    </>
  );
}
