import { hasEnded } from '#contract/budgets/budgets.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Transaction } from '../database/database.ts';
import { notifyByMail } from '../notifications/notify.ts';
import { escapeHtml, linesAsHtml } from '../web/escape-html.ts';
import type { Move, OpenRequest } from './open-request.ts';
import { NEWS, type News, textOfNews } from './requests.texts.ts';

/** Notifies the employee that a request was accepted or rejected, also by mail, in the same transaction. */
export async function tellOfDecision(transaction: Transaction, request: OpenRequest, move: Move): Promise<void> {
  await tell(transaction, request, {
    news: move.to === 'accepted' ? 'accepted' : 'rejected',
    words: move.reason ?? '',
    now: move.now,
  });
}

/** Notifies the employee of a reviewer's question. */
export async function tellOfQuestion(
  transaction: Transaction,
  request: OpenRequest,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  await tell(transaction, request, { news: 'question', words: text, now });
}

interface Told {
  news: News;
  /** Text of the reviewer: the reason, or the question. */
  words: string;
  now: Date;
}

async function tell(transaction: Transaction, request: OpenRequest, { news, words, now }: Told): Promise<void> {
  const { companyId, userId, id, providerName: provider, amount, currency } = request;
  const ended = hasEnded(request, budgetYear(now)) ? request.fromCategory : 0;
  const html = (language: Language) => {
    const text = textOfNews(news, language, { id, provider, amount, currency, ended });
    return `<p>${escapeHtml(text)}</p>${words && `<p>${linesAsHtml(words)}</p>`}`;
  };
  const telling = {
    titleEn: NEWS.EN[news].title,
    titleSr: NEWS.SR[news].title,
    textEn: html('EN'),
    textSr: html('SR'),
  };
  const message = { kind: 'request_news', payload: { userId, requestId: id, news, words, ended }, now };
  await notifyByMail(transaction, { companyId, userId }, { ...telling, sendFrom: 'Izbor' }, message);
}
