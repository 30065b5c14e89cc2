import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The data folder of the shop that all tests share. */
export const sharedFolder = join(tmpdir(), `izbor-e2e-shared-${process.env.E2E_PORT ?? 3410}`);

/** A mail in the outbox of a shop without SMTP_URL, with the parts that tests read. */
export interface WrittenMail {
  to: string;
  /** Text part of the mail. */
  text: string;
  /** Addresses in the text. */
  links: string[];
}

/** The mails of a data folder, oldest first. */
export function mailsIn(dataFolder: string): WrittenMail[] {
  const folder = join(dataFolder, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .map((file) => readMail(readFileSync(file, 'utf8')));
}

/** Path and query of the newest link to a page in the mails to an address, except those in `not`. */
export async function linkTo(
  email: string,
  page: string,
  { mails = () => mailsIn(sharedFolder), not = [] }: { mails?: () => WrittenMail[]; not?: readonly string[] } = {},
): Promise<string> {
  const links = () =>
    mails()
      .filter(({ to }) => to === email)
      .flatMap((mail) => mail.links)
      .filter((link) => link.includes(page) && !not.some((earlier) => link.endsWith(earlier)));
  await expect.poll(() => links().length, { message: `a mail to ${email}`, intervals: [50, 100] }).toBeGreaterThan(0);
  const { pathname, search } = new URL(links().at(-1) ?? '');
  return `${pathname}${search}`;
}

function readMail(written: string): WrittenMail {
  const part = /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(written);
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(part?.[0] ?? '')?.[1] ?? '7bit';
  const text = decoded(part?.[1] ?? '', encoding);
  return {
    // A long name continues on the next line.
    to: /^To: .*(?:\r?\n[ \t].*)*/m.exec(written)?.[0].match(/[^\s<>]+@[^\s<>]+/)?.[0] ?? '',
    text,
    links: text.match(/https?:\/\/\S+/g) ?? [],
  };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
