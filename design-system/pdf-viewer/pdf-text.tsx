import { type ReactNode, useMemo } from 'react';
import { cn } from '../classes/cn.ts';
import type { Block, FigureBlock, Reading, ReadPage, Span, TableBlock, TextBlock } from '../pdf-reading/reading.ts';
import { wordsOf } from '../pdf-reading/spans.ts';
import type { OpenPdf } from './pdf-document.ts';
import { PdfPicture } from './pdf-picture.tsx';
import './pdf-text.css';

/** Sizes of the text, from the shop's scale. */
export const TEXT_SIZES = ['text-16', 'text-18', 'text-22', 'text-28'] as const;

export interface PdfTextLabels {
  page: (page: number, count: number) => string;
  /** "Picture from page 3". */
  picture: (page: number) => string;
  /** Label before the lines that are on every page. */
  everyPage: string;
}

interface PdfTextProps {
  pdf: OpenPdf;
  reading: Reading;
  /** The language of the document (BCP 47), where it is known. */
  language: string | undefined;
  /** Index of the size, from 0. */
  size: number;
  labels: PdfTextLabels;
}

/** A document as one text in the shop's type: headings, paragraphs, lists, tables and pictures, with a mark where each page begins. */
export function PdfText({ pdf, reading, language, size, labels }: PdfTextProps) {
  const running = useMemo(() => runningOf(reading), [reading]);
  const count = reading.pages.length;
  return (
    <div
      lang={language}
      className={cn(
        'pdf-reading mx-auto w-full max-w-prose px-4 pb-6 leading-[1.62]',
        TEXT_SIZES[size] ?? TEXT_SIZES[1],
      )}
    >
      {reading.pages.map((page) => (
        // biome-ignore lint/a11y/useSemanticElements: a page of a document is no fieldset
        <div key={page.number} role="group" data-page={page.number} aria-label={labels.page(page.number, count)}>
          {page.number > 1 && <PageMark>{labels.page(page.number, count)}</PageMark>}
          <Blocks pdf={pdf} page={page} labels={labels} />
        </div>
      ))}
      {running.length > 0 && (
        <p className="border-line border-t pt-3 text-14 text-ink-muted">
          {labels.everyPage} {running.join(' · ')}
        </p>
      )}
    </div>
  );
}

function PageMark({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden className="mt-8 mb-4 flex items-center gap-3 text-14 text-ink-muted leading-none tabular-nums">
      <span className="h-px flex-1 bg-line" />
      {children}
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

/** What repeats on all pages, shown once; the marks already say the page numbers. */
function runningOf({ pages }: Reading): string[] {
  const lines = pages.flatMap(({ running }) => running);
  return [...new Set(lines)].filter((line) => pages.length === 1 || lines.filter((one) => one === line).length > 1);
}

interface BlocksProps extends Pick<PdfTextProps, 'pdf' | 'labels'> {
  page: ReadPage;
}

/** Groups consecutive list items into one list. */
function Blocks({ page, ...rest }: BlocksProps) {
  const groups: { at: number; blocks: Block[] }[] = [];
  for (const [at, block] of page.blocks.entries()) {
    const last = groups.at(-1);
    if (block.kind === 'item' && last?.blocks[0]?.kind === 'item') last.blocks.push(block);
    else groups.push({ at, blocks: [block] });
  }
  return groups.map(({ at, blocks }) => {
    const [block] = blocks;
    if (block?.kind === 'item') return <Points key={at} items={blocks.filter((one) => one.kind === 'item')} />;
    if (block?.kind === 'table') return <Table key={at} {...block} />;
    if (block?.kind === 'figure') return <Figure key={at} {...rest} page={page} figure={block} />;
    return block && <Text key={at} {...block} />;
  });
}

function Text({ top, text, ...kind }: Extract<TextBlock, { kind: 'heading' | 'paragraph' }>) {
  if (kind.kind === 'heading') {
    const Heading = (['h2', 'h3', 'h4', 'h5'] as const)[Math.min(4, kind.level) - 1] ?? 'h5';
    return (
      <Heading data-part={top} className={kind.level <= 2 ? 'font-display' : 'font-600 font-text tracking-normal'}>
        <Words text={text} />
      </Heading>
    );
  }
  return (
    <p data-part={top} className={kind.lead ? 'font-display text-[1.15em] text-ink-muted' : undefined}>
      <Words text={text} />
    </p>
  );
}

type Item = Extract<TextBlock, { kind: 'item' }>;

/** A list; items with a deeper level are lists within their item. */
function Points({ items }: { items: readonly Item[] }) {
  const [first] = items;
  if (!first) return null;
  const starts = items.flatMap((item, at) => (at === 0 || item.level <= first.level ? [at] : []));
  return (
    // Its marks are those of the document.
    // biome-ignore lint/a11y/noRedundantRoles: without marks of its own Safari takes it for no list
    <ul role="list">
      {starts.map((at, index) => {
        const [item, ...within] = items.slice(at, starts[index + 1]);
        return (
          item && (
            <li key={at} data-part={item.top} className={isNumber(item.marker) ? 'pdf-numbered' : undefined}>
              <Marker marker={item.marker} />
              <Words text={item.text} />
              <Points items={within} />
            </li>
          )
        );
      })}
    </ul>
  );
}

const isNumber = (marker: string | null) => marker !== null && /[\p{L}\d]/u.test(marker);

function Marker({ marker }: { marker: string | null }) {
  if (isNumber(marker)) return <span className="pdf-marker tabular-nums">{marker} </span>;
  return <span aria-hidden className="pdf-marker pdf-sign" />;
}

function Table({ top, rows, columnHeads, rowHeads }: TableBlock) {
  return (
    <div className="pdf-table" data-part={top}>
      <table>
        <tbody>
          {rows.map(({ cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
            <tr key={row}>
              {cells.map((cell, column) => {
                const isHead = (columnHeads && row === 0) || (rowHeads && column === 0);
                const Cell = isHead ? 'th' : 'td';
                const scope = isHead ? { scope: columnHeads && row === 0 ? 'col' : 'row' } : {};
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
                  <Cell key={column} {...scope}>
                    <Words text={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FigureProps extends BlocksProps {
  figure: FigureBlock;
}

function Figure({ pdf, page, figure: { top, box, labels: words }, labels }: FigureProps) {
  const name = labels.picture(page.number);
  return (
    <figure data-part={top}>
      <PdfPicture
        pdf={pdf}
        box={box}
        number={page.number}
        rotation={page.rotation}
        label={words === '' ? name : `${name}: ${words}`}
      />
      <figcaption aria-hidden className="mt-2 text-center text-14 text-ink-muted">
        {name}
      </figcaption>
    </figure>
  );
}

function Words({ text }: { text: readonly Span[] }) {
  // If all of a text is bold or italic, that is its typesetting and not an emphasis.
  const isPlain = text.length === 1;
  if (isPlain) return wordsOf(text);
  return text.map(({ text: words, bold, italic }, at) => {
    const Tag = bold ? 'strong' : italic ? 'em' : null;
    // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
    return Tag ? <Tag key={at}>{words}</Tag> : <span key={at}>{words}</span>;
  });
}
