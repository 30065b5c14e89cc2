import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { cn } from '../classes/cn.ts';
import { ErrorState } from '../error-state/error-state.tsx';
import type { OnlyPages } from '../pdf-reading/read-document.ts';
import type { Reading } from '../pdf-reading/reading.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { PdfBar, type PdfBarLabels, type PdfView } from './pdf-bar.tsx';
import type { OpenPdf } from './pdf-document.ts';
import { keyHandler } from './pdf-keys.ts';
import { PdfPage } from './pdf-page.tsx';
import { PdfText, type PdfTextLabels } from './pdf-text.tsx';
import { seenOf, WHOLE } from './seen-part.ts';
import { type PdfPlace, useFitting, usePages } from './use-pages.ts';
import { usePdf } from './use-pdf.ts';
import { useReading } from './use-reading.ts';
import { useZoom } from './use-zoom.ts';

export type { PdfView } from './pdf-bar.tsx';
export type { PdfPlace } from './use-pages.ts';

export interface PdfViewerLabels extends PdfBarLabels, PdfTextLabels {
  loading: string;
  failed: string;
  failedText: string;
  retry: string;
  /** Reasons why a document has only the view of pages. */
  scanned: string;
  unreadable: string;
}

export interface PdfViewerProps {
  file: Blob;
  /** The title of the document. */
  title: string;
  /** The language of the document (BCP 47), for a document that names none itself. */
  language?: string | undefined;
  labels: PdfViewerLabels;
  /** Reading position at which it opens. */
  place: PdfPlace;
  /** Called when the current page changes, and when the position on it does. */
  onPage: (page: number) => void;
  onPlace: (place: PdfPlace) => void;
  view: PdfView;
  onView: (view: PdfView) => void;
  /** Size of the text, in steps from 0 to 3. */
  textSize: number;
  onTextSize: (size: number) => void;
  /** Opens pages without their margins: for narrow screens. */
  trim?: boolean;
  /** Classes of the viewer, for its height. */
  className?: string;
}

/** Marker by which screenshots know that something is still loading. */
const COMING = <i hidden data-coming />;

/**
 * A document to be read as text in the shop's letters or page by page, where it matters how far somebody has come; the place is
 * the same in both. A link when it is only to be saved.
 */
export function PdfViewer({ file, labels, className, ...rest }: PdfViewerProps) {
  const { pdf, failed, retry } = usePdf(file);
  if (failed) {
    return (
      <ErrorState
        title={labels.failed}
        text={labels.failedText}
        retryLabel={labels.retry}
        onRetry={retry}
        className={cn('content-center', className)}
      />
    );
  }
  if (!pdf) {
    return (
      <>
        {COMING}
        <PdfSkeleton label={labels.loading} className={className} />
      </>
    );
  }
  return <Reader pdf={pdf} labels={labels} className={className} {...rest} />;
}

/** Placeholder of a document that is loading. */
export function PdfSkeleton({ label, className }: { label: string; className?: string | undefined }) {
  return (
    <div role="status" className={cn('grid grid-rows-[auto_minmax(0,1fr)] gap-3', className)}>
      <span className="sr-only">{label}</span>
      <Skeleton shape="block" className="h-11 w-full" />
      <Skeleton shape="block" className="size-full" />
    </div>
  );
}

interface ReaderProps extends Omit<PdfViewerProps, 'file' | 'className'> {
  pdf: OpenPdf;
  className?: string | undefined;
}

