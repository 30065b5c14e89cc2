import type { Language } from '#contract/language/language.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { mailPage } from '../mail/mail-page.ts';
import type { Compose } from '../outbox/deliver.ts';
import { fullName } from '../people/full-name.ts';
import { escapeHtml, linesAsHtml } from '../web/escape-html.ts';
import { NEWS, type News, textOfNews } from './requests.texts.ts';

interface Row {
  email: string;
  name: string;
  language: Language;
  provider: string;
  amount: Minor;
  currency: Currency;
  /** Whether the employee's account is closed, so that they cannot open the request. */
  closed: boolean;
}

/** The mail about a decision or a question, in the language of the employee; null if the request does not exist. */
export const requestMail: Compose = async (database, { companyId, payload }, { config }) => {
  // Mails queued by the previous version do not have `ended`.
  const {
    requestId: id,
    news,
    words,
    ended = 0,
  } = payload as {
    requestId: number;
    news: News;
    words: string;
    ended?: Minor;
  };
  const rows = await ask<Row>(
    database,
    sql`
    select u.email, ${fullName('u')} as name, u.language, r.provider_name as provider,
      r.amount, r.currency, not u.active as closed
    from requests r join users u on u.company_id = r.company_id and u.id = r.user_id
    where r.company_id = ${companyId} and r.id = ${id}`,
  );
  const [row] = rows;
  if (!row) return null;
  const texts = NEWS[row.language];
  const { title } = texts[news];
  const { provider, amount, currency, closed } = row;
  const text = textOfNews(news, row.language, { id, provider, amount, currency, ended, closed });
  const button = closed ? 'Izbor' : texts.button;
  const link = closed ? `${config.publicUrl}/` : `${config.publicUrl}/reimbursement?request=${id}`;
  const body = `<p>${escapeHtml(text)}</p>${words && `<p>${linesAsHtml(words)}</p>`}`;
  return {
    to: { name: row.name, address: row.email },
    subject: `${title}: ${provider}`,
    text: [title, '', ...[text, words].filter(Boolean), '', `${button}: ${link}`, '', texts.footer].join('\n'),
    html: mailPage({ language: row.language, title, body, button: { text: button, link }, footer: texts.footer }),
    link,
  };
};
