import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import type { NotificationTexts } from '../notifications/notification-texts.ts';

interface Bought {
  orderId: number;
  total: Minor;
  currency: Currency;
  vouchers: number;
}

/** What a person is told when their order is placed. Only numbers of ours are in it, so the html is clean. */
export function orderConfirmation({ orderId, total, currency, vouchers }: Bought): NotificationTexts {
  const english = `<p>Order ${orderId} is confirmed. Total: ${formatMoney(total, currency, 'EN')}.</p>`;
  const serbian = `<p>Porudžbina ${orderId} je potvrđena. Ukupno: ${formatMoney(total, currency, 'SR')}.</p>`;
  return {
    titleEn: 'Order confirmed',
    titleSr: 'Porudžbina je potvrđena',
    textEn: vouchers > 0 ? `${english}<p>The voucher codes are in My transactions.</p>` : english,
    textSr: vouchers > 0 ? `${serbian}<p>Kodovi vaučera su u mojim transakcijama.</p>` : serbian,
    sendFrom: 'Izbor',
  };
}
