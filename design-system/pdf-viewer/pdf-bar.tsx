import {
  AArrowDown,
  AArrowUp,
  ChevronLeft,
  ChevronRight,
  FoldHorizontal,
  UnfoldHorizontal,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { StepButton } from '../icon-button/step-button.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { TEXT_SIZES } from './pdf-text.tsx';
import { zoomedBy } from './zoom.ts';

/** `text` in the shop's typeface, `pages` as in the file. */
export type PdfView = 'text' | 'pages';

export interface PdfBarLabels {
  /** "Page 2 of 9". */
  page: (page: number, count: number) => string;
  previous: string;
  next: string;
  /** Label of the choice between pages and text. */
  view: string;
  views: Record<PdfView, string>;
  larger: string;
  smaller: string;
  /** Zoom of the pages: "100%". */
  percent: (percent: number) => string;
  /** Labels of the buttons that cut the margins and show the whole page. */
  trim: string;
  untrim: string;
  textLarger: string;
  textSmaller: string;
}

export interface PdfBarProps {
  labels: PdfBarLabels;
  page: number;
  count: number;
  onPage: (page: number) => void;
  view: PdfView;
  /** Null if only one view is available. */
  onView: ((view: PdfView) => void) | null;
  /** 1 fits the width. */
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Whether margins are cut; null while the bounds of the text are unknown. */
  trimmed: boolean | null;
  onTrim: (trimmed: boolean) => void;
  textSize: number;
  onTextSize: (size: number) => void;
}

/** Toolbar of a document: position, view and size; on one line of a phone in the view of text. */
export function PdfBar(props: PdfBarProps) {
  const { labels, view, onView } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 pb-2 max-desk:px-4">
      {onView && (
        <SegmentedControl
          label={labels.view}
          options={(['text', 'pages'] as const).map((value) => ({ value, label: labels.views[value] }))}
          value={view}
          onChange={onView}
          wide
          className="w-auto min-w-40 desk:min-w-56"
        />
      )}
      <PageTurner {...props} />
      <div className="-mr-3 flex items-center">
        {view === 'text' ? <TextTools {...props} /> : <PageTools {...props} />}
      </div>
    </div>
  );
}

function PageTurner({ labels, page, count, onPage, view, onView }: PdfBarProps) {
  // Text is scrolled by touch, and there is no room for more.
  const turning = view === 'text' ? 'max-desk:hidden' : '';
  return (
    <div
      className={cn(
        'flex items-center',
        view === 'pages' && 'max-desk:-ml-3',
        view === 'pages' && onView && 'max-desk:order-last',
      )}
    >
      <StepButton label={labels.previous} off={page === 1} onClick={() => onPage(page - 1)} className={turning}>
        <ChevronLeft aria-hidden size={20} />
      </StepButton>
      <p role="status" className="px-2 text-14 tabular-nums">
        <span className={view === 'text' ? 'max-desk:sr-only' : ''}>{labels.page(page, count)}</span>
        {view === 'text' && (
          <span aria-hidden className="desk:hidden">
            {page}/{count}
          </span>
        )}
      </p>
      <StepButton label={labels.next} off={page === count} onClick={() => onPage(page + 1)} className={turning}>
        <ChevronRight aria-hidden size={20} />
      </StepButton>
    </div>
  );
}

function TextTools({ labels, textSize, onTextSize }: PdfBarProps) {
  return (
    <>
      <StepButton label={labels.textSmaller} off={textSize === 0} onClick={() => onTextSize(textSize - 1)}>
        <AArrowDown aria-hidden size={22} />
      </StepButton>
      <StepButton
        label={labels.textLarger}
        off={textSize === TEXT_SIZES.length - 1}
        onClick={() => onTextSize(textSize + 1)}
      >
        <AArrowUp aria-hidden size={22} />
      </StepButton>
    </>
  );
}

function PageTools({ labels, zoom, onZoom, trimmed, onTrim }: PdfBarProps) {
  const zooms = (direction: 1 | -1) => ({
    off: zoomedBy(zoom, direction) === zoom,
    onClick: () => onZoom(zoomedBy(zoom, direction)),
  });
  const step = (label: string, direction: 1 | -1, icon: ReactNode) => (
    <StepButton label={label} {...zooms(direction)}>
      {icon}
    </StepButton>
  );
  return (
    <>
      {step(labels.smaller, -1, <ZoomOut aria-hidden size={20} />)}
      <span aria-hidden className="w-11 text-center text-14 text-ink-muted tabular-nums max-desk:hidden">
        {labels.percent(Math.round(zoom * 100))}
      </span>
      {step(labels.larger, 1, <ZoomIn aria-hidden size={20} />)}
      {trimmed !== null && (
        <IconButton
          label={trimmed ? labels.untrim : labels.trim}
          onClick={() => {
            onTrim(!trimmed);
            onZoom(1);
          }}
        >
          {trimmed ? <FoldHorizontal aria-hidden size={20} /> : <UnfoldHorizontal aria-hidden size={20} />}
        </IconButton>
      )}
    </>
  );
}
