import type { Language } from '#contract/language/language.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { mailPage } from '../mail/mail-page.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Compose, Message } from '../outbox/deliver.ts';
import { fullName } from '../people/full-name.ts';
import { escapeHtml, linesAsHtml } from '../web/escape-html.ts';
import { CONTACT_TEXTS } from './contact.texts.ts';

interface Written {
  id: number;
  subject: string;
  message: string;
  name: string;
  email: string;
  language: Language;
  company: string;
}

/** A message of the contact form, to the people behind the shop; their answer goes to its writer. */
export const contactMessageMail: Compose = async (database, message, { config }) => {
  const written = await readMessage(database, message);
  if (!written) return null;
  const { id, subject, name, email, company } = written;
  const intro = `${name} (${email}), ${company}, poruka ${id}:`;
  return {
    to: { name: 'Izbor', address: config.contactMail },
    replyTo: { name, address: email },
    isFromPerson: true,
    subject: `[Izbor] ${subject}`,
    text: [intro, '', written.message].join('\n'),
    html: mailPage({
      language: 'SR',
      title: subject,
      body: `<p>${escapeHtml(intro)}</p>${quoted(written.message)}`,
      button: { text: 'Odgovori', link: `mailto:${encodeURIComponent(email)}` },
      footer: 'Odgovor na ovu poruku stiže osobi koja ju je poslala.',
    }),
  };
};

/** The copy of it for its writer, in their language. */
export const contactCopyMail: Compose = async (database, message, { config }) => {
  const written = await readMessage(database, message);
  return written ? composeCopy(written, config) : null;
};

interface From {
  publicUrl: string;
  contactMail: string;
}

function composeCopy(written: Written, { publicUrl, contactMail }: From): Omit<Mail, 'id'> {
  const { subject, message, name, email, language } = written;
  const texts = CONTACT_TEXTS[language];
  const link = `${publicUrl}/tutorial-and-faq`;
  return {
    to: { name, address: email },
    replyTo: { name: 'Izbor', address: contactMail },
    subject: texts.copySubject(subject),
    text: [
      texts.copyTitle,
      '',
      texts.copyIntro,
      '',
      message,
      '',
      `${texts.copyButton}: ${link}`,
      '',
      texts.copyFooter,
    ].join('\n'),
    html: mailPage({
      language,
      title: texts.copyTitle,
      body: `<p>${escapeHtml(texts.copyIntro)}</p><p><strong>${escapeHtml(subject)}</strong></p>${quoted(message)}`,
      button: { text: texts.copyButton, link },
      footer: texts.copyFooter,
    }),
    link,
  };
}

async function readMessage(database: Database, { companyId, payload }: Message): Promise<Written | undefined> {
  const rows = await ask<Written>(
    database,
    sql`
    select m.id, m.subject, m.message, ${fullName('u')} as name, u.email, u.language,
      c.name as company
    from contact_messages m
    join users u on u.company_id = m.company_id and u.id = m.user_id
    join companies c on c.id = m.company_id
    where m.company_id = ${companyId} and m.id = ${Number(payload.messageId)}`,
  );
  return rows[0];
}

const quoted = (message: string) =>
  `<blockquote style="margin: 16px 0; padding: 0 0 0 16px; border-left: 3px solid #f2a35c">${linesAsHtml(message)}</blockquote>`;
