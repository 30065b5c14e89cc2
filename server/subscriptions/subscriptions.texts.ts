import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { renewalDay } from '#contract/subscriptions/months.rules.ts';
import type { SubscriptionEnd } from '#contract/subscriptions/subscriptions.rules.ts';
import type { Telling } from '../notifications/told.ts';
import { escapeHtml } from '../web/escape-html.ts';

interface Names {
  nameEn: string;
  nameSr: string;
}

const SEND_FROM = 'Izbor';

/** An end that its owner is told of: nobody reads what is written to a closed account. */
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

/** Of which subscription which month costs that. */
interface PricedMonth {
  id: number;
  /** Its first day. */
  month: string;
}

// Whoever was told beforehand is not told once more when it is charged.
const priceKey = ({ id, month }: PricedMonth, amount: Minor): string => `subscription-price-${id}-${month}-${amount}`;

/** The notification that a month cost another amount than the one before (quality.md 2.9). */
export function priceIsNew(price: NewPrice, priced: PricedMonth): Telling {
  return priceTelling(price, priced, {
    titleEn: 'The price of a subscription has changed',
    titleSr: 'Cena pretplate je promenjena',
    en: (from, to) => `A month cost ${from} and now costs ${to}.`,
    sr: (from, to) => `Mesec je koštao ${from}, a sada košta ${to}.`,
  });
}

/** The same before it is charged, while one can still cancel. */
export function priceWillBe(price: NewPrice, priced: PricedMonth): Telling {
  const date = new Date(renewalDay(priced.month));
  const onEn = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
  const onSr = `${date.getUTCDate()}.${date.getUTCMonth() + 1}.`;
  return priceTelling(price, priced, {
    titleEn: 'The price of a subscription changes',
    titleSr: 'Cena pretplate se menja',
    en: (from, to) =>
      `A month cost ${from}; the next one, charged on ${onEn}, costs ${to}. Until then you can cancel it.`,
    sr: (from, to) =>
      `Mesec je koštao ${from}, a sledeći, koji se naplaćuje ${onSr}, košta ${to}. Do tada pretplatu možeš da otkažeš.`,
  });
}

interface PriceWords extends Pick<Telling, 'titleEn' | 'titleSr'> {
  en: (from: string, to: string) => string;
  sr: (from: string, to: string) => string;
}

function priceTelling(
  { nameEn, nameSr, before, amount, currency }: NewPrice,
  priced: PricedMonth,
  { titleEn, titleSr, en, sr }: PriceWords,
): Telling {
  const money = (language: 'EN' | 'SR') =>
    [before, amount].map((one) => formatMoney(one, currency, language)) as [string, string];
  return {
    titleEn,
    titleSr,
    textEn: `<p><strong>${escapeHtml(nameEn || nameSr)}</strong></p><p>${en(...money('EN'))}</p>`,
    textSr: `<p><strong>${escapeHtml(nameSr || nameEn)}</strong></p><p>${sr(...money('SR'))}</p>`,
    sendFrom: SEND_FROM,
    dedupeKey: priceKey(priced, amount),
  };
}
