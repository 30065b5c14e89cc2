import type { OPS, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawnOn, type Matrix, times } from './drawn.ts';
import type { PageContent, Run } from './page-content.ts';
import { rolesOf } from './roles.ts';

type TextItem = Extract<Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number], { str: string }>;
type Item = TextItem | { type: string; id?: string; tag?: string };

/** A run with its rotation in quarter turns. */
interface Turned extends Run {
  turns: number;
}

/** Reads the content of a page: text with its position and style, pictures and lines. Throws if the page is broken. */
export async function readPage(page: PDFPageProxy, operations: typeof OPS): Promise<PageContent> {
  // The names of fonts are known only after the drawing operators were loaded.
  const operators = await page.getOperatorList();
  const [{ items }, tree] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree().catch(() => null),
  ]);
  const roles = rolesOf(tree);
  const styles = stylesOf(page);
  const upright = page.getViewport({ scale: 1 });
  const turns = mostTurns(
    runsOf(items as Item[], { transform: upright.transform as unknown as Matrix, styles, roles }),
  );
  const rotation = (page.rotate - 90 * turns + 720) % 360;
  const { width, height, transform } = page.getViewport({ scale: 1, rotation });
  const runs = runsOf(items as Item[], { transform: transform as unknown as Matrix, styles, roles });
  return {
    number: page.pageNumber,
    width,
    height,
    rotation,
    runs: withoutDoubles(runs.filter((run) => run.turns === 0)),
    aside: runs.filter((run) => run.turns !== 0).map(({ text }) => text),
    ...drawnOn(operators, { width, height, transform: transform as unknown as Matrix }, operations),
  };
}

interface Style {
  bold: boolean;
  italic: boolean;
}

/** Style of a font, derived from its name, because the file says it nowhere else. */
function stylesOf({ commonObjs }: PDFPageProxy): (font: string) => Style {
  const known = new Map<string, Style>();
  return (font) => {
    const found = known.get(font);
    if (found) return found;
    const name = commonObjs.has(font) ? String((commonObjs.get(font) as { name?: string }).name ?? '') : '';
    const style = { bold: /bold|black|heavy|demi/i.test(name), italic: /italic|oblique/i.test(name) };
    known.set(font, style);
    return style;
  };
}

interface Reading {
  transform: Matrix;
  styles: (font: string) => Style;
  roles: (id: string) => string | null;
}

function runsOf(items: readonly Item[], { transform, styles, roles }: Reading): Turned[] {
  const runs: Turned[] = [];
  const marked: (string | null)[] = [];
  let spaced = false;
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marked.pop();
      else marked.push(item.tag === 'Artifact' ? 'Artifact' : item.id ? roles(item.id) : (marked.at(-1) ?? null));
      continue;
    }
    const text = plain(item.str);
    if (text.trim() === '') {
      spaced ||= text !== '' || item.hasEOL;
      continue;
    }
    const place = placeOf(item, times(transform, item.transform as unknown as Matrix));
    const first = spaced || /^\s/.test(text);
    const role = marked.at(-1) ?? null;
    runs.push({ text: text.trim(), spaced: first, order: runs.length, role, ...place, ...styles(item.fontName) });
    spaced = /\s$/.test(text) || item.hasEOL;
  }
  return runs;
}

// Removes control and zero-width characters.
const plain = (text: string) => text.normalize('NFC').replaceAll(/(?!\s)[\p{Cc}\u200b\ufeff]/gu, '');

function placeOf({ width, height }: TextItem, [a, b, c, d, left, base]: Matrix) {
  const size = Math.hypot(c, d) || height || 1;
  const turns = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
  return { left, right: left + width, top: base - 0.78 * size, bottom: base + 0.12 * size, base, size, turns };
}

/** Rotation of most of the text, in quarter turns. */
function mostTurns(runs: readonly Turned[]): number {
  const letters = [0, 0, 0, 0];
  for (const { turns, text } of runs) letters[turns] = (letters[turns] ?? 0) + text.length;
  return letters.indexOf(Math.max(...letters));
}

/** Removes text that is set twice at one place to look bold. */
function withoutDoubles(runs: readonly Turned[]): Run[] {
  const seen = new Map<string, Turned[]>();
  return runs.filter((run) => {
    const same = seen.get(run.text) ?? [];
    const near = 0.15 * run.size;
    if (same.some(({ left, base }) => Math.abs(left - run.left) < near && Math.abs(base - run.base) < near))
      return false;
    seen.set(run.text, [...same, run]);
    return true;
  });
}
