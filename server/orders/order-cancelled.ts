import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { mailPage } from '../mail/mail-page.ts';
import type { Mail } from '../mail/mailer.ts';
import { fullName } from '../people/full-name.ts';
import { linesAsHtml } from '../web/escape-html.ts';
import { CANCELLED_TEXTS } from './order-cancelled.texts.ts';

interface Cancelled {
  email: string;
  name: string;
  language: Language;
  total: Minor;
  /** The part that went to budgets that have ended. */
  ended: Minor;
  currency: Currency;
  /** From how many it was paid. */
  budgets: number;
  vouchers: number;
  /** Why the platform cancelled it; empty from its buyer. */
  reason: string;
  /** Whether the buyer's account is closed: they can no longer open an order. */
  closed: boolean;
}

/** The mail that says an order is cancelled and its money back, in the buyer's language; null when the order is not there. */
export async function orderCancelledMail(
  database: Database,
  { companyId, orderId, ended }: { companyId: number; orderId: number; ended: Minor },
  publicUrl: string,
): Promise<Omit<Mail, 'id'> | null> {
  const rows = await ask<Omit<Cancelled, 'ended'>>(
    database,
    sql`
    select u.email, ${fullName('u')} as name, u.language, o.total, o.currency, o.cancelled_reason as reason,
      not u.active as closed, (
      select (count(distinct l.root_category_id) filter (where l.paid_from_category > 0)
        + max((l.paid_from_flexible > 0)::integer))::integer from order_lines l
      where l.company_id = o.company_id and l.order_id = o.id) as budgets, (
      select count(*)::integer from order_lines l join vouchers v on v.company_id = l.company_id and v.order_line_id = l.id
      where l.company_id = o.company_id and l.order_id = o.id) as vouchers
    from orders o join users u on u.company_id = o.company_id and u.id = o.user_id
    where o.company_id = ${companyId} and o.id = ${orderId}`,
  );
  const [cancelled] = rows;
  if (!cancelled) return null;
  return compose(Object.assign({ ended }, cancelled), orderId, publicUrl);
}

function compose({ email, name, language, ...order }: Cancelled, orderId: number, publicUrl: string): Omit<Mail, 'id'> {
  const texts = CANCELLED_TEXTS[language];
  const button = order.closed ? 'Izbor' : texts.button;
  const link = order.closed ? `${publicUrl}/` : `${publicUrl}/transactions?open=order-${orderId}`;
  const money = (amount: Minor) => formatMoney(amount, order.currency, language);
  const sentences = [
    texts.text(money(order.total), order.budgets),
    ...(order.ended > 0 ? [texts.ended(money(order.ended))] : []),
    ...(order.reason ? [texts.reason(order.reason)] : []),
    ...(order.vouchers > 0 ? [texts.vouchers(order.vouchers)] : []),
  ];
  return {
    to: { name, address: email },
    subject: texts.subject(orderId),
    text: [texts.title, '', ...sentences, '', `${button}: ${link}`, '', texts.footer].join('\n'),
    html: mailPage({
      language,
      title: texts.title,
      body: sentences.map((sentence) => `<p>${linesAsHtml(sentence)}</p>`).join('\n'),
      button: { text: button, link },
      footer: texts.footer,
    }),
    link,
  };
}
