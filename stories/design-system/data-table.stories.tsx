import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DataTable } from '#design-system/data-table/data-table.tsx';
import { listLook } from '#design-system/data-table/list-look.ts';
import type { RowKey, Sort } from '#design-system/data-table/table-column.ts';
import { ChooseRow } from '#design-system/data-table/table-selection.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State } from '#design-system/state/state.tsx';
import { StatusPill } from '#design-system/status-pill/status-pill.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { said } from '../testing/sample-words.ts';

interface Order {
  id: number;
  what: string;
  day: string;
  amount: string;
  done: boolean;
}

const rows: Order[] = [
  {
    id: 1,
    what: 'Sistematski pregled sa laboratorijskom analizom',
    day: '18.11.2026.',
    amount: '8.925,00 RSD',
    done: true,
  },
  { id: 2, what: 'Vikend za dvoje na Tari', day: '02.11.2026.', amount: '19.600,00 RSD', done: false },
  {
    id: 3,
    what: 'Dobrovoljno privatno zdravstveno osiguranje za celu porodicu',
    day: '14.10.2026.',
    amount: '900,00 RSD',
    done: true,
  },
];

const sortKeys: Readonly<Record<string, (order: Order) => string>> = {
  what: ({ what }) => what,
  day: ({ day }) => day.split('.').reverse().join(''),
  amount: ({ amount }) => amount.replace(/\D/g, '').padStart(12, '0'),
};

function sorted(orders: readonly Order[], { key, direction }: Sort): Order[] {
  const keyOf = sortKeys[key] ?? (() => '');
  const ascending = orders.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  return direction === 'ascending' ? ascending : ascending.reverse();
}

type TableProps = ComponentProps<typeof DataTable<Order>>;

/** In the order of the story until a column head is pressed. */
function Held(args: TableProps) {
  const [sort, setSort] = useState(args.sort);
  const change = (next: Sort) => {
    setSort(next);
    args.onSort?.(next);
  };
  const inOrder = sort && sort !== args.sort ? sorted(args.rows, sort) : args.rows;
  return <DataTable {...args} rows={inOrder} {...(sort && { sort })} onSort={change} />;
}

const meta = {
  title: 'Design system/Display/DataTable',
  component: DataTable<Order>,
  subcomponents: { ChooseRow },
  args: {
    caption: 'Transakcije',
    columns: [
      { key: 'what', header: 'Opis', cell: ({ what }) => what, heading: true },
      { key: 'day', header: 'Dan', cell: ({ day }) => day, sortable: true },
      {
        key: 'status',
        header: 'Status',
        cell: ({ done }) => (
          <StatusPill tone={done ? 'positive' : 'warning'}>{done ? 'Završeno' : 'U obradi'}</StatusPill>
        ),
      },
      { key: 'amount', header: 'Iznos', cell: ({ amount }) => amount, sortable: true, align: 'end' },
    ],
    rows,
    rowKey: ({ id }) => id,
    sort: { key: 'day', direction: 'descending' },
    onSort: fn(),
    actions: {
      header: 'Radnje',
      cell: ({ what }) => (
        <IconButton label={`Radnje: ${what}`}>
          <Ellipsis aria-hidden size={20} />
        </IconButton>
      ),
    },
    empty: <EmptyState title="Nema transakcija za izabrane filtere." text="Probaj sa dužim periodom." />,
    error: (
      <ErrorState title="Transakcije nisu učitane" text="Nema mreže." retryLabel="Pokušaj ponovo" onRetry={fn()} />
    ),
  },
  render: Held,
} satisfies Meta<typeof DataTable<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: said('Dan') })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: said('Dan') }));
    await expect(args.onSort).toHaveBeenCalledWith({ key: 'day', direction: 'ascending' });
    await expect(canvas.getByRole('columnheader', { name: said('Dan') })).toHaveAttribute('aria-sort', 'ascending');
    const firstRow = () => canvas.getAllByRole('row')[1];
    await expect(firstRow()).toHaveTextContent('14.10.2026.');
    await userEvent.click(canvas.getByRole('button', { name: said('Dan') }));
    await expect(firstRow()).toHaveTextContent('18.11.2026.');
    await userEvent.click(canvas.getByRole('button', { name: said('Iznos') }));
    await expect(args.onSort).toHaveBeenCalledWith({ key: 'amount', direction: 'ascending' });
    await expect(firstRow()).toHaveTextContent('900,00');
  },
};

