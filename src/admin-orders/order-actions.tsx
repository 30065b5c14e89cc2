import { Ban, PackageCheck, PackageOpen } from 'lucide-react';
import { MenuItem } from '#design-system/dropdown-menu/dropdown-menu.tsx';
import { adminOrdersTexts } from '#locales/admin-orders/admin-orders.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ActionsMenu } from '../admin/parts/actions-menu.tsx';
import type { Order } from './order-calls.ts';
import { mayAskToCancel, nextStep, type OrderSteps } from './use-order-steps.ts';

const ICONS = { process: PackageOpen, complete: PackageCheck };

interface OrderActionsProps {
  order: Order;
  steps: OrderSteps;
  onCancel: (order: Order) => void;
}

/** The actions on an order of the list; none for a finished order or one whose cancellation is proposed, which is decided elsewhere. */
export function OrderActions({ order, steps, onCancel }: OrderActionsProps) {
  const t = useTexts(adminOrdersTexts);
  const step = nextStep(order);
  if (step === null && !mayAskToCancel(order)) return null;
  const Icon = step && ICONS[step];
  return (
    <ActionsMenu label={t('actionsOf', { id: order.id })}>
      {step && Icon && (
        <MenuItem icon={<Icon aria-hidden size={20} />} onSelect={() => steps.take(order, step)}>
          {t(step)}
        </MenuItem>
      )}
      {mayAskToCancel(order) && (
        <MenuItem icon={<Ban aria-hidden size={20} />} tone="danger" onSelect={() => onCancel(order)}>
          {t('cancel')}
        </MenuItem>
      )}
    </ActionsMenu>
  );
}
