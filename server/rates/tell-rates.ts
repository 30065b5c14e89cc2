import { type Currency, shownCurrency } from '#contract/money/money.rules.ts';
import { perEuroOf } from '#contract/rates/rates.rules.ts';
import type { Transaction } from '../database/database.ts';
import { notify } from '../notifications/notify.ts';
import { plainTelling } from '../notifications/plain-telling.ts';
import type { PersonKey } from '../people/person-key.ts';
import { readName } from '../people/read-name.ts';
import { RATE_TEXTS } from './rates.texts.ts';

interface Told {
  currency: Currency;
  perEuro: number;
  now: Date;
}

/** Notifies the people who could approve a proposed rate. */
export async function tellOthers(
  transaction: Transaction,
  people: readonly PersonKey[],
  { caller, ...told }: Told & { caller: PersonKey },
): Promise<void> {
  const telling = await tellingOf(transaction, 'asked', { ...told, by: caller });
  for (const companyId of new Set(people.map((person) => person.companyId))) {
    const userIds = people.filter((person) => person.companyId === companyId).map(({ userId }) => userId);
    await notify(transaction, { companyId, userIds }, telling, told.now);
  }
}

interface Decided {
  told: 'approved' | 'refused' | 'expired';
  /** Null when the proposal expired. */
  by: PersonKey | null;
  reason?: string;
  now: Date;
}

/** Notifies the proposer of a rate of the outcome. */
export async function tellProposer(
  transaction: Transaction,
  {
    companyId,
    proposedBy,
    currency,
    perEuro,
  }: { companyId: number; proposedBy: number; currency: Currency; perEuro: number },
  { told, by, reason, now }: Decided,
): Promise<void> {
  const telling = await tellingOf(transaction, told, { currency, perEuro, by, reason });
  await notify(transaction, { companyId, userId: proposedBy }, telling, now);
}

async function tellingOf(
  transaction: Transaction,
  told: keyof (typeof RATE_TEXTS)['EN'],
  { by, currency, perEuro, reason }: Omit<Told, 'now'> & { by: PersonKey | null; reason?: string | undefined },
) {
  const who = by === null ? '' : await readName(transaction, by);
  return plainTelling((language) => {
    const rate = new Intl.NumberFormat(language === 'SR' ? 'sr-Latn-RS' : 'en-GB', { maximumFractionDigits: 6 });
    const written = { who, rate: rate.format(perEuroOf(perEuro)), currency: shownCurrency(currency) };
    const { title, text } = RATE_TEXTS[language][told];
    return { title, paragraphs: [text(written), reason] };
  });
}
