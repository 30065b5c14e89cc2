import type { AdminSuggestion } from '#contract/suggestions/admin-suggestions.contract.ts';
import type { Transaction } from '../database/database.ts';
import { notify } from '../notifications/notify.ts';
import { escapeHtml } from '../web/escape-html.ts';
import { ANSWERS } from './suggestions.texts.ts';

/** Tells whoever made a suggestion what is said of it, in the transaction of that; under one key once. */
export async function tellOfAnswer(
  transaction: Transaction,
  suggestion: AdminSuggestion,
  { now, dedupeKey = null }: { now: Date; dedupeKey?: string | null },
): Promise<void> {
  const { company, person, name, provider, status, answer } = suggestion;
  const paragraphs = answer.split(/\n+/).filter((line) => line.trim() !== '');
  const html = (language: 'EN' | 'SR') =>
    [ANSWERS[language][status].text({ name, provider }), ...paragraphs]
      .map((text) => `<p>${escapeHtml(text)}</p>`)
      .join('');
  const telling = {
    titleEn: ANSWERS.EN[status].title,
    titleSr: ANSWERS.SR[status].title,
    textEn: html('EN'),
    textSr: html('SR'),
    sendFrom: 'Izbor',
    dedupeKey,
  };
  await notify(transaction, { companyId: company.id, userId: person.id }, telling, now);
}
