import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/** A mail in the reader's language, as text and as html. */
export interface Mail {
  to: { name: string; address: string };
  /** Address for replies; without it replies are not read. */
  replyTo?: { name: string; address: string };
  /** A person wrote it and expects an answer, so automatic replies are allowed too. */
  isFromPerson?: true;
  /** Address at which the recipient can unsubscribe, for e-mails that they may refuse (decision 191). */
  stopAt?: string;
  subject: string;
  text: string;
  html: string;
  /** Link in the mail, logged if no SMTP server is set. */
  link?: string;
  /** An id that is the same for every try to send the mail, so that a second copy can be recognised. */
  id: string;
}

export type Mailer = (mail: Mail) => Promise<void>;

export interface MailLog {
  info(facts: Record<string, unknown>, text: string): void;
  warn(facts: Record<string, unknown>, text: string): void;
}

/** Headers that suppress automatic replies: RFC 3834, and those of Exchange. */
const NO_ANSWERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/**
 * Milliseconds after which sending an e-mail is given up, whatever its server is doing. No other process may take the e-mail
 * before.
 */
export const LONGEST_SEND = 120_000;

/**
 * Sends through SMTP_URL; without it a mail is written to the outbox folder and logged (product.md 3), with its link unless this is
 * production.
 */
export function createMailer(
  { smtpUrl, dataDir, mailFrom, publicUrl, production }: Config,
  log: MailLog,
  longest = LONGEST_SEND,
): Mailer {
  const host = new URL(publicUrl).hostname;
  const envelope = ({ id, link: _, isFromPerson, stopAt, ...mail }: Mail) => ({
    ...mail,
    from: mailFrom,
    messageId: `<${id}@${host}>`,
    headers: isFromPerson ? {} : NO_ANSWERS,
    list: stopAt ? { unsubscribe: stopAt } : {},
  });
  if (smtpUrl) {
    const smtp = withFirst(({ createTransport }) =>
      createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 }),
    );
    return async (mail) => {
      const transport = await smtp();
      const bounded = Object.assign(envelope(mail), { signal: AbortSignal.timeout(longest) });
      await transport.sendMail(bounded);
    };
  }
  const file = withFirst(({ createTransport }) => createTransport({ streamTransport: true, buffer: true }));
  return async (mail) => {
    const { message } = await (await file()).sendMail(envelope(mail));
    const path = await writeMail(join(dataDir, 'outbox'), mail.id, message as Buffer);
    // A link in a mail opens an account, so it must not be logged where the accounts are real.
    const link = production ? undefined : mail.link;
    log.info({ file: path, ...(link && { link }) }, 'mail written, for SMTP_URL is not set');
  };
}

/** The mail library is loaded with the first e-mail, so that the start does not wait for it. */
function withFirst<Transport>(open: (nodemailer: typeof import('nodemailer')) => Transport): () => Promise<Transport> {
  let opened: Promise<Transport> | undefined;
  return () => {
    opened ??= import('nodemailer').then(open);
    return opened;
  };
}

// A file is never seen half written; the same mail is the same file.
async function writeMail(folder: string, id: string, message: Buffer): Promise<string> {
  const path = join(folder, `${id.replace(/[^\w.-]/g, '_')}.eml`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${path}.part`, message);
  await rename(`${path}.part`, path);
  return path;
}
