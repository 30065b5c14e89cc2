import type { PDFPage } from '@cantoo/pdf-lib';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import type { Language } from '#contract/language/language.ts';
import { centred, centredLines, LEADING, linesThatFit } from './centred-text.ts';
import { CERTIFICATE_TEXTS } from './certificates.texts.ts';
import type { Role } from './pdf-tags.ts';
import { isReadable, settable } from './settable.ts';
import { APRICOT, BRAND, color, type Fonts, INK, LINE, MUTED, type OpenDocument, openDocument } from './typefaces.ts';

/** The course or package that a certificate is for. */
export interface SheetContent {
  kind: CourseOrPackage;
  title: string;
  /** The title in the other language, for a title in letters that the font does not have. */
  otherTitle?: string;
  language: Language;
}

// In points: A4 landscape. The positions of what is stamped on it are in stamp.ts.
const WIDTH = 841.89;
const HEIGHT = 595.28;
const FRAME = 26;
const TITLE = { size: 32, least: 18, width: 600, height: 84 };

/** Title of the tag for the person's name, by which the stamp finds it. */
export const NAME_PART = 'name';

/**
 * Makes the shop's own sheet of a certificate, before anything is stamped on it: a PDF of one page. `describe` sets further
 * metadata of the PDF.
 */
export async function certificateSheet(
  content: SheetContent,
  describe: (pdf: OpenDocument['pdf']) => void = () => {},
): Promise<Buffer> {
  const document = await openDocument();
  describe(document.pdf);
  drawSheet(document, content);
  return Buffer.from(await document.pdf.save());
}

/** Draws the sheet on a new page. */
function drawSheet({ pdf, fonts, tags }: OpenDocument, { kind, title, otherTitle = '', language }: SheetContent): void {
  const words = CERTIFICATE_TEXTS[language];
  const page = pdf.addPage([WIDTH, HEIGHT]);
  tags.decoration(page, () => frame(page));
  tags.decoration(page, () => wordmark(page, fonts));
  const place = (role: Role) => ({ page, width: WIDTH, tags, tag: tags.add(role) });
  const set = [title, otherTitle].map((each) => settable(each, fonts.display)).find(isReadable);
  const heading = { y: 474, size: 13, font: fonts.bold, ink: MUTED };
  centred(place(set ? 'P' : 'H1'), words.heading[kind], heading);
  if (set) {
    const { size, texts } = linesThatFit(set, fonts.display, TITLE);
    const last = texts.length === 1 ? 416 : 410 - ((texts.length - 1) * size * LEADING) / 2;
    centredLines(place('H1'), texts, { y: last, size, font: fonts.display, ink: BRAND });
  }
  centred(place('P'), words.awarded, { y: 342, size: 15, font: fonts.italic, ink: MUTED });
  const [left, right] = [(WIDTH - 440) / 2, (WIDTH + 440) / 2];
  const [start, end] = [
    { x: left, y: 264 },
    { x: right, y: 264 },
  ];
  tags.add('P', { title: NAME_PART });
  tags.decoration(page, () => page.drawLine({ start, end, thickness: 0.8, color: color(LINE) }));
  centred(place('P'), words.reason[kind], { y: 240, size: 12, font: fonts.text, ink: INK });
}

function frame(page: PDFPage): void {
  const inner = { x: FRAME, y: FRAME, width: WIDTH - 2 * FRAME, height: HEIGHT - 2 * FRAME };
  page.drawRectangle({ ...inner, borderColor: color(BRAND), borderWidth: 1.1 });
  const hair = FRAME + 6;
  const hairline = { x: hair, y: hair, width: WIDTH - 2 * hair, height: HEIGHT - 2 * hair };
  page.drawRectangle({ ...hairline, borderColor: color(APRICOT), borderWidth: 0.6 });
  for (const [x, y] of corners()) {
    page.drawCircle({ x, y, size: 13, color: color([1, 1, 1]) });
    page.drawCircle({ x, y, size: 7, color: color(APRICOT) });
    // A leaf, as on the wordmark.
    page.drawSvgPath('M0 0C1 -9 8 -12 13 -12C12 -5 7 -1 0 0Z', { x: x + 1, y: y + 6, color: color(BRAND) });
  }
}

const corners = (): [number, number][] =>
  [FRAME + 3, WIDTH - FRAME - 3].flatMap((x) => [FRAME + 3, HEIGHT - FRAME - 3].map((y): [number, number] => [x, y]));

function wordmark(page: PDFPage, { display }: Fonts): void {
  const size = 30;
  const [letter, rest] = ['ı', 'zbor'];
  const width = display.widthOfTextAtSize(letter + rest, size);
  const x = (WIDTH - width) / 2;
  const y = 505;
  page.drawText(letter + rest, { x, y, size, font: display, color: color(BRAND) });
  const middle = x + display.widthOfTextAtSize(letter, size) * 0.54;
  page.drawCircle({ x: middle, y: y + size * 0.72, size: size * 0.15, color: color(APRICOT) });
  page.drawSvgPath('M0 0Q0.5 -4 5 -4Q4.5 0 0 0Z', { x: middle, y: y + size * 0.85, color: color(BRAND) });
}
