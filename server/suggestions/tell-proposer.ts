import type { AdminSuggestion } from '#contract/suggestions/admin-suggestions.contract.ts';
import type { Transaction } from '../database/database.ts';
import { notify } from '../notifications/notify.ts';
import { plainTelling } from '../notifications/plain-telling.ts';
import { ANSWERS } from './suggestions.texts.ts';

/** Notifies the author of a suggestion of the answer, in its transaction; once per dedupe key. */
export async function tellOfAnswer(
  transaction: Transaction,
  suggestion: AdminSuggestion,
  { now, dedupeKey = null }: { now: Date; dedupeKey?: string | null },
): Promise<void> {
  const { company, person, name, provider, status, answer } = suggestion;
  const lines = answer.split(/\n+/).filter((line) => line.trim() !== '');
  const telling = plainTelling((language) => {
    const { title, text } = ANSWERS[language][status];
    return { title, paragraphs: [text({ name, provider }), ...lines] };
  });
  await notify(transaction, { companyId: company.id, userId: person.id }, Object.assign(telling, { dedupeKey }), now);
}
