import type { TableLook } from './table-look.ts';

/**
 * Height of rows: with room for a picture, or low, so that a window holds more. With a coarse pointer rows are always as high as a finger
 * needs.
 */
export type Density = 'roomy' | 'dense';

const rows: Record<Density, string> = { roomy: '[--row:3rem]', dense: '[--row:3rem] fine:[--row:2.25rem]' };

// A table without room for all its columns scrolls in its frame, including visually hidden parts, while the row header stays. The head
// stays below that of the page; in a scrolling frame a script moves it (sideways.ts).
const pinned = 'in-data-wide:sticky in-data-wide:z-1 in-data-wide:bg-inherit';
const staying = 'sticky top-(--frame-head,0px) z-2 in-data-wide:top-auto in-data-wide:z-auto';

const lookOf = (density: Density): TableLook => ({
  frame: '@container relative min-w-0 data-wide:overflow-x-auto data-wide:overflow-y-hidden',
  scrolls: true,
  table: `w-full border-separate border-spacing-0 text-left text-14 cards:block ${rows[density]}`,
  head: 'scroll-mt-(--frame-head,0px) cards:sr-only in-data-wide:relative in-data-wide:z-3',
  // Sticky cells of the head inherit their background from here.
  headRow: 'bg-surface',
  header: `${staying} h-8.5 whitespace-nowrap bg-surface px-2 font-500 text-12 text-ink-muted shadow-[inset_0_-1px_0_var(--line)] first:pl-6 last:pr-6`,
  // The arrow is before the text, so that the text is aligned with the figures.
  headerEnd: 'text-right [&_button]:flex-row-reverse',
  headerText: '',
  sortButton: 'group/sort target inline-flex min-h-8.5 items-center gap-1 rounded-[6px] hover:text-ink',
  sorted: 'font-560 text-ink',
  unsorted:
    'opacity-0 transition-opacity duration-fast group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100',
  sortIcon: 14,
  actionsHeader: `${staying} h-8.5 bg-surface px-2 shadow-[inset_0_-1px_0_var(--line)] last:pr-6`,
  body: 'cards:block',
  // Each row is a stacking context (isolate), so that a change of one row does not repaint the others.
  row: 'group/row isolate bg-surface rows:hover:bg-[color-mix(in_oklch,var(--surface-sunken)_55%,var(--surface))] cards:relative cards:grid cards:grid-flow-row-dense cards:grid-cols-[minmax(0,1fr)_auto] cards:items-center cards:gap-x-3 cards:gap-y-1 cards:border-b cards:border-line cards:px-4 cards:py-3.5 cards:data-[face=picture]:min-h-23 cards:data-[face=picture]:pl-23 cards:data-[face=initials]:pl-16 cards:in-data-choosing:not-data-face:pl-14',
  rowSelected:
    'bg-[color-mix(in_oklch,var(--brand-soft)_62%,var(--surface))] rows:hover:bg-[color-mix(in_oklch,var(--brand-soft)_62%,var(--surface))]',
  rowHeader: `${pinned} in-data-wide:left-0 in-data-wide:not-first:left-12.5 in-data-wide:shadow-[inset_-1px_-1px_0_var(--line)] rows:min-w-42 wrap-anywhere`,
  share: 'rows:w-2/5 rows:min-w-56',
  choosing: `${pinned} w-12.5 in-data-wide:left-0 cards:absolute cards:top-4.5 cards:left-5 cards:z-1 cards:w-auto cards:bg-transparent`,
  resting: 'cards:hidden cards:in-data-choosing:flex',
  // A name of two lines keeps its distance from the hairlines, unless rows are dense.
  cell: 'h-(--row) px-2 rows:py-[max(0px,calc((var(--row)-2.5rem)/2))] align-middle shadow-[inset_0_-1px_0_var(--line)] first:pl-6 last:pr-6 cards:flex cards:h-auto cards:wrap-anywhere cards:items-baseline cards:gap-3 cards:px-0 cards:shadow-none cards:first:pl-0 cards:last:pr-0',
  cellEnd: 'text-right tabular-nums',
  heading: 'font-400',
  places: {
    heading: 'cards:col-span-2',
    beside: 'cards:col-start-1 cards:min-w-0 cards:text-ink-muted',
    corner: 'cards:col-start-2 cards:justify-end',
    foot: 'cards:col-start-1',
    hidden: 'cards:hidden',
    line: 'cards:col-span-2 cards:justify-between',
  },
  label: 'text-12 text-ink-muted rows:hidden',
  actions:
    'h-(--row) px-2 text-right align-middle shadow-[inset_0_-1px_0_var(--line)] last:pr-6 cards:h-auto cards:bg-transparent cards:p-0 cards:last:pr-0 cards:shadow-none',
  actionsBesideFoot: 'cards:col-start-2 cards:-my-2 cards:-mr-3',
  actionsAlone: 'cards:absolute cards:top-2 cards:right-1',
  loadingRow: 'cards:grid cards:gap-2 cards:border-b cards:border-line cards:px-4 cards:py-3.5',
  loadingCell:
    'h-(--row) px-2 align-middle shadow-[inset_0_-1px_0_var(--line)] first:pl-6 last:pr-6 cards:h-auto cards:p-0 cards:shadow-none',
  foot: 'cards:hidden',
  footCell: 'h-10 px-2 text-ink-muted first:pl-6 last:pr-6',
});

const looks: Record<Density, TableLook> = { roomy: lookOf('roomy'), dense: lookOf('dense') };

/** The table of administration: a hairline below each row across the whole width, a sticky head, cards without a panel. */
export const listLook = (density: Density): TableLook => looks[density];
