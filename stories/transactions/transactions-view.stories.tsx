import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Transaction } from '#contract/transactions/transactions.contract.ts';
import { TransactionsView } from '#src/transactions/transactions-view.tsx';

const transaction = (reference: number, changes: Partial<Transaction> = {}): Transaction => ({
  id: `order-${reference}`,
  kind: 'order',
  reference,
  status: 'pending',
  date: '2026-11-18T09:30:00.000Z',
  names: ['Sistematski pregled sa laboratorijskom analizom'],
  amount: 8925,
  currency: 'RSD',
  ...changes,
});

const results = [
  transaction(41),
  transaction(38, {
    status: 'in_process',
    names: ['Dve ulaznice za premijeru po izboru', 'Ploča meseca'],
    amount: 6100,
  }),
  transaction(22, { status: 'completed', names: ['Mesečna članarina: teretana, bazen i sauna'], amount: 5310 }),
  transaction(9, {
    status: 'cancelled',
    names: ['Prekookeansko putovanje za najistrajnije zaposlene'],
    amount: 1_234_567.89,
  }),
];

const meta = {
  title: 'Screens/Transactions',
  component: TransactionsView,
  parameters: { layout: 'fullscreen', path: '/transactions' },
  args: {
    found: { count: 24, next: null, previous: null, results, totals: { amount: 20_335 } },
    failed: false,
    filters: { status: null, page: 1 },
    currency: 'RSD',
    browseLink: (children) => <a href="/flexible-benefits">{children}</a>,
    onFilter: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TransactionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Detalji porudžbine 38' }));
    await expect(args.onOpen).toHaveBeenCalledWith(38);
    await userEvent.click(canvas.getByRole('button', { name: 'Sledeća' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ status: null, page: 2 });
  },
};

export const English: Story = { globals: { language: 'EN' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { found: null } };

export const Empty: Story = {
  args: { found: { count: 0, next: null, previous: null, results: [], totals: { amount: 0 } } },
};

export const NothingForFilters: Story = {
  args: { ...Empty.args, filters: { status: 'cancelled', page: 1 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ukloni filtere' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ status: null, page: 1 });
  },
};

export const Failed: Story = {
  args: { found: null, failed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
