import { type KeyboardEvent, useRef, useState } from 'react';
import { cn } from '../classes/cn.ts';
import { ErrorState } from '../error-state/error-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { PdfBar, type PdfBarLabels } from './pdf-bar.tsx';
import type { OpenPdf } from './pdf-document.ts';
import { PdfPage } from './pdf-page.tsx';
import { useFitting, usePages } from './use-pages.ts';
import { usePdf } from './use-pdf.ts';
import { zoomedBy } from './zoom.ts';

export interface PdfViewerLabels extends PdfBarLabels {
  loading: string;
  failed: string;
  failedText: string;
  retry: string;
}

export interface PdfViewerProps {
  file: Blob;
  /** Of the document. */
  title: string;
  labels: PdfViewerLabels;
  /** Where it opens, from 1. */
  page: number;
  onPage: (page: number) => void;
  /** Its height. */
  className?: string;
}

/** A document to be read page by page, where it matters how far somebody has come. A link when it is only to be saved. */
export function PdfViewer({ file, labels, className, ...rest }: PdfViewerProps) {
  const { pdf, failed, retry } = usePdf(file);
  if (failed) {
    return (
      <ErrorState
        {...{ title: labels.failed, text: labels.failedText, retryLabel: labels.retry, onRetry: retry }}
        className={cn('content-center', className)}
      />
    );
  }
  if (!pdf) return <PdfSkeleton label={labels.loading} className={className} />;
  return <Reader pdf={pdf} labels={labels} className={className} {...rest} />;
}

/** The place of a document that is coming. */
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

function Reader({ pdf, title, labels, page: opened, onPage, className }: ReaderProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const fitting = useFitting(scroller);
  const [zoom, setZoom] = useState(1);
  const count = pdf.document.numPages;
  const width = Math.round(fitting * zoom);
  const first = Math.min(Math.max(1, opened), count);
  const { page, goTo, onScroll } = usePages(scroller, { first, width, onPage });
  const goWithin = (next: number) => goTo(Math.min(Math.max(1, next), count));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const go = keys(page, count)[event.key];
    const zoomed = { '+': zoomedBy(zoom, 1), '-': zoomedBy(zoom, -1), '0': 1 }[event.key];
    if (go === undefined && zoomed === undefined) return;
    event.preventDefault();
    if (go !== undefined) goWithin(go);
    if (zoomed !== undefined) setZoom(zoomed);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is within it
    <div onKeyDown={onKeyDown} className={cn('grid grid-rows-[auto_minmax(0,1fr)]', className)}>
      <PdfBar {...{ labels, page, count, zoom }} onPage={goWithin} onZoom={setZoom} />
      {/* biome-ignore lint/a11y/useSemanticElements: it scrolls, and is reached by keyboard for that */}
      <div
        ref={scroller}
        role="region"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        data-pages
        onScroll={onScroll}
        className="relative grid content-start gap-3 overflow-auto rounded-12 bg-surface-sunken p-2 desk:p-3 [overflow-anchor:none]"
      >
        {width > 0 &&
          Array.from({ length: count }, (_, index) => index + 1).map((number) => (
            <PdfPage
              key={number}
              {...{ pdf, number, width }}
              label={labels.page(number, count)}
              language={pdf.language}
            />
          ))}
      </div>
    </div>
  );
}

// Up and down move within a page, as everywhere.
const keys = (page: number, count: number): Partial<Record<string, number>> => ({
  ArrowRight: page + 1,
  ArrowLeft: page - 1,
  PageDown: page + 1,
  PageUp: page - 1,
  Home: 1,
  End: count,
});
