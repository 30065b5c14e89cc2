import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import type { PlatformPermission } from '#contract/permissions/permissions.rules.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { Telling } from '../notifications/insert-notifications.ts';
import { notify } from '../notifications/notify.ts';
import { plainTelling } from '../notifications/plain-telling.ts';
import { othersOnPlatform } from '../people/others-on-platform.ts';
import type { PersonKey } from '../people/person-key.ts';
import { readName } from '../people/read-name.ts';
import { PLATFORM_APPROVAL_TEXTS, type Words } from './platform-approvals.texts.ts';

interface Told {
  told: 'refund' | 'limit';
  sum: Minor;
  currency: Currency;
  now: Date;
}

interface Asked extends Told {
  permission: PlatformPermission;
  /** The buyer of the order, who must not decide about it. */
  but?: PersonKey;
}

/** Notifies those who could approve a proposal. */
export async function tellAsked(
  transaction: Transaction,
  by: PersonKey,
  { permission, but = by, told, sum, currency, now }: Asked,
): Promise<void> {
  const people = await ask<{ companyId: number; userIds: number[] }>(
    transaction,
    sql`
    select u.company_id as "companyId", jsonb_agg(u.id order by u.id) as "userIds" from ${othersOnPlatform(permission, by)}
      and (u.company_id, u.id) <> (${but.companyId}::bigint, ${but.userId}::bigint)
    group by u.company_id order by u.company_id`,
  );
  const who = await readName(transaction, by);
  const telling = tellingOf((language) => PLATFORM_APPROVAL_TEXTS[language].asked[told], { who, sum, currency });
  for (const each of people) await notify(transaction, each, telling, now);
}

interface Ended extends Told {
  ended: 'approved' | 'refused' | 'expired';
  reason: string;
}

/** Notifies the proposer of another person's decision and its reason, or (`by` null) that the proposal expired. */
export async function tellProposer(
  transaction: Transaction,
  by: PersonKey | null,
  proposer: PersonKey,
  { told, ended, sum, currency, reason, now }: Ended,
): Promise<void> {
  const who = by === null ? '' : await readName(transaction, by);
  const say = (language: Language) => PLATFORM_APPROVAL_TEXTS[language][ended][told];
  await notify(transaction, proposer, tellingOf(say, { who, sum, currency, reason }), now);
}

interface Said {
  who: string;
  sum: Minor;
  currency: Currency;
  reason?: string;
}

const tellingOf = (say: (language: Language) => Words, { who, sum, currency, reason }: Said): Telling =>
  plainTelling((language) => {
    const { title, text } = say(language);
    return { title, paragraphs: [text(who, formatMoney(sum, currency, language)), reason] };
  });
