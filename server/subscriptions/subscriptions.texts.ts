import { addDays } from '#contract/calendar/days.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { nextChargeDay } from '#contract/subscriptions/months.rules.ts';
import type { SubscriptionEnd } from '#contract/subscriptions/subscriptions.rules.ts';
import type { Telling } from '../notifications/insert-notifications.ts';
import { escapeHtml } from '../web/escape-html.ts';

interface Names {
  nameEn: string;
  nameSr: string;
}

const SEND_FROM = 'Izbor';

/** A reason of an end that the owner is notified of; a closed account gets no notification. */
export type ToldEnd = Exclude<SubscriptionEnd, 'closed'>;

/** Why a subscription is over, in both languages. */
export const END_REASONS: Record<ToldEnd, { en: string; sr: string }> = {
  cancelled: {
    en: 'It was cancelled, and its last month has ended.',
    sr: 'Otkazana je, a njen poslednji mesec je prošao.',
  },
  low_budget: {
    en: 'There was not enough budget for the next month. Nothing was charged.',
    sr: 'Nije bilo dovoljno budžeta za sledeći mesec. Ništa nije naplaćeno.',
  },
  unavailable: {
    en: 'The benefit is no longer offered. Nothing was charged.',
    sr: 'Benefit se više ne nudi. Ništa nije naplaćeno.',
  },
};

/** The notification that a subscription has ended. */
export function subscriptionEnded({ nameEn, nameSr }: Names, id: number, reason: ToldEnd): Telling {
  const { en, sr } = END_REASONS[reason];
  return {
    titleEn: 'A subscription has ended',
    titleSr: 'Pretplata je završena',
    textEn: `<p><strong>${escapeHtml(nameEn || nameSr)}</strong></p><p>${en}</p>`,
    textSr: `<p><strong>${escapeHtml(nameSr || nameEn)}</strong></p><p>${sr}</p>`,
    sendFrom: SEND_FROM,
    dedupeKey: `subscription-ended-${id}`,
  };
}

interface NewPrice extends Names {
  before: Minor;
  amount: Minor;
  currency: Currency;
}

/** A month of a subscription whose price is announced. */
interface PricedMonth {
  id: number;
  /** First day of the month. */
  month: string;
}

// Dedupe key of a price notification. Servers from before migration 0073 announce a price with this key and record it nowhere
// else, so it prevents a second notification.
const priceKey = ({ id, month }: PricedMonth, amount: Minor): string => `subscription-price-${id}-${month}-${amount}`;

const AS_BEFORE = { en: 'The price of a subscription is as before', sr: 'Cena pretplate je kao i pre' };

/** The notification that a month cost another amount than its owner had to expect (quality.md 2.9). */
export function priceIsNew(price: NewPrice, priced: PricedMonth): Telling {
  return priceTelling(price, priceKey(priced, price.amount), {
    changed: {
      titleEn: 'The price of a subscription has changed',
      titleSr: 'Cena pretplate je promenjena',
      en: (from, to) => `A month cost ${from} and now costs ${to}.`,
      sr: (from, to) => `Mesec je koštao ${from}, a sada košta ${to}.`,
    },
    same: {
      titleEn: AS_BEFORE.en,
      titleSr: AS_BEFORE.sr,
      en: (_, to) => `The month costs ${to} after all, as the one before it.`,
      sr: (_, to) => `Mesec ipak košta ${to}, kao i prethodni.`,
    },
  });
}

/** When a price is announced in advance: the day, and the revision of the rate that made the price. */
interface ToldBefore {
  today: string;
  revision: number;
}

/**
 * The notification, before it is charged, that a month will cost another amount. Each revision of the rate may announce it once,
 * even an amount announced before.
 */
export function priceWillBe(price: NewPrice, priced: PricedMonth, { today, revision }: ToldBefore): Telling {
  const on = dayInWords(nextChargeDay(priced.month, today));
  // Until when the person can cancel without paying for this month; null once it has begun, as cancelling charges it.
  const until = today < priced.month ? dayInWords(addDays(priced.month, -1)) : null;
  return priceTelling(price, `${priceKey(priced, price.amount)}-${revision}`, {
    changed: {
      titleEn: 'The price of a subscription changes',
      titleSr: 'Cena pretplate se menja',
      en: (from, to) =>
        `A month cost ${from}; the next one, charged on ${on.en}, costs ${to}.${until ? ` It is not charged if you cancel by ${until.en}.` : ''}`,
      sr: (from, to) =>
        `Mesec je koštao ${from}, a sledeći, koji se naplaćuje ${on.sr}, košta ${to}.${until ? ` Neće se naplatiti ako pretplatu otkažeš do ${until.sr}` : ''}`,
    },
    same: {
      titleEn: AS_BEFORE.en,
      titleSr: AS_BEFORE.sr,
      en: (_, to) => `The next month, charged on ${on.en}, costs ${to} after all, as the one before it.`,
      sr: (_, to) => `Sledeći mesec, koji se naplaćuje ${on.sr}, ipak košta ${to}, kao i prethodni.`,
    },
  });
}

function dayInWords(day: string): { en: string; sr: string } {
  const date = new Date(day);
  return {
    en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date),
    sr: `${date.getUTCDate()}.${date.getUTCMonth() + 1}.`,
  };
}

interface PriceWords extends Pick<Telling, 'titleEn' | 'titleSr'> {
  en: (from: string, to: string) => string;
  sr: (from: string, to: string) => string;
}

function priceTelling(
  { nameEn, nameSr, before, amount, currency }: NewPrice,
  dedupeKey: string,
  { changed, same }: { changed: PriceWords; same: PriceWords },
): Telling {
  const { titleEn, titleSr, en, sr } = amount === before ? same : changed;
  const money = (language: Language) =>
    [before, amount].map((one) => formatMoney(one, currency, language)) as [string, string];
  return {
    titleEn,
    titleSr,
    textEn: `<p><strong>${escapeHtml(nameEn || nameSr)}</strong></p><p>${en(...money('EN'))}</p>`,
    textSr: `<p><strong>${escapeHtml(nameSr || nameEn)}</strong></p><p>${sr(...money('SR'))}</p>`,
    sendFrom: SEND_FROM,
    dedupeKey,
  };
}
