import { blocksOf, type Usual } from './blocks.ts';
import { type Segment, segmentsOf } from './lines.ts';
import { type Box, heightOf, isWithin, type PageContent, touches, widthOf } from './page-content.ts';
import type { Block, Reading, ReadPage, Span, TextBlock } from './reading.ts';
import { type Figure, type Part, regionsOf } from './regions.ts';
import { type Lined, runningOn } from './running.ts';
import { joined, vocabularyOf, type Words, wordsOf } from './spans.ts';
import { tableOf } from './tables.ts';

/** Why a document cannot be shown as text: it has none, or it cannot be extracted. */
export type OnlyPages = 'scanned' | 'unreadable';

/** Converts the contents of the pages into one text by their words and typography; nothing is added or left out. */
export function readDocument(contents: readonly PageContent[]): Reading | OnlyPages {
  const pages = contents.map((page) => ({ page, segments: segmentsOf(page.runs) }));
  const lines = pages.flatMap(({ segments }) => segments);
  const refusal = refusalOf(contents);
  if (refusal) return refusal;
  const size = usualSize(lines);
  const isRunning = runningOn(pages, size);
  const usual: Usual = { size, leading: leadingOf(pages), words: vocabularyOf(lines) };
  const repeated = repeatedOn(contents);
  const read = pages.map((one) => readPage(one, { usual, isRunning, repeated }));
  return { pages: joinPages(levelled(read), usual.words), bounds: boundsOf(pages) };
}

/**
 * Few letters for the number of pages are stamps on scans. Characters that are not letters come from fonts without a mapping to
 * Unicode. Text from right to left is not supported.
 */
function refusalOf(contents: readonly PageContent[]): OnlyPages | null {
  const text = contents.flatMap(({ runs, aside }) => [...runs.map((run) => run.text), ...aside]).join('');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < 3 * contents.length && letters < 200) return 'scanned';
  const strange = text.match(/[\ufffd\p{Co}\p{Cn}]/gu)?.length ?? 0;
  const rightToLeft = text.match(/[\u0590-\u08ff]/g)?.length ?? 0;
  return strange > 0.1 * letters || rightToLeft > 0.2 * letters ? 'unreadable' : null;
}

const rounded = (size: number) => Math.round(2 * size) / 2;

/** Most frequent size of letters. */
function usualSize(lines: readonly Segment[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length);
  return [...letters].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 10;
}

/** Distance between lines for each size: the most frequent one. */
function leadingOf(pages: readonly Lined[]): (size: number) => number {
  const found = new Map<number, Map<number, number>>();
  for (const { segments } of pages) {
    for (const line of segments) {
      const below = segments
        .filter(
          ({ base, size, left, right }) =>
            base > line.base && Math.abs(size - line.size) < 0.5 && left < line.right && right > line.left,
        )
        .reduce((least, { base }) => Math.min(least, base - line.base), Number.POSITIVE_INFINITY);
      if (below > 2 * line.size) continue;
      const distances = found.get(rounded(line.size)) ?? new Map<number, number>();
      found.set(rounded(line.size), distances.set(rounded(below), (distances.get(rounded(below)) ?? 0) + 1));
    }
  }
  return (size) => {
    const distances = [...(found.get(rounded(size)) ?? [])];
    const most = Math.max(...distances.map(([, count]) => count));
    // The smallest of the frequent distances: paragraphs of one line are further apart.
    const frequent = distances.filter(([, count]) => count >= Math.max(2, 0.3 * most)).map(([distance]) => distance);
    return frequent.length > 0 ? Math.min(...frequent) : 1.45 * size;
  };
}

interface Surroundings {
  usual: Usual;
  isRunning: (line: Segment, page: PageContent) => boolean;
  repeated: (picture: Box) => boolean;
}

function readPage({ page, segments }: Lined, { usual, isRunning, repeated }: Surroundings): ReadPage {
  const running = segments.filter((line) => isRunning(line, page));
  const rest = segments.filter((line) => !running.includes(line));
  const figures = figuresOf(page, rest, repeated);
  const labels = new Set(figures.flatMap((figure) => figure.labels));
  const parts: Part[] = [...rest.filter((line) => !labels.has(line)), ...figures];
  const { number, width, height, rotation, rules } = page;
  const blocks = regionsOf(parts, { size: usual.size, rules }).flatMap((region): Block[] =>
    region.kind === 'table'
      ? [tableOf(region, { rules, height, words: usual.words })]
      : blocksOf(region.parts, page, usual),
  );
  const aside = page.aside.map((text): TextBlock => ({ kind: 'paragraph', lead: false, top: 1, text: [plain(text)] }));
  return { number, width, height, rotation, blocks: [...blocks, ...aside], running: running.map(({ text }) => text) };
}

