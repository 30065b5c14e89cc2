import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import type { Telling } from '../notifications/insert-notifications.ts';
import { ORDER_TEXTS } from './order-confirmation.texts.ts';

interface Bought {
  total: Minor;
  currency: Currency;
  /** How many voucher codes were bought. */
  vouchers: number;
}

/** The notification that the order `{order}` is placed. */
export function orderConfirmation({ total, currency, vouchers }: Bought): Telling {
  const en = `<p>Order {order} is confirmed. Total: ${formatMoney(total, currency, 'EN')}.</p>`;
  const sr = `<p>Porudžbina {order} je potvrđena. Ukupno: ${formatMoney(total, currency, 'SR')}.</p>`;
  return {
    titleEn: 'Order confirmed',
    titleSr: 'Porudžbina je potvrđena',
    textEn: vouchers > 0 ? `${en}<p>${ORDER_TEXTS.EN.vouchers(vouchers)}</p>` : en,
    textSr:
      vouchers > 0
        ? `${sr}<p>${vouchers === 1 ? 'Kod' : 'Kodove'} vaučera vidiš na stranici Moje transakcije.</p>`
        : sr,
    sendFrom: 'Izbor',
  };
}