export const Loading: Story = { args: { state: 'loading', rows: [] } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = { args: { state: 'error', rows: [] } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** A card to read at a glance: the amount opposite the name, the status below; other cells leave out the day. */
export const CompactOnAPhone: Story = {
  args: {
    columns: [
      { key: 'day', header: 'Dan', cell: ({ day }) => day, phone: 'hidden' },
      { key: 'what', header: 'Opis', cell: ({ what }) => what, heading: true },
      { key: 'status', header: 'Status', cell: ({ done }) => (done ? 'Završeno' : 'U obradi'), phone: 'foot' },
      { key: 'amount', header: 'Iznos', cell: ({ amount }) => amount, align: 'end', phone: 'corner' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const LongSerbian: Story = {
  args: {
    rows: [
      {
        id: 1,
        what: 'Dobrovoljno privatno zdravstveno osiguranje za zaposlene i članove njihovih porodica',
        day: '18.11.2026.',
        amount: '1.234.567.890,00 RSD',
        done: false,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectRoom,
};

const listColumns: TableProps['columns'] = [
  {
    key: 'what',
    header: 'Opis',
    sortable: true,
    heading: true,
    rowHeader: true,
    cell: ({ id, what }) => (
      <RecordName>
        <a href={`#${id}`}>{what}</a>
      </RecordName>
    ),
  },
  { key: 'day', header: 'Dan', cell: ({ day }) => day, sortable: true, phone: 'beside' },
  {
    key: 'status',
    header: 'Status',
    cell: ({ done }) => <State tone={done ? 'on' : 'waiting'}>{done ? 'Završeno' : 'U obradi'}</State>,
    phone: 'foot',
  },
  { key: 'amount', header: 'Iznos', cell: ({ amount }) => amount, sortable: true, align: 'end', phone: 'corner' },
];

/** In the look of administration: row names are links, rows are selected and traversed by keyboard, totals at the foot. */
export const OfAdministration: Story = {
  args: {
    look: listLook('roomy'),
    rowKeys: 'all',
    columns: listColumns,
    foot: { what: 'Sve zajedno', amount: '29.425,00 RSD' },
  },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('a') as HTMLElement);
    const chosen = () => canvas.getAllByRole('row').filter((row) => row.querySelector('td [aria-checked=true]')).length;
    names[0]?.focus();
    await userEvent.keyboard(' ');
    await expect(chosen()).toBe(1);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(names[2]).toHaveFocus();
    await expect(chosen()).toBe(3);
    await userEvent.keyboard('{Home}x');
    await expect(chosen()).toBe(2);
    await expect(canvas.getByRole('checkbox', { name: said('Izaberi stranicu') })).toHaveAttribute(
      'aria-checked',
      'mixed',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: said('Izaberi stranicu') }));
    await expect(chosen()).toBe(3);
    await userEvent.click(canvas.getByRole('checkbox', { name: said('Izaberi stranicu') }));
    await expect(chosen()).toBe(0);
    // With Shift, the range from the last selected row.
    const [, first, , third] = canvas.getAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(third as HTMLElement);
    await userEvent.keyboard('{/Shift}');
    await expect(chosen()).toBe(3);
  },
};

/** Rows are selected in a mode of its own. */
export const OfAdministrationDarkOnAPhone: Story = {
  ...OfAdministration,
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

const wideColumns: TableProps['columns'] = [
  ...listColumns,
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((header) => ({
    key: header,
    header,
    cell: ({ id }: Order) => (
      <a href={`#${header}-${id}`} className="block min-w-24">
        {`${header} ${id}`}
      </a>
    ),
  })),
];

/** More columns than there is room for: they scroll in the frame, never the page. The head and the row header stay. */
export const WiderThanItsFrame: Story = {
  args: {
    look: listLook('roomy'),
    rowKeys: 'all',
    columns: wideColumns,
    rows: Array.from({ length: 24 }, (_, place) => Object.assign({}, rows[place % 3], { id: place + 1 })),
  },
  render: (args) => (
    <div className="max-w-3xl">
      <Choosing {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table');
    const frame = table.parentElement as HTMLElement;
    const head = canvas.getByRole('columnheader', { name: 'F' });
    await waitFor(() => expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const far = canvas.getByRole('link', { name: 'F 2' });
    far.focus();
    await waitFor(() => expect(frame.scrollLeft).toBeGreaterThan(0));
    // Scrolling back, the focused element must not be hidden behind the sticky columns.
    const [near, named] = [canvas.getByRole('link', { name: 'A 2' }), canvas.getAllByRole('rowheader')[1]];
    near.focus();
    const leftOf = (part: Element | undefined) => part?.getBoundingClientRect() ?? new DOMRect();
    await waitFor(() => expect(leftOf(near).left).toBeGreaterThanOrEqual(leftOf(named).right - 1));
    scrollTo({ top: leftOf(table).top + scrollY + 300, behavior: 'instant' });
    await waitFor(() => expect(Math.abs(leftOf(head).top)).toBeLessThanOrEqual(1));
    scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(leftOf(head).top).toBeGreaterThanOrEqual(leftOf(table).top - 1));
    (document.activeElement as HTMLElement | null)?.blur();
    frame.scrollTo({ left: 0, behavior: 'instant' });
    await expect(canvasElement.querySelector('[data-wide]')).toBe(frame);
  },
};

function Choosing(args: TableProps) {
  const [selected, select] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <Held
      {...args}
      selection={{
        selected,
        onChange: select,
        allLabel: said('Izaberi stranicu'),
        rowLabel: ({ what }) => `${said('Izaberi')}: ${what}`,
      }}
    />
  );
}
