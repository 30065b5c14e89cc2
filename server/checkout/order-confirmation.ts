import type { WayToBuy } from '#contract/benefits/benefits.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { type InstructionsRow, instructionsOf, instructionsRow } from '../benefits/instructions.ts';
import { plainWords } from '../benefits/plain-words.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { mailPage } from '../mail/mail-page.ts';
import type { Mail } from '../mail/mailer.ts';
import { fullName } from '../people/full-name.ts';
import { escapeHtml } from '../web/escape-html.ts';
import { ORDER_TEXTS } from './order-confirmation.texts.ts';

interface OrderedLine extends InstructionsRow {
  way: WayToBuy;
  name_en: string;
  name_sr: string;
  provider: string;
  count: number;
  total: Minor;
}

interface Ordered {
  email: string;
  name: string;
  language: Language;
  total: Minor;
  currency: Currency;
  vouchers: number;
  lines: OrderedLine[];
}

/** The e-mail that confirms an order, in the buyer's language; null when the order does not exist. */
export async function orderConfirmationMail(
  database: Database,
  { companyId, orderId }: { companyId: number; orderId: number },
  publicUrl: string,
): Promise<Omit<Mail, 'id'> | null> {
  const rows = await ask<Ordered>(
    database,
    sql`
    select u.email, ${fullName('u')} as name, u.language, o.total, o.currency,
      (select count(*)::integer from vouchers v join order_lines l on l.company_id = v.company_id and l.id = v.order_line_id
        where l.company_id = o.company_id and l.order_id = o.id) as vouchers,
      (select coalesce(jsonb_agg(jsonb_build_object('name_en', l.name_en, 'name_sr', l.name_sr,
        'provider', l.provider_name, 'count', l.count, 'total', l.total,
        'way', l.way_to_buy) || ${instructionsRow(sql`l.benefit_id`)} order by l.id), '[]')
        from order_lines l where l.company_id = o.company_id and l.order_id = o.id) as lines
    from orders o join users u on u.company_id = o.company_id and u.id = o.user_id
    where o.company_id = ${companyId} and o.id = ${orderId}`,
  );
  const [ordered] = rows;
  return ordered ? compose(ordered, orderId, `${publicUrl}/transactions`) : null;
}

function compose(ordered: Ordered, orderId: number, link: string): Omit<Mail, 'id'> {
  const { email, name, language, total, currency, vouchers, lines } = ordered;
  const texts = ORDER_TEXTS[language];
  const money = (amount: Minor) => formatMoney(amount, currency, language);
  const rows = lines.map((line) => ({ text: lineText(line, language), amount: money(line.total) }));
  const uses = lines.map((line) => usageIn(line, language));
  const note = vouchers > 0 ? texts.vouchers(vouchers) : '';
  const text = [
    ...[texts.title, '', texts.intro, ''],
    ...rows.map(({ text, amount }) => `- ${text}: ${amount}`),
    ...['', `${texts.total}: ${money(total)}`, ...(note ? [note] : []), '', texts.howToUse],
    ...uses.flatMap(({ name, html, website }) => ['', name, plainWords(html), ...(website ? [website] : [])]),
    ...['', `${texts.button}: ${link}`, '', texts.footer],
  ];
  return {
    to: { name, address: email },
    subject: texts.subject(orderId),
    text: text.join('\n'),
    html: mailPage({
      language,
      title: texts.title,
      body:
        table(texts.intro, [...rows, { text: texts.total, amount: money(total) }], note) +
        howToUse(texts.howToUse, uses),
      button: { text: texts.button, link },
      footer: texts.footer,
    }),
    link,
  };
}

const nameIn = ({ name_en, name_sr }: Pick<OrderedLine, 'name_en' | 'name_sr'>, language: Language): string =>
  textIn(language, { en: name_en, sr: name_sr });

interface Use {
  name: string;
  /** Html that was sanitised when it was stored. */
  html: string;
  website: string | null;
}

function usageIn(line: OrderedLine, language: Language): Use {
  // The provider's site is shown only for benefits bought online.
  const website = line.way === 'web' ? line.website : null;
  return { name: nameIn(line, language), html: instructionsOf(line, line.way, language), website };
}

function howToUse(title: string, uses: readonly Use[]): string {
  const parts = uses.map(({ name, html, website }) => {
    const link = website && `<p><a href="${escapeHtml(website)}" style="color: #14463a">${escapeHtml(website)}</a></p>`;
    return `<h3 style="margin: 16px 0 0; font-size: 16px; font-weight: 600">${escapeHtml(name)}</h3>${html}${link ?? ''}`;
  });
  return `<h2 style="margin: 24px 0 0; font-size: 20px; line-height: 26px; font-weight: 500">${escapeHtml(title)}</h2>${parts.join('\n')}`;
}

function lineText({ name_en, name_sr, provider, count }: OrderedLine, language: Language): string {
  return `${count} × ${nameIn({ name_en, name_sr }, language)} (${provider})`;
}

function table(intro: string, rows: { text: string; amount: string }[], note: string): string {
  const cells = rows.map(
    ({ text, amount }) =>
      `<tr><td style="padding: 8px 0; border-bottom: 1px solid #e4ddcf">${escapeHtml(text)}</td>
<td align="right" style="padding: 8px 0; border-bottom: 1px solid #e4ddcf; white-space: nowrap">${escapeHtml(amount)}</td></tr>`,
  );
  return `<p>${escapeHtml(intro)}</p>
<table width="100%" cellpadding="0" cellspacing="0">${cells.join('\n')}</table>${note && `<p>${escapeHtml(note)}</p>`}`;
}
