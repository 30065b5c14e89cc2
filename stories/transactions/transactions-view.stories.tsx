import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NO_FILTERS } from '#src/transactions/transactions-address.ts';
import { TransactionsView } from '#src/transactions/transactions-view.tsx';
import { failed, loading, offline, pageOf, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { transaction } from './sample-transactions.tsx';

const results = [
  transaction(41),
  transaction(38, {
    kind: 'refund',
    status: 'completed',
    effect: 'given_back',
    names: ['Dve ulaznice za premijeru po izboru', 'Ploča meseca'],
    amount: 6100,
  }),
  transaction(7, {
    kind: 'request',
    status: 'in_review',
    effect: 'held',
    names: ['Naočare po receptu'],
    amount: 14_000,
  }),
  transaction(3, {
    kind: 'subscription',
    status: 'completed',
    names: ['Mesečna članarina: teretana i bazen'],
    amount: 5310,
  }),
  transaction(12, { kind: 'enrolment', status: 'completed', names: ['Prva pomoć na radnom mestu'], amount: 4000 }),
  transaction(5, { kind: 'request', status: 'rejected', effect: 'nothing', names: ['Kurs jedrenja'], amount: 30_000 }),
  transaction(38, {
    status: 'cancelled',
    effect: 'nothing',
    names: ['Prekookeansko putovanje za najistrajnije zaposlene'],
    amount: 1_234_567.89,
  }),
];

const found = { ...pageOf(results, 24), totals: { spent: 20_335, held: 14_000, given_back: 6100 } };
const nothing = ready({ ...pageOf([]), totals: { spent: 0, held: 0, given_back: 0 } });

const meta = {
  title: 'Screens/Money/Transactions',
  component: TransactionsView,
  parameters: { layout: 'fullscreen', path: '/transactions' },
  args: {
    transactions: ready(found),
    filters: NO_FILTERS,
    page: 1,
    typed: '',
    currency: 'RSD',
    downloading: false,
    links: {
      browse: (children) => <a href="/flexible-benefits">{children}</a>,
      budget: (children) => <a href="/budget">{children}</a>,
      vouchers: (children) => <a href="/vouchers">{children}</a>,
      details: (id, children, label) => (
        <a href={`/transactions?open=${id}`} aria-label={label}>
          {children}
        </a>
      ),
    },
    onType: fn(),
    onFilter: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof TransactionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const details = canvas.getByRole('link', { name: said('Detalji: Porudžbina 41') });
    await expect(details).toHaveAttribute('href', '/transactions?open=order-41');
    await userEvent.type(canvas.getByRole('searchbox', { name: said('Pretraži transakcije') }), 'č');
    await expect(args.onType).toHaveBeenCalledWith('č');
    await userEvent.click(canvas.getByRole('button', { name: said('Preuzmi CSV') }));
    await expect(args.onDownload).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: said('Sledeća') }));
    await expect(args.onFilter).toHaveBeenCalledWith({ page: 2 });
  },
};

export const English: Story = { globals: { language: 'EN' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { transactions: loading() } };

export const Downloading: Story = { args: { downloading: true } };

export const Offline: Story = { args: { transactions: ready(found, { old: true }) } };

/** Nothing has been bought. */
export const Empty: Story = { args: { transactions: nothing } };

export const NothingForFilters: Story = {
  args: { transactions: nothing, filters: { ...NO_FILTERS, status: 'cancelled', from: '2026-11-01' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(said('Nema transakcija za izabrane filtere.'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Ukloni filtere') }));
    await expect(args.onFilter).toHaveBeenCalledWith(NO_FILTERS);
  },
};

export const Failed: Story = {
  args: { transactions: failed() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.transactions.onRetry).toHaveBeenCalled();
  },
};

/** Offline is not an error of the shop: the page says so, as lists of benefits do. */
export const OfflineFromTheStart: Story = {
  args: { transactions: offline() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: said('Nema veze') })).toBeVisible();
  },
};

/** The fields of the row are on one line and of one height. */
export const OneRowOfFilters: Story = {
  decorators: [
    (Place) => (
      <div style={{ width: 1100 }}>
        <Place />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('searchbox').closest('search') ?? document.body;
    const boxes = [
      ...within(row)
        .getAllByRole('combobox')
        .map((field) => field.getBoundingClientRect()),
      ...[...within(row).getAllByRole('textbox'), within(row).getByRole('searchbox')].map(
        (field) => field.parentElement?.getBoundingClientRect() ?? new DOMRect(),
      ),
    ];
    const [first] = boxes;
    for (const box of boxes) {
      await expect(Math.round(box.height)).toBe(44);
      await expect(Math.round(box.top)).toBe(Math.round(first?.top ?? 0));
    }
  },
};

/** Within a tablet's margins the rows are cards, and nothing exceeds the page. */
export const OnATablet: Story = {
  decorators: [
    (Place) => (
      <div data-testid="tablet" style={{ width: 654 }}>
        <Place />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('tablet');
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  },
};
