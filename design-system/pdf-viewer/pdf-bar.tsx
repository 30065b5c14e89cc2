import { ChevronLeft, ChevronRight, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { zoomedBy } from './zoom.ts';

export interface PdfBarLabels {
  /** "Page 2 of 9". */
  page: (page: number, count: number) => string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  /** Back to the width of the place. */
  fit: string;
}

interface PdfBarProps {
  labels: PdfBarLabels;
  page: number;
  count: number;
  /** 1 fits the width. */
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
}

/** Where one is in a document, and how large it is. */
export function PdfBar({ labels, page, count, zoom, onPage, onZoom }: PdfBarProps) {
  const zooms = (direction: 1 | -1) => ({
    disabled: zoomedBy(zoom, direction) === zoom,
    onClick: () => onZoom(zoomedBy(zoom, direction)),
  });
  return (
    <div className="flex items-center justify-between gap-2 pb-2">
      <div className="flex items-center">
        <IconButton label={labels.previous} disabled={page === 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden size={20} />
        </IconButton>
        <p role="status" className="px-1 text-14 tabular-nums">
          {labels.page(page, count)}
        </p>
        <IconButton label={labels.next} disabled={page === count} onClick={() => onPage(page + 1)}>
          <ChevronRight aria-hidden size={20} />
        </IconButton>
      </div>
      <div className="flex items-center">
        <IconButton label={labels.zoomOut} {...zooms(-1)}>
          <ZoomOut aria-hidden size={20} />
        </IconButton>
        <span aria-hidden className="w-11 text-center text-14 text-ink-muted tabular-nums max-desk:hidden">
          {Math.round(zoom * 100)}%
        </span>
        <IconButton label={labels.zoomIn} {...zooms(1)}>
          <ZoomIn aria-hidden size={20} />
        </IconButton>
        <IconButton label={labels.fit} disabled={zoom === 1} onClick={() => onZoom(1)}>
          <MoveHorizontal aria-hidden size={20} />
        </IconButton>
      </div>
    </div>
  );
}
