import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import type { Telling } from '../notifications/told.ts';

interface Cancelled {
  orderId: number;
  total: Minor;
  currency: Currency;
}

/** The notification that an order is cancelled. Only numbers of ours are in it, so the html is clean. */
export function orderCancelled({ orderId, total, currency }: Cancelled): Telling {
  return {
    titleEn: 'Order cancelled',
    titleSr: 'Porudžbina je otkazana',
    textEn: `<p>Order ${orderId} is cancelled. ${formatMoney(total, currency, 'EN')} is back in your budget.</p>`,
    textSr: `<p>Porudžbina ${orderId} je otkazana. U budžet je vraćeno ${formatMoney(total, currency, 'SR')}.</p>`,
    sendFrom: 'Izbor',
  };
}
