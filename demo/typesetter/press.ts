import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import type { Role, Tag, Tags } from '#server/certificates/pdf-tags.ts';
import {
  APRICOT,
  color,
  type Fonts,
  INK,
  type Ink,
  LINE,
  MUTED,
  type OpenDocument,
} from '#server/certificates/typefaces.ts';
import { balancedLines, paragraphLines } from './line-breaks.ts';
import type { OutlineEntry } from './outline.ts';
import { drawShapes, drawWordmark } from './page-marks.ts';
import type { Block, Writing } from './writing.ts';

// In points: A4 with a column of some seventy letters per line.
const WIDTH = 595.28;
const HEIGHT = 841.89;
const LEFT = 72;
const TOP = 104;
const COLUMN = WIDTH - 2 * LEFT;
/** In a table of names and values: width of the names, and left edge of the values, in points. */
const NAMES = 150;
const VALUES = 168;

/** Bottom margin of a page, in points. */
export const BOTTOM = 84;

/** Layout parameters of a document. */
export interface Setting {
  /** Factor for the usual distances between lines and blocks. */
  closeness: number;
  /** Free space at the foot of a page, in points. */
  foot: number;
}

interface Style {
  font: PDFFont;
  size: number;
  leading: number;
  ink?: Ink;
  indent?: number;
  width?: number;
  /** Whether its lines have about equal length. */
  balanced?: boolean;
}

/** Broken lines by text and style: breaking takes longer than everything else, and does not depend on the setting. */
export type KnownLines = Map<string, string[]>;

/** A part of the document's structure, in reading order. */
interface Part {
  role: Role;
  within?: Part | undefined;
}

/** Something to draw on a page: of a part, or decoration. */
interface Mark {
  part: Part | null;
  draw: (page: PDFPage) => void;
  /** The heading that begins here. */
  heading?: { title: string; top: number } | undefined;
}

/** Lays out one document page by page, and prints it on request. */
export class Press {
  private readonly pages: Mark[][] = [];
  private readonly parts: Part[] = [];
  private y = 0;
  private readonly fonts: Fonts;
  private readonly setting: Setting;
  private readonly known: KnownLines;
  private readonly heading: Style;
  private readonly text: Style;
  private readonly point: Style;
  private readonly names: Style;
  private readonly values: Style;

  constructor(fonts: Fonts, setting: Setting, known: KnownLines) {
    this.fonts = fonts;
    this.setting = setting;
    this.known = known;
    const { display, text, bold } = fonts;
    this.heading = { font: display, size: 17, leading: this.close(23), balanced: true };
    this.text = { font: text, size: 10.5, leading: this.close(16) };
    this.point = { ...this.text, indent: 16 };
    this.names = { font: bold, size: 10, leading: this.close(15), width: NAMES };
    this.values = { font: text, size: 10, leading: this.close(15), indent: VALUES };
    this.turn();
  }

  /** Number of pages. */
  get count(): number {
    return this.pages.length;
  }

  /** Filled share of the last page, 0…1. */
  get filled(): number {
    return (HEIGHT - TOP - this.y) / (HEIGHT - TOP - BOTTOM);
  }

  /** Lays out the whole document. */
  lay({ title, standfirst, blocks }: Writing): this {
    const { display, italic } = this.fonts;
    this.mark(null, (page) => drawShapes(page, 180));
    this.y -= 48;
    this.lines(title, { font: display, size: 36, leading: 40, balanced: true }, this.part('H1'));
    this.y -= 8;
    this.lines(standfirst, { font: italic, size: 14, leading: 21, ink: MUTED, balanced: true });
    this.gap(12);
    for (const [index, block] of blocks.entries()) this.block(block, blocks[index + 1]);
    return this;
  }

  /** Draws the laid-out pages into a document, with a footer on each; returns the positions of the headings. */
  print({ pdf, tags }: OpenDocument, { title, pageOf }: Writing): OutlineEntry[] {
    const headings: OutlineEntry[] = [];
    const tagOf = this.tagParts(tags);
    for (const [index, marks] of this.pages.entries()) {
      const page = pdf.addPage([WIDTH, HEIGHT]);
      tags.decoration(page, () => drawWordmark(page, this.fonts.wordmark, { x: LEFT, y: HEIGHT - 64, size: 24 }));
      for (const { part, draw, heading } of marks) {
        const tag = part && tagOf.get(part);
        if (tag) tags.tagged(page, tag, () => draw(page));
        else tags.decoration(page, () => draw(page));
        if (heading) headings.push({ ...heading, page: page.ref });
      }
      tags.decoration(page, () => this.footer(page, title, pageOf(index + 1, this.count)));
    }
    return headings;
  }

  private tagParts(tags: Tags): Map<Part, Tag> {
    const tagOf = new Map<Part, Tag>();
    for (const part of this.parts)
      tagOf.set(part, tags.add(part.role, { within: part.within && tagOf.get(part.within) }));
    return tagOf;
  }

  private footer(page: PDFPage, title: string, position: string): void {
    const { text } = this.fonts;
    const style = { font: text, size: 8.5, color: color(MUTED), y: 46 };
    page.drawText(title, { ...style, x: LEFT });
    page.drawText(position, { ...style, x: WIDTH - LEFT - text.widthOfTextAtSize(position, 8.5) });
    drawRule(page, 64);
  }

