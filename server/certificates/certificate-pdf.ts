import type { Readable } from 'node:stream';
import { businessDay, writtenDay } from '#contract/calendar/calendar.rules.ts';
import type { Certificate } from '#contract/certificates/certificates.contract.ts';
import type { Language } from '#contract/language/language.ts';
import type { Storage } from '../files/storage.ts';
import type { Printed } from './certificates.service.ts';
import { certificateSheet } from './sheet.ts';
import { stampCertificate } from './stamp.ts';

interface Printing {
  certificate: Certificate;
  printed: Printed;
  storage: Storage;
  language: Language;
  publicUrl: string;
}

/**
 * A certificate as PDF, stamped on the sheet of its course or package (in the language, if it has one) or else on the shop's own.
 */
export async function certificatePdf({
  certificate,
  printed,
  storage,
  language,
  publicUrl,
}: Printing): Promise<Buffer> {
  const { kind, title, name, number, code, issued_at } = certificate;
  const other = language === 'SR' ? 'EN' : 'SR';
  const sheet = printed.sheets[language] ?? printed.sheets[other];
  const blank = sheet
    ? await bytesOf(await storage.read(sheet.key))
    : await certificateSheet({ kind, title, otherTitle: printed.titles[other], language });
  const stamp = { name, title, number, code, language, date: writtenDay(businessDay(new Date(issued_at))) };
  return stampCertificate(blank, { ...stamp, address: `${publicUrl}/verify/${code}` });
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
