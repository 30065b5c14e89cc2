import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { mailPage } from '../mail/mail-page.ts';
import type { Mail } from '../mail/mailer.ts';
import { fullName } from '../people/full-name.ts';
import { escapeHtml } from '../web/escape-html.ts';
import { END_REASONS, type ToldEnd } from './subscriptions.texts.ts';

interface Ended {
  email: string;
  name: string;
  language: Language;
  name_en: string;
  name_sr: string;
  ended_by: ToldEnd;
}

const TEXTS = {
  EN: {
    title: (name: string) => `Your subscription has ended: ${name}`,
    button: 'Subscriptions',
    footer: 'Izbor sent this e-mail because a subscription of your account has ended.',
  },
  SR: {
    title: (name: string) => `Tvoja pretplata je istekla: ${name}`,
    button: 'Pretplate',
    footer: 'Ovu poruku šalje Izbor jer je istekla jedna pretplata tvog naloga.',
  },
};

/**
 * The e-mail about a subscription that the server ended, in its owner's language; null when it does not exist, or they have left.
 */
export async function subscriptionEndedMail(
  database: Database,
  { companyId, subscriptionId }: { companyId: number; subscriptionId: number },
  publicUrl: string,
): Promise<Omit<Mail, 'id'> | null> {
  const rows = await ask<Ended>(
    database,
    sql`
    select u.email, ${fullName('u')} as name, u.language, b.name_en, b.name_sr, s.ended_by
    from subscriptions s join users u on u.company_id = s.company_id and u.id = s.user_id
      join benefits b on b.id = s.benefit_id
    where s.company_id = ${companyId} and s.id = ${subscriptionId} and s.ended_by is not null and u.active`,
  );
  const [ended] = rows;
  return ended ? compose(ended, `${publicUrl}/subscriptions`) : null;
}

function compose({ email, name, language, name_en, name_sr, ended_by }: Ended, link: string): Omit<Mail, 'id'> {
  const texts = TEXTS[language];
  const title = texts.title(textIn(language, { en: name_en, sr: name_sr }));
  const reason = textIn(language, END_REASONS[ended_by]);
  return {
    to: { name, address: email },
    subject: title,
    text: [title, '', reason, '', `${texts.button}: ${link}`, '', texts.footer].join('\n'),
    html: mailPage({
      language,
      title,
      body: `<p>${escapeHtml(reason)}</p>`,
      button: { text: texts.button, link },
      footer: texts.footer,
    }),
    link,
  };
}
