import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import type { Telling } from '../notifications/insert-notifications.ts';
import { linesAsHtml } from '../web/escape-html.ts';
import { CANCELLED_TEXTS } from './order-cancelled.texts.ts';

interface Cancelled {
  orderId: number;
  total: Minor;
  /** The part that went to budgets that have ended. */
  ended: Minor;
  currency: Currency;
  /** Why the platform cancelled it; empty from its buyer. */
  reason: string;
}

/** The notification that an order is cancelled. */
export function orderCancelled({ orderId, total, ended, currency, reason }: Cancelled): Telling {
  const money = (amount: Minor, language: Language) => formatMoney(amount, currency, language);
  const lost = (language: Language) => (ended > 0 ? ` ${CANCELLED_TEXTS[language].ended(money(ended, language))}` : '');
  const why = (word: string) => (reason === '' ? '' : `<p>${word}: ${linesAsHtml(reason)}</p>`);
  return {
    titleEn: 'Order cancelled',
    titleSr: 'Porudžbina je otkazana',
    textEn: `<p>Order ${orderId} is cancelled. ${money(total, 'EN')} is back in your budget.${lost('EN')}</p>${why('Reason')}`,
    textSr: `<p>Porudžbina ${orderId} je otkazana. U budžet je vraćeno ${money(total, 'SR')}.${lost('SR')}</p>${why('Razlog')}`,
    sendFrom: 'Izbor',
  };
}