const plain = (text: string): Span => ({ text, bold: false, italic: false });

/** Meaningful pictures: not those behind the text, nor those on every page. */
function figuresOf(page: PageContent, lines: readonly Segment[], repeated: (picture: Box) => boolean): Figure[] {
  const isGround = (box: Box) =>
    lines.length > 0 && (widthOf(box) * heightOf(box) > 0.7 * page.width * page.height || lettersIn(box, lines) > 150);
  const pictures = page.pictures.filter((box) => !isGround(box) && !repeated(box));
  const drawings = page.drawings.filter(
    (box) => lettersIn(box, lines) <= 120 && !pictures.some((picture) => touches(picture, box)) && !isRuled(box, lines),
  );
  const figure = (of: Figure['of']) => (box: Box) => ({
    ...box,
    of,
    labels: lines.filter((line) => isWithin(line, box)),
  });
  return [...pictures.map(figure('picture')), ...drawings.map(figure('drawing'))];
}

const lettersIn = (box: Box, lines: readonly Segment[]) =>
  lines.filter((line) => isWithin(line, box)).reduce((sum, { text }) => sum + text.length, 0);

/** Whether a drawing is only the rules around the cells of a table: it has much text inside. */
function isRuled(box: Box, lines: readonly Segment[]): boolean {
  const inside = lines.filter((line) => isWithin(line, box));
  return inside.length >= 4 && lettersIn(box, lines) > 40;
}

/** Whether a picture is in the same place on most pages, so that it is an ornament. */
function repeatedOn(contents: readonly PageContent[]): (picture: Box) => boolean {
  const seen = new Map<string, number>();
  const keyOf = ({ left, top, right, bottom }: Box) =>
    [left, top, right, bottom].map((side) => Math.round(side / 4)).join();
  for (const { pictures } of contents)
    for (const picture of pictures) seen.set(keyOf(picture), (seen.get(keyOf(picture)) ?? 0) + 1);
  return (picture) => (seen.get(keyOf(picture)) ?? 0) >= Math.max(3, 0.5 * contents.length);
}

/** Assigns heading levels by size, the largest first; headings that are only bold come below them. */
function levelled(pages: readonly ReadPage[]): ReadPage[] {
  const headings = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'heading' ? [rounded(block.level)] : [])),
  );
  const sizes = [...new Set(headings)].sort((one, other) => other - one);
  const levelOf = (size: number) => Math.min(4, 1 + sizes.indexOf(rounded(size)));
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => (block.kind === 'heading' ? { ...block, level: levelOf(block.level) } : block)),
  }));
}

/** Joins a paragraph that continues on the next page, on the page where it begins. */
function joinPages(pages: readonly ReadPage[], words: Words): ReadPage[] {
  const whole = [...pages];
  for (let index = pages.length - 2; index >= 0; index -= 1) {
    const [page, next] = [whole[index], whole[index + 1]];
    const [last, first] = [page?.blocks.at(-1), next?.blocks[0]];
    if (!page || !next || !last || first?.kind !== 'paragraph' || !goesOver(last, first)) continue;
    const text = joined([last.text, first.text], words);
    whole[index] = { ...page, blocks: [...page.blocks.slice(0, -1), { ...last, text }] };
    whole[index + 1] = { ...next, blocks: next.blocks.slice(1) };
  }
  return whole;
}

function goesOver(last: Block, first: TextBlock & { kind: 'paragraph' }): last is TextBlock {
  if (first.lead || (last.kind !== 'paragraph' && last.kind !== 'item')) return false;
  return !/[.!?:;…][)"“”’»]*$/u.test(wordsOf(last.text)) && /^\p{Ll}/u.test(wordsOf(first.text));
}

/** Left and right bounds of the text on all pages. */
function boundsOf(pages: readonly Lined[]): Reading['bounds'] {
  const { width = 0 } = pages[0]?.page ?? {};
  if (pages.some(({ page }) => Math.abs(page.width - width) > 1)) return null;
  const boxes: Box[] = pages.flatMap(({ page, segments }) => [...segments, ...page.pictures]);
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)));
  const right = Math.min(width, Math.max(...boxes.map((box) => box.right)));
  return right - left > 0.3 * width ? { left, right, width } : null;
}
