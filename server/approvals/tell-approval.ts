import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney } from '#contract/money/money.rules.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { grouped } from '../money/grouped.ts';
import type { Telling } from '../notifications/insert-notifications.ts';
import { notify, notifyByMail } from '../notifications/notify.ts';
import { plainTelling } from '../notifications/plain-telling.ts';
import { post } from '../outbox/post.ts';
import { readName } from '../people/read-name.ts';
import type { ApprovalKindOf, ApprovalRow } from './approval-kind.ts';
import { APPROVAL_TEXTS, type Ended, type Proposed } from './approvals.texts.ts';
import { othersWho } from './who-approves.ts';

/** Figures of a proposal, formatted in a language. */
export const written = (
  { sum, people, currency }: { sum: number; people: number | null; currency: Currency },
  who: string,
  language: Language,
): Proposed => ({
  who,
  sum: formatMoney(sum, currency, language),
  people: grouped(people ?? 0, language),
});

/** The text about an ended proposal; `early` if it ended before it expired. */
export const endedWords = (language: Language, ended: Exclude<Ended, 'withdrawn'>, early: boolean) =>
  ended === 'expired' && early ? APPROVAL_TEXTS[language].endedEarly : APPROVAL_TEXTS[language].ended[ended];

/** A notification from the figures of a proposal and a free text. */
const telling = (
  approval: ApprovalRow,
  who: string,
  say: (language: Language) => { title: string; text: (proposed: Proposed) => string },
  words: string,
): Telling =>
  plainTelling((language) => {
    const { title, text } = say(language);
    return { title, paragraphs: [text(written(approval, who, language)), words] };
  });

/** Notifies everybody who could approve it, by a notification and a mail. */
export async function tellAsked(
  transaction: Transaction,
  approval: ApprovalRow,
  permission: ApprovalKindOf['permission'],
): Promise<void> {
  const { companyId, id, kind, proposedBy, userId: whose, note, createdAt: now } = approval;
  const others = await ask<{ id: number }>(
    transaction,
    sql`
    select u.id from ${othersWho({ companyId, userId: proposedBy }, permission)} and u.id is distinct from ${whose}::bigint
    order by u.id`,
  );
  const userIds = others.map((each) => each.id);
  const who = await readName(transaction, { companyId, userId: proposedBy });
  const say = (language: Language) => APPROVAL_TEXTS[language].asked[kind];
  await notify(transaction, { companyId, userIds }, telling(approval, who, say, note), now);
  for (const userId of userIds) {
    await post(transaction, { companyId, kind: 'approval_asked', payload: { approvalId: id, userId }, now });
  }
}

/** Notifies the proposer of the decision, by a notification and, as long as they may see it, a mail. */
export async function tellEnded(
  transaction: Transaction,
  approval: ApprovalRow,
  { ended, by, now }: { ended: Exclude<Ended, 'withdrawn'>; by: number | null; now: Date },
): Promise<void> {
  const { companyId, id, proposedBy: userId, reason, expiresAt } = approval;
  const who = by === null ? '' : await readName(transaction, { companyId, userId: by });
  const say = (language: Language) => endedWords(language, ended, now < expiresAt);
  const mail = { kind: 'approval_ended', payload: { approvalId: id }, now };
  await notifyByMail(transaction, { companyId, userId }, telling(approval, who, say, reason), mail);
}
