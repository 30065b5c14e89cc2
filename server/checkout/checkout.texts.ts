import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import type { Telling } from '../notifications/told.ts';

interface Bought {
  total: Minor;
  currency: Currency;
  hasVouchers: boolean;
}

/** The notification that the order `{order}` is placed. */
export function orderConfirmation({ total, currency, hasVouchers }: Bought): Telling {
  const en = `<p>Order {order} is confirmed. Total: ${formatMoney(total, currency, 'EN')}.</p>`;
  const sr = `<p>Porudžbina {order} je potvrđena. Ukupno: ${formatMoney(total, currency, 'SR')}.</p>`;
  return {
    titleEn: 'Order confirmed',
    titleSr: 'Porudžbina je potvrđena',
    textEn: hasVouchers ? `${en}<p>The voucher codes are in My transactions.</p>` : en,
    textSr: hasVouchers ? `${sr}<p>Kodove vaučera vidiš na stranici Moje transakcije.</p>` : sr,
    sendFrom: 'Izbor',
  };
}
