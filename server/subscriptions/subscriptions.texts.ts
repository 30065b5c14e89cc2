import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import type { SubscriptionEnd } from '#contract/subscriptions/subscriptions.rules.ts';
import type { Telling } from '../notifications/told.ts';
import { escapeHtml } from '../web/escape-html.ts';

interface Names {
  nameEn: string;
  nameSr: string;
}

const SEND_FROM = 'Izbor';

/** Why a subscription is over, in both languages. */
export const END_REASONS: Record<SubscriptionEnd, { en: string; sr: string }> = {
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
export function subscriptionEnded({ nameEn, nameSr }: Names, id: number, reason: SubscriptionEnd): Telling {
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

/** The notification that a month cost another amount than the one before (quality.md 2.9). */
export function priceIsNew({ nameEn, nameSr, before, amount, currency }: NewPrice, chargeId: number): Telling {
  const [from, to] = [before, amount];
  const money = (language: 'EN' | 'SR') => [from, to].map((one) => formatMoney(one, currency, language));
  const [fromEn, toEn] = money('EN');
  const [fromSr, toSr] = money('SR');
  return {
    titleEn: 'The price of a subscription has changed',
    titleSr: 'Cena pretplate je promenjena',
    textEn: `<p><strong>${escapeHtml(nameEn || nameSr)}</strong></p><p>A month cost ${fromEn} and now costs ${toEn}.</p>`,
    textSr: `<p><strong>${escapeHtml(nameSr || nameEn)}</strong></p><p>Mesec je koštao ${fromSr}, a sada košta ${toSr}.</p>`,
    sendFrom: SEND_FROM,
    dedupeKey: `subscription-price-${chargeId}`,
  };
}
