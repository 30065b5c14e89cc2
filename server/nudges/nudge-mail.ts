import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { isTellingHour, nextTellingHour } from '#contract/calendar/telling-hours.rules.ts';
import { formatMoney, toMinor } from '#contract/money/money.rules.ts';
import type { Nudge } from '#contract/nudges/nudges.contract.ts';
import type { PriceReader } from '../benefits/benefit-in-list.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { mailPage } from '../mail/mail-page.ts';
import { type Compose, type Message, NotYet } from '../outbox/deliver.ts';
import { fullName } from '../people/full-name.ts';
import { escapeHtml } from '../web/escape-html.ts';
import { readNudges, yearsEnd } from './nudges.service.ts';
import { NUDGE_MAIL, nudgeTelling, untilWhen } from './nudges.texts.ts';

type MailReader = PriceReader & { name: string; email: string };

/**
 * The e-mail of a reminder, with the state at the time of sending: null when the year is over or the money spent. One that could
 * not be sent by day waits for the next morning.
 */
export const nudgeMail: Compose = async (database, message, { config, now }) => {
  if (yearsEnd(now)?.year !== Number(message.payload.year)) return null;
  if (!isTellingHour(now)) throw new NotYet(nextTellingHour(now));
  const reader = await readMailReader(database, message);
  const nudges = reader ? await readNudges(database, reader, now) : [];
  const [first] = nudges;
  if (!reader || !first) return null;
  const { language, currency } = reader;
  const words = { language, currency, until: first.until, daysLeft: first.days_left };
  const { title } = nudgeTelling(nudges, words);
  const texts = NUDGE_MAIL[language];
  const link =
    nudges.length === 1 ? `${config.publicUrl}/flexible-benefits/${first.category_id}` : `${config.publicUrl}/`;
  const intro = texts.intro(untilWhen(words));
  return {
    to: { name: reader.name, address: reader.email },
    subject: title,
    text: [
      title,
      '',
      intro,
      '',
      ...nudges.map((nudge) => asText(nudge, reader)),
      `${texts.button}: ${link}`,
      '',
      texts.footer,
    ].join('\n'),
    html: mailPage({
      language,
      title,
      body: `<p>${escapeHtml(intro)}</p>${nudges.map((nudge) => asHtml(nudge, reader)).join('')}`,
      button: { text: texts.button, link },
      footer: texts.footer,
    }),
    link,
  };
};

async function readMailReader(database: Database, { companyId, payload }: Message): Promise<MailReader | undefined> {
  const rows = await ask<MailReader>(
    database,
    sql`
    select u.company_id as "companyId", u.id as "userId", u.language, c.currency, u.email,
      ${fullName('u')} as name
    from users u join companies c on c.id = u.company_id
    where u.company_id = ${companyId} and u.id = ${Number(payload.userId)} and u.active and u.confirmed`,
  );
  return rows[0];
}

function linesOf({ category, left, benefits }: Nudge, { language, currency }: MailReader) {
  const money = (amount: number) => formatMoney(toMinor(amount), currency, language);
  return {
    heading: `${categoryName(category, language)}: ${money(left)}`,
    fits: benefits.length > 0 ? NUDGE_MAIL[language].fits : '',
    things: benefits.map(
      ({ name, provider, price_discount_currency: price }) => `${name} (${provider.name}), ${money(price ?? 0)}`,
    ),
  };
}

function asText(nudge: Nudge, reader: MailReader): string {
  const { heading, fits, things } = linesOf(nudge, reader);
  return [heading, ...(fits ? [fits] : []), ...things.map((thing) => `- ${thing}`), ''].join('\n');
}

function asHtml(nudge: Nudge, reader: MailReader): string {
  const { heading, fits, things } = linesOf(nudge, reader);
  const list = things.map((thing) => `<li>${escapeHtml(thing)}</li>`).join('');
  return `<p><strong>${escapeHtml(heading)}</strong></p>${fits && `<p style="margin: 0">${escapeHtml(fits)}</p><ul>${list}</ul>`}`;
}
