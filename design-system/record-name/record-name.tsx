import { Slot } from '@radix-ui/react-slot';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '../classes/cn.ts';
import type { RowFace } from '../data-table/table-column.ts';

// A picture that loads causes no layout outside of itself.
const faces: Record<RowFace, string> = {
  picture:
    'size-10 overflow-hidden contain-strict rounded-8 bg-surface-sunken cards:absolute cards:top-3.5 cards:left-4 cards:size-16 [&_img]:size-full [&_img]:object-cover',
  initials: 'cards:absolute cards:top-4 cards:left-4 cards:in-data-choosing:invisible',
};

export interface RecordNameProps {
  /** The link of the record with its name: a real link, so that the middle button, copying and the status bar work. */
  children: ReactElement;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** Before it: a picture, or the initials of a person. */
  leading?: ReactNode;
  /** Must equal the `face` of its column. */
  face?: RowFace;
}

/** What names a row of a list: picture, link and a word on what it is. For the `rowHeader` column of a DataTable. */
export function RecordName({ children, detail, leading, face = 'picture' }: RecordNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {leading && (
        <span aria-hidden className={cn('shrink-0', faces[face])}>
          {leading}
        </span>
      )}
      <span className="block min-w-0 leading-[1.3]">
        <Slot className="inline-block rounded-[3px] font-580 text-ink cards:py-1 hover:underline hover:underline-offset-4">
          {children}
        </Slot>
        {detail && <span className="block text-12 text-ink-muted">{detail}</span>}
      </span>
    </span>
  );
}
