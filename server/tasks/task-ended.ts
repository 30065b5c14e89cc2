import type { Language } from '#contract/language/language.ts';
import { textLanguageOf } from '#contract/language/text-language.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { Text } from '../errors/app-error.ts';
import { mailPage } from '../mail/mail-page.ts';
import type { Compose } from '../outbox/deliver.ts';
import { fullName } from '../people/full-name.ts';
import { escapeHtml } from '../web/escape-html.ts';
import type { Ending } from './task-kind.ts';

interface Row {
  email: string;
  name: string;
  language: Language;
}

interface Payload {
  userId: number;
  words: Ending['words'];
  why: Text | null;
}

const TEXTS = {
  EN: { button: 'Notifications', footer: 'Izbor sent this e-mail because work that you started has ended.' },
  SR: { button: 'Obaveštenja', footer: 'Ovu poruku šalje Izbor jer je završen posao koji je pokrenut sa tvog naloga.' },
};

/** The e-mail about a task that has ended, in the language of the person who started it; null when they have left. */
export const taskEndedMail: Compose = async (database, { companyId, payload }, { config }) => {
  const { userId, words, why } = payload as unknown as Payload;
  const [row] = await ask<Row>(
    database,
    sql`
    select email, ${fullName('users')} as name, language from users
    where company_id = ${companyId} and id = ${userId} and active`,
  );
  if (!row) return null;
  const { button, footer } = TEXTS[row.language];
  const key = textLanguageOf(row.language);
  const { title, text } = words[key];
  const lines = [text, ...(why ? [why[key]] : [])];
  const link = `${config.publicUrl}/?notifications=all`;
  return {
    to: { name: row.name, address: row.email },
    subject: title,
    text: [title, '', ...lines, '', `${button}: ${link}`, '', footer].join('\n'),
    html: mailPage({
      language: row.language,
      title,
      body: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
      button: { text: button, link },
      footer,
    }),
    link,
  };
};