  private block(block: Block, next: Block | undefined): void {
    if ('heading' in block) {
      const height = this.heightOf(block.heading, this.heading);
      // A heading stays on the page of the block after it.
      this.room(this.close(14 + 5) + height + this.beginningOf(next));
      this.gap(14);
      this.lines(block.heading, this.heading, this.part('H2'));
      this.gap(5);
    } else if ('text' in block) {
      // So does a paragraph that introduces a list.
      if (block.text.endsWith(':'))
        this.room(this.heightOf(block.text, this.text) + this.close(7) + this.beginningOf(next));
      this.lines(block.text, this.text);
      this.gap(7);
    } else if ('points' in block) {
      this.points(block.points);
      this.gap(4);
    } else {
      this.table(block.rows);
    }
  }

  /** Height of the beginning of a block that must not be split. */
  private beginningOf(block: Block | undefined): number {
    if (!block) return 0;
    if ('heading' in block) return this.heightOf(block.heading, this.heading);
    if ('text' in block) return this.text.leading * atFirst(this.linesOf(block.text, this.text).length);
    const heights = 'points' in block ? this.heightsOfPoints(block.points) : this.heightsOfRows(block.rows);
    return (heights[0] ?? 0) + (heights[1] ?? 0);
  }

  private heightsOfPoints(points: readonly string[]): number[] {
    return points.map((point) => this.heightOf(point, this.point) + this.close(3));
  }

  /** Sets a list. Neither its first nor its last point stands alone on a page. */
  private points(points: readonly string[]): void {
    const heights = this.heightsOfPoints(points);
    const list = this.part('L');
    for (const [index, point] of points.entries()) {
      this.room(together(heights, index));
      // The bullet stands beside the first line.
      const y = this.y - 0.4625 * this.point.leading;
      this.mark(null, (page) => page.drawCircle({ x: LEFT + 4, y, size: 2.2, color: color(APRICOT) }));
      this.lines(point, this.point, this.part('LBody', this.part('LI', list)));
      this.gap(3);
    }
  }

  private heightsOfRows(rows: readonly (readonly [string, string])[]): number[] {
    return rows.map(
      ([name, value]) => this.close(13) + Math.max(this.heightOf(name, this.names), this.heightOf(value, this.values)),
    );
  }

  /** Sets a table. Neither its first nor its last row stands alone on a page. */
  private table(rows: readonly (readonly [string, string])[]): void {
    const heights = this.heightsOfRows(rows);
    this.gap(3);
    const table = this.part('Table');
    for (const [index, [name, value]] of rows.entries()) {
      this.room(together(heights, index));
      this.rule();
      const top = this.y;
      const row = this.part('TR', table);
      for (const [text, style, role] of [[name, this.names, 'TH'] as const, [value, this.values, 'TD'] as const]) {
        this.y = top - this.close(6);
        this.lines(text, style, this.part(role, row));
      }
      this.y = top - (heights[index] ?? 0);
    }
    this.rule();
    this.gap(14);
  }

  private heightOf(text: string, style: Style): number {
    return style.leading * this.linesOf(text, style).length;
  }

  private linesOf(text: string, { font, size, indent = 0, width = COLUMN - indent, balanced }: Style): string[] {
    const key = [font.name, size, width, text].join();
    const known = this.known.get(key);
    if (known) return known;
    const broken = balanced ? balancedLines : paragraphLines;
    const lines = broken(text, (part) => font.widthOfTextAtSize(part, size), width);
    this.known.set(key, lines);
    return lines;
  }

  /** Sets a text. Neither its first nor its last line stands alone on a page. */
  private lines(text: string, style: Style, part = this.part('P')): void {
    const { font, size, leading, ink = INK, indent = 0 } = style;
    const lines = this.linesOf(text, style);
    for (const [index, line] of lines.entries()) {
      this.room(leading * (index === 0 ? atFirst(lines.length) : lines.length - index === 2 ? 2 : 1));
      const place = { x: LEFT + indent, y: this.y - size };
      const heading = index === 0 && part.role === 'H2' ? { title: text, top: this.y } : undefined;
      this.mark(part, (page) => page.drawText(line, { ...place, size, font, color: color(ink) }), heading);
      this.y -= leading;
    }
  }

  private rule(): void {
    const { y } = this;
    this.mark(null, (page) => drawRule(page, y));
  }

  private mark(part: Part | null, draw: Mark['draw'], heading?: Mark['heading']): void {
    this.pages.at(-1)?.push({ part, draw, heading });
  }

  private part(role: Role, within?: Part): Part {
    const part = { role, within };
    this.parts.push(part);
    return part;
  }

  private close(distance: number): number {
    return distance * this.setting.closeness;
  }

  private gap(distance: number): void {
    this.y -= this.close(distance);
  }

  private room(height: number): void {
    if (this.y - height < this.setting.foot) this.turn();
  }

  private turn(): void {
    this.pages.push([]);
    this.y = HEIGHT - TOP;
  }
}

/** Number of lines at the beginning of a text that must not be split. */
function atFirst(lines: number): number {
  return Math.min(lines, lines === 3 ? 3 : 2);
}

/** Height of an item, together with the next one when either is the first or the last. */
function together(heights: readonly number[], index: number): number {
  const withNext = index === 0 || index === heights.length - 2;
  return (heights[index] ?? 0) + (withNext ? (heights[index + 1] ?? 0) : 0);
}

function drawRule(page: PDFPage, y: number): void {
  const [start, end] = [
    { x: LEFT, y },
    { x: WIDTH - LEFT, y },
  ];
  page.drawLine({ start, end, thickness: 0.6, color: color(LINE) });
}
