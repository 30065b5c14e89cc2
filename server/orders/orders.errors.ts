import type { OrderStatus } from '#contract/orders/orders.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';

export const notAnOrder = () =>
  new AppError(400, 'orders.not_an_order', {
    en: 'Only an order can be cancelled here.',
    sr: 'Ovde može da se otkaže samo porudžbina.',
  });

export const voucherUsed = () =>
  new AppError(409, 'orders.voucher_used', {
    en: 'A voucher from this order has been used, so the order can no longer be cancelled.',
    sr: 'Vaučer iz ove porudžbine je iskorišćen, pa više ne može da se otkaže.',
  });

const TOO_LATE: Record<OrderStatus, Text> = {
  pending: { en: 'This order cannot move to that status yet.', sr: 'Ova porudžbina još ne može u taj status.' },
  in_process: {
    en: 'This order is already being processed, so it can no longer be cancelled.',
    sr: 'Ova porudžbina je već u pripremi, pa više ne može da se otkaže.',
  },
  completed: {
    en: 'This order is completed, so it can no longer be changed.',
    sr: 'Ova porudžbina je završena, pa više ne može da se menja.',
  },
  cancelled: { en: 'This order is already cancelled.', sr: 'Ova porudžbina je već otkazana.' },
};

/** The order is not cancelled any more. */
export const orderNotMovable = (status: OrderStatus) => new AppError(409, `orders.${status}`, TOO_LATE[status]);

/** The order's status does not allow the step; `status` is the current one. */
export const orderMoved = (status: OrderStatus) =>
  new AppError(
    409,
    'orders.moved',
    {
      en: 'This order is not where it was: somebody has moved or cancelled it.',
      sr: 'Ova porudžbina nije više tu gde je bila: neko ju je pomerio ili otkazao.',
    },
    { details: { status } },
  );

export const ownOrder = () =>
  new AppError(403, 'orders.own', {
    en: 'This order is your own. Somebody else moves and cancels it.',
    sr: 'Ovo je tvoja porudžbina. Pomera je i otkazuje neko drugi.',
  });

/** A proposal to cancel the order is already waiting. */
export const orderWaits = () =>
  new AppError(409, 'orders.waits', {
    en: 'Cancelling this order waits for a second person already.',
    sr: 'Otkazivanje ove porudžbine već čeka drugu osobu.',
  });
