import { encode } from 'uqr';
import type { Language } from '#contract/language/language.ts';
import { inLatin } from '#contract/search/search.rules.ts';
import { shownCode } from '../learning/certificate-code.ts';
import { centred, linesThatFit } from './centred.ts';
import { CERTIFICATE_TEXTS } from './certificates.texts.ts';
import { NAME_PART } from './sheet.ts';
import { BRAND, color, INK, MUTED, type OpenDocument, openDocument } from './typefaces.ts';

/** What is stamped on the sheet of a certificate. */
export interface Stamp {
  name: string;
  title: string;
  /** DD.MM.YYYY. */
  date: string;
  number: string;
  code: string;
  /** The address that verifies it. */
  address: string;
  language: Language;
}

// Where things stand, as parts of the page's width and height, so that a sheet of any size has room for them.
const NAME = { y: 0.462, size: 0.068, least: 0.034, width: 0.68 };
const FACTS = { x: 0.105, y: 0.215, leading: 0.06, label: 0.0165, value: 0.022 };
const CODE = { right: 0.895, y: 0.125, size: 0.165 };

/** Stamps name, date, number and the QR code of its verification on the first page of a sheet; answers the PDF. */
export async function stampCertificate(sheet: Buffer, stamp: Stamp): Promise<Buffer> {
  const document = await openDocument(sheet);
  const { pdf, fonts, tags } = document;
  const page = pdf.getPage(0);
  const words = CERTIFICATE_TEXTS[stamp.language];
  pdf.setTitle(`${stamp.title} · ${stamp.name}`, { showInWindowTitleBar: true });
  pdf.setLanguage(stamp.language === 'SR' ? 'sr-Latn' : 'en');
  pdf.setProducer('Izbor');
  pdf.setCreator('Izbor');
  const { width, height } = page.getSize();
  const room = { size: NAME.size * height, least: NAME.least * height, width: NAME.width * width, most: 1 };
  // The typefaces have all Latin letters and no Cyrillic ones.
  const { size, texts } = linesThatFit(inLatin(stamp.name), fonts.display, room);
  const tag = tags.find(NAME_PART) ?? tags.add('P');
  const name = { y: NAME.y * height, size, font: fonts.display, ink: INK };
  for (const text of texts) centred({ page, tags, tag }, text, name);
  fact(document, { label: words.date, value: stamp.date, line: 0 });
  fact(document, { label: words.number, value: stamp.number, line: 1 });
  verification(document, stamp);
  return Buffer.from(await pdf.save());
}

function fact(
  { pdf, fonts: { text, bold }, tags }: OpenDocument,
  { label, value, line }: { label: string; value: string; line: number },
): void {
  const page = pdf.getPage(0);
  const { width, height } = page.getSize();
  const at = { x: FACTS.x * width, y: (FACTS.y - line * FACTS.leading) * height };
  const below = { x: at.x, y: at.y - FACTS.value * 1.15 * height };
  tags.tagged(page, tags.add('P'), () => {
    page.drawText(label, { ...at, size: FACTS.label * height, font: text, color: color(MUTED) });
    page.drawText(value, { ...below, size: FACTS.value * height, font: bold, color: color(INK) });
  });
}

function verification({ pdf, fonts, tags }: OpenDocument, { code, address, language }: Stamp): void {
  const { text, bold } = fonts;
  const page = pdf.getPage(0);
  const { width, height } = page.getSize();
  const side = CODE.size * height;
  const left = CODE.right * width - side;
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const gap = 0.02 * width;
  const lines = [
    { words: CERTIFICATE_TEXTS[language].verify, font: text, ink: MUTED },
    { words: address.replace(/^https?:\/\//, '').replace(code, ''), font: text, ink: INK },
    { words: shownCode(code), font: bold, ink: INK },
  ];
  tags.tagged(page, tags.add('P'), () => {
    for (const [index, { words, font, ink }] of lines.entries()) {
      const size = FACTS.label * height;
      const x = left - gap - font.widthOfTextAtSize(words, size);
      page.drawText(words, { x, y: CODE.y * height + (2 - index) * size * 1.6, size, font, color: color(ink) });
    }
  });
  tags.tagged(page, tags.add('Figure', { alt: `${CERTIFICATE_TEXTS[language].code}: ${address}` }), () =>
    page.drawSvgPath(path, { x: left, y: CODE.y * height + side, scale: side / size, color: color(BRAND) }),
  );
}
