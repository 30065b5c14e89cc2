import { encode } from 'uqr';
import type { Language } from '#contract/language/language.ts';
import { shownCode } from '../learning/certificate-code.ts';
import { centredLines, linesThatFit } from './centred-text.ts';
import { nameNotSettable } from './certificates.errors.ts';
import { CERTIFICATE_TEXTS } from './certificates.texts.ts';
import { rotatePage, type Seen } from './rotate-page.ts';
import { isReadable, settable } from './settable.ts';
import { NAME_PART } from './sheet.ts';
import { BRAND, color, INK, MUTED, type OpenDocument, openDocument } from './typefaces.ts';

/** The texts stamped on the sheet of a certificate. */
export interface Stamp {
  name: string;
  title: string;
  /** DD.MM.YYYY. */
  date: string;
  number: string;
  code: string;
  /** The address of its verification. */
  address: string;
  language: Language;
}

// Positions as fractions of the visible page, so that they suit a sheet of any size; sizes as fractions of its height, or for a
// narrower page of the height of a landscape sheet of its width.
const NAME = { y: 0.462, size: 0.068, least: 0.02, width: 0.68, height: 0.096 };
const FACTS = { x: 0.105, y: 0.215, leading: 0.06, label: 0.0165, value: 0.022 };
const CODE = { right: 0.895, y: 0.125, size: 0.165 };

/** The visible part of the sheet, and the height that sizes are fractions of. */
interface Sheet extends Seen {
  unit: number;
}

/** Stamps name, date, number and the QR code of its verification on the first page of a sheet; answers the PDF. Throws nameNotSettable. */
export async function stampCertificate(sheet: Buffer, stamp: Stamp): Promise<Buffer> {
  const document = await openDocument(sheet);
  const { pdf } = document;
  const page = pdf.getPage(0);
  const words = CERTIFICATE_TEXTS[stamp.language];
  pdf.setTitle(`${stamp.title} · ${stamp.name}`, { showInWindowTitleBar: true });
  pdf.setLanguage(stamp.language === 'SR' ? 'sr-Latn' : 'en');
  pdf.setProducer('Izbor');
  pdf.setCreator('Izbor');
  await rotatePage(page, (seen) => {
    const sheet = { ...seen, unit: Math.min(seen.height, seen.width / Math.SQRT2) };
    nameOn(document, sheet, stamp.name);
    fact(document, sheet, { label: words.date, value: stamp.date, line: 0 });
    fact(document, sheet, { label: words.number, value: stamp.number, line: 1 });
    verification(document, sheet, stamp);
  });
  return Buffer.from(await pdf.save());
}

function nameOn({ pdf, fonts: { display }, tags }: OpenDocument, { width, height, unit }: Sheet, name: string): void {
  const { size: largest, least, height: room } = NAME;
  // The fonts have all Latin letters and no Cyrillic ones.
  const set = settable(name, display);
  if (!isReadable(set)) throw nameNotSettable();
  const { size, texts } = linesThatFit(set, display, {
    size: largest * unit,
    least: least * unit,
    width: NAME.width * width,
    height: room * unit,
  });
  const place = { page: pdf.getPage(0), width, tags, tag: tags.find(NAME_PART) ?? tags.add('P') };
  centredLines(place, texts, { y: NAME.y * height, size, font: display, ink: INK });
}

function fact(
  { pdf, fonts: { text, bold }, tags }: OpenDocument,
  { width, height, unit }: Sheet,
  { label, value, line }: { label: string; value: string; line: number },
): void {
  const page = pdf.getPage(0);
  const at = { x: FACTS.x * width, y: FACTS.y * height - line * FACTS.leading * unit };
  const below = { x: at.x, y: at.y - FACTS.value * 1.15 * unit };
  tags.tagged(page, tags.add('P'), () => {
    page.drawText(label, { ...at, size: FACTS.label * unit, font: text, color: color(MUTED) });
    page.drawText(value, { ...below, size: FACTS.value * unit, font: bold, color: color(INK) });
  });
}

function verification(
  { pdf, fonts, tags }: OpenDocument,
  { width, height, unit }: Sheet,
  { code, address, language }: Stamp,
): void {
  const { text, bold } = fonts;
  const page = pdf.getPage(0);
  const side = CODE.size * unit;
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
      const size = FACTS.label * unit;
      const x = left - gap - font.widthOfTextAtSize(words, size);
      page.drawText(words, { x, y: CODE.y * height + (2 - index) * size * 1.6, size, font, color: color(ink) });
    }
  });
  tags.tagged(page, tags.add('Figure', { alt: `${CERTIFICATE_TEXTS[language].code}: ${address}` }), () =>
    page.drawSvgPath(path, { x: left, y: CODE.y * height + side, scale: side / size, color: color(BRAND) }),
  );
}
