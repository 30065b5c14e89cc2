/** Look of a table: the classes of its parts. There is one table component; its look depends on the site. */
export interface TableLook {
  frame: string;
  /** The table scrolls in its frame if it is wider, and knows whether it is drawn as cards. */
  scrolls?: boolean;
  table: string;
  head: string;
  headRow: string;
  header: string;
  headerEnd: string;
  /** Text of a header that cannot be sorted by. */
  headerText: string;
  sortButton: string;
  sorted: string;
  /** Icon of a sortable column by which the table is not sorted. */
  unsorted: string;
  sortIcon: number;
  actionsHeader: string;
  body: string;
  row: string;
  rowSelected: string;
  /** The row header, behind which other cells may scroll. */
  rowHeader: string;
  /** Additional classes of a row header that is not `short`. */
  share: string;
  /** The cell of the checkbox. */
  choosing: string;
  /** Additional classes of the checkbox cell in a row: in a card it is only visible in selection mode (`data-choosing` of the table). */
  resting: string;
  cell: string;
  cellEnd: string;
  heading: string;
  /** Places of a cell in a card. */
  places: Record<'heading' | 'beside' | 'corner' | 'foot' | 'hidden' | 'line', string>;
  /** The label of a cell in a card. */
  label: string;
  actions: string;
  /** Beside the foot of a card if it has one, otherwise on a line of its own. */
  actionsBesideFoot: string;
  actionsAlone: string;
  loadingRow: string;
  loadingCell: string;
  foot: string;
  footCell: string;
}

/** The table of the shop: large; without room for rows each row is a card on a panel. */
export const shopLook: TableLook = {
  frame: '@container',
  table: 'w-full border-collapse text-left text-16 cards:block',
  head: 'cards:sr-only',
  headRow: 'border-line border-b',
  header: 'px-3 font-560 text-14 text-ink-muted first:pl-0',
  headerEnd: 'text-right',
  headerText: 'inline-flex min-h-11 items-center',
  sortButton: 'inline-flex min-h-11 items-center gap-1.5 rounded-8 hover:text-ink',
  sorted: 'text-ink',
  unsorted: '',
  sortIcon: 16,
  actionsHeader: 'px-2 py-3',
  body: 'cards:grid cards:grid-cols-[minmax(0,1fr)] cards:gap-3',
  row: 'border-line border-b hover:bg-surface-sunken/60 cards:relative cards:grid cards:grid-cols-[auto_minmax(0,1fr)_auto] cards:gap-x-3 cards:gap-y-1.5 cards:rounded-20 cards:border-0 cards:bg-surface-raised cards:p-4 cards:shadow-1 @max-[14rem]:flex! @max-[14rem]:flex-col',
  rowSelected: '',
  rowHeader: 'text-left',
  share: '',
  choosing: '',
  resting: '',
  cell: 'px-3 py-3.5 align-middle first:pl-0 cards:flex cards:flex-wrap cards:items-baseline cards:gap-4 cards:p-0',
  cellEnd: 'text-right tabular-nums',
  heading: 'font-560',
  // A card is a grid of three columns, the second taking the remaining width.
  places: {
    heading: 'cards:col-span-2 cards:row-start-1',
    beside: 'cards:col-span-2',
    corner: 'cards:col-start-3 cards:row-start-1 cards:justify-end',
    foot: 'cards:row-start-2 cards:self-center @max-[14rem]:self-start!',
    hidden: 'cards:hidden',
    line: 'cards:col-span-3 cards:justify-between',
  },
  label: 'text-14 text-ink-muted rows:hidden',
  actions: 'py-1 text-right cards:p-0',
  actionsBesideFoot: 'cards:col-span-2 cards:row-start-2',
  actionsAlone: 'cards:col-span-3',
  loadingRow:
    'border-line border-b cards:grid cards:gap-3 cards:rounded-20 cards:border-0 cards:bg-surface-raised cards:p-4 cards:shadow-1',
  loadingCell: 'px-3 py-4.5 first:pl-0 cards:p-0',
  foot: 'cards:hidden',
  footCell: 'px-3 py-3.5 first:pl-0',
};
