import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { balancedLines, paragraphLines } from './line-breaks.ts';
import { drawShapes, drawWordmark } from './page-marks.ts';
import { APRICOT, color, type Fonts, INK, type Ink, LINE, MUTED } from './typefaces.ts';
import type { Block, Writing } from './typeset.ts';

// Points. A4 with a column of some seventy letters.
const WIDTH = 595.28;
const HEIGHT = 841.89;
const LEFT = 72;
const TOP = 104;
const BOTTOM = 84;
const COLUMN = WIDTH - 2 * LEFT;
/** Of a table: its names, and where its values begin. */
const NAMES = 150;
const VALUES = 168;

interface Set {
  font: PDFFont;
  size: number;
  leading: number;
  ink?: Ink;
  indent?: number;
  width?: number;
  /** Lines of about the same length. */
  balanced?: boolean;
}

/** Sets one document from top to bottom, page after page. */
export class Press {
  private page: PDFPage;
  private y = HEIGHT - TOP;
  private readonly pdf: PDFDocument;
  private readonly fonts: Fonts;

  constructor(pdf: PDFDocument, fonts: Fonts) {
    this.pdf = pdf;
    this.fonts = fonts;
    this.page = this.newPage();
  }

  opening({ title, standfirst }: Writing): void {
    const { display, italic } = this.fonts;
    drawShapes(this.page, 180);
    this.y -= 48;
    this.lines(title, { font: display, size: 36, leading: 40, balanced: true });
    this.y -= 8;
    this.lines(standfirst, { font: italic, size: 14, leading: 21, ink: MUTED, balanced: true });
    this.y -= 12;
  }

  block(block: Block): void {
    const { display, text } = this.fonts;
    if ('heading' in block) {
      // A heading stays with what follows it.
      this.room(86);
      this.y -= 14;
      this.lines(block.heading, { font: display, size: 17, leading: 23, balanced: true });
      this.y -= 5;
    } else if ('text' in block) {
      this.lines(block.text, { font: text, size: 10.5, leading: 16 });
      this.y -= 7;
    } else if ('points' in block) {
      for (const point of block.points) this.point(point);
      this.y -= 4;
    } else {
      this.table(block.rows);
    }
  }

  footers({ title, pageOf }: Writing): void {
    const { text } = this.fonts;
    const pages = this.pdf.getPages();
    for (const [index, page] of pages.entries()) {
      const position = pageOf(index + 1, pages.length);
      const style = { font: text, size: 8.5, color: color(MUTED), y: 46 };
      page.drawText(title, { ...style, x: LEFT });
      page.drawText(position, { ...style, x: WIDTH - LEFT - text.widthOfTextAtSize(position, 8.5) });
      this.rule(page, 64);
    }
  }

  private point(text: string): void {
    const style = { font: this.fonts.text, size: 10.5, leading: 16, indent: 16 };
    // The bullet is drawn where its first line is, which may be on the next page.
    this.lines(text, style, (y) => this.page.drawCircle({ x: LEFT + 4, y: y - 7.4, size: 2.2, color: color(APRICOT) }));
    this.y -= 3;
  }

  /** Sets a table. Neither its first nor its last row stands alone on a page. */
  private table(rows: readonly (readonly [string, string])[]): void {
    const names = { font: this.fonts.bold, size: 10, leading: 15, width: NAMES };
    const values = { font: this.fonts.text, size: 10, leading: 15, indent: VALUES };
    const heights = rows.map(
      ([name, value]) => 13 + 15 * Math.max(this.linesOf(name, names).length, this.linesOf(value, values).length),
    );
    this.y -= 3;
    for (const [index, [name, value]] of rows.entries()) {
      const height = heights[index] ?? 0;
      const next = index === 0 || index === rows.length - 2 ? (heights[index + 1] ?? 0) : 0;
      this.room(height + next);
      this.rule(this.page, this.y);
      const top = this.y;
      for (const [text, style] of [[name, names] as const, [value, values] as const]) {
        this.y = top - 6;
        this.lines(text, style);
      }
      this.y = top - height;
    }
    this.rule(this.page, this.y);
    this.y -= 14;
  }

  private linesOf(text: string, { font, size, indent = 0, width = COLUMN - indent, balanced }: Set): string[] {
    const broken = balanced ? balancedLines : paragraphLines;
    return broken(text, (part) => font.widthOfTextAtSize(part, size), width);
  }

  /** Sets a text. Neither its first nor its last line stands alone on a page. */
  private lines(text: string, style: Set, beforeFirst?: (y: number) => void): void {
    const { font, size, leading, ink = INK, indent = 0 } = style;
    const lines = this.linesOf(text, style);
    for (const [index, line] of lines.entries()) {
      const left = lines.length - index;
      const together = left <= 3 && index === 0 ? left : index === 0 || left === 2 ? 2 : 1;
      this.room(leading * together);
      if (index === 0) beforeFirst?.(this.y);
      this.page.drawText(line, { x: LEFT + indent, y: this.y - size, size, font, color: color(ink) });
      this.y -= leading;
    }
  }

  private rule(page: PDFPage, y: number): void {
    const [start, end] = [
      { x: LEFT, y },
      { x: WIDTH - LEFT, y },
    ];
    page.drawLine({ start, end, thickness: 0.6, color: color(LINE) });
  }

  private room(height: number): void {
    if (this.y - height >= BOTTOM) return;
    this.page = this.newPage();
    this.y = HEIGHT - TOP;
  }

  private newPage(): PDFPage {
    const page = this.pdf.addPage([WIDTH, HEIGHT]);
    drawWordmark(page, this.fonts.wordmark, { x: LEFT, y: HEIGHT - 64, size: 24 });
    return page;
  }
}