function Reader(props: ReaderProps) {
  const { pdf, title, labels, place, onPage, onPlace, className, trim = false, ...chosen } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const fitting = useFitting(scroller);
  // The visible view is rendered before the document is read as text.
  const [isDrawn, setIsDrawn] = useState(false);
  const reading = useReading(pdf, isDrawn || chosen.view === 'text');
  const hasText = reading !== null && typeof reading !== 'string';
  const isOnlyPages = typeof reading === 'string';
  const view = isOnlyPages ? 'pages' : chosen.view;
  const [trimmed, setTrimmed] = useState(trim);
  const seen = hasText && trimmed ? seenOf(reading) : WHOLE;
  const [zoom, setZoom] = useZoom(scroller, fitting);
  const count = pdf.document.numPages;
  const width = Math.round(fitting * zoom);
  const opened = { ...place, page: Math.min(Math.max(1, place.page), count) };
  const layout = [view, view === 'text' ? `${hasText} ${chosen.textSize} ${fitting}` : `${width} ${seen.from}`].join();
  const { page, goTo, onScroll } = usePages(scroller, { opened, layout, onPage, onPlace });
  const goWithin = (next: number) => goTo(Math.min(Math.max(1, next), count));
  const tools = { zoom, onZoom: setZoom, textSize: chosen.textSize, onTextSize: chosen.onTextSize };
  const onKeyDown = keyHandler({ view, page, count, goTo: goWithin, ...tools });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is within it
    <div onKeyDown={onKeyDown} className={cn('grid grid-rows-[auto_minmax(0,1fr)]', className)}>
      <div>
        {reading === null && COMING}
        <PdfBar
          labels={labels}
          page={page}
          count={count}
          view={view}
          {...tools}
          onPage={goWithin}
          onView={isOnlyPages ? null : chosen.onView}
          trimmed={hasText && seenOf(reading) !== WHOLE ? trimmed : null}
          onTrim={setTrimmed}
        />
        {isOnlyPages && (
          <p role="status" className="pb-2 text-14 text-ink-muted max-desk:px-4">
            {labels[reading]}
          </p>
        )}
      </div>
      <Sheet scroller={scroller} title={title} view={view} onScroll={onScroll}>
        <Contents
          pdf={pdf}
          view={view}
          reading={reading}
          labels={labels}
          width={width}
          seen={seen}
          language={pdf.language ?? chosen.language}
          textSize={chosen.textSize}
          onDrawn={() => setIsDrawn(true)}
        />
      </Sheet>
    </div>
  );
}

interface SheetProps extends Pick<ReaderProps, 'title' | 'view'> {
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  children: ReactNode;
}

/** The scrolling element. */
function Sheet({ scroller, title, view, onScroll, children }: SheetProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, and is reached by keyboard for that
    <div
      ref={scroller}
      role="region"
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      data-pages
      onScroll={onScroll}
      className={cn(
        'relative grid content-start gap-3 overflow-auto desk:rounded-12 [overflow-anchor:none]',
        view === 'text'
          ? // Pages may be wider than their place, text and its pictures never.
            'grid-cols-1 bg-surface-raised max-desk:border-line max-desk:border-t'
          : 'bg-surface-sunken p-2 desk:p-3',
      )}
    >
      {children}
    </div>
  );
}

interface ContentsProps extends Pick<ReaderProps, 'pdf' | 'language' | 'labels' | 'view' | 'textSize'> {
  reading: Reading | OnlyPages | null;
  /** The width of the pages in pixels; 0 while unknown. */
  width: number;
  seen: { from: number; to: number };
  /** Called when a page is visible for the first time. */
  onDrawn: () => void;
}

function Contents({ pdf, language, labels, view, textSize, reading, width, seen, onDrawn }: ContentsProps) {
  if (view === 'text') {
    if (reading === null || typeof reading === 'string') return <TextSkeleton />;
    return <PdfText pdf={pdf} language={language} labels={labels} reading={reading} size={textSize} />;
  }
  const count = width > 0 ? pdf.document.numPages : 0;
  return Array.from({ length: count }, (_, index) => index + 1).map((number) => (
    <PdfPage
      key={number}
      pdf={pdf}
      language={language}
      number={number}
      width={width}
      seen={seen}
      onDrawn={onDrawn}
      label={labels.page(number, count)}
    />
  ));
}

const LINES = { a: 'w-3/5', b: 'w-full', c: 'w-full', d: 'w-4/5', e: 'w-full', f: 'w-2/3' };

function TextSkeleton() {
  return (
    <div aria-hidden className="mx-auto grid w-full max-w-prose gap-4 px-4 py-6">
      {Object.entries(LINES).map(([line, width]) => (
        <Skeleton key={line} className={width} />
      ))}
    </div>
  );
}
