import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import type { Telling } from '../notifications/told.ts';
import { escapeHtml } from '../web/escape-html.ts';

interface Cancelled {
  orderId: number;
  total: Minor;
  currency: Currency;
  /** Why the platform cancelled it; empty from its buyer. */
  reason: string;
}

/** The notification that an order is cancelled. */
export function orderCancelled({ orderId, total, currency, reason }: Cancelled): Telling {
  const why = (word: string) => (reason === '' ? '' : `<p>${word}: ${escapeHtml(reason)}</p>`);
  return {
    titleEn: 'Order cancelled',
    titleSr: 'Porudžbina je otkazana',
    textEn: `<p>Order ${orderId} is cancelled. ${formatMoney(total, currency, 'EN')} is back in your budget.</p>${why('Reason')}`,
    textSr: `<p>Porudžbina ${orderId} je otkazana. U budžet je vraćeno ${formatMoney(total, currency, 'SR')}.</p>${why('Razlog')}`,
    sendFrom: 'Izbor',
  };
}
