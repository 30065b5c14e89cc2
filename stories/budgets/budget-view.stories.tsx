import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { BudgetEntry } from '#contract/budgets/budgets.contract.ts';
import { BudgetView } from '#src/budgets/budget-view.tsx';

const entry = (id: number, changes: Partial<BudgetEntry>): BudgetEntry => ({
  ...{ id, date: '2026-11-18T09:30:00.000Z', kind: 'purchase', allocated: 0, held: 0, spent: 0, available_after: 0 },
  ...{ note: '', names: [], who: 'Jelena Đorđević', own: true, transaction: null },
  ...changes,
});

const results = [
  entry(6, { kind: 'refund', spent: -3500, available_after: 112_190, transaction: 'refund-38', names: ['Šolja'] }),
  entry(5, {
    kind: 'request',
    held: -14_000,
    spent: 14_000,
    available_after: 108_690,
    own: false,
    who: 'Vesna Milenković',
    transaction: 'request-7',
    names: ['Naočare za čitanje'],
  }),
  entry(4, {
    kind: 'request',
    held: 14_000,
    available_after: 108_690,
    transaction: 'request-7',
    names: ['Naočare za čitanje'],
  }),
  entry(3, {
    kind: 'subscription',
    spent: 5310,
    available_after: 122_690,
    own: false,
    who: null,
    transaction: 'subscription-3',
    names: ['Teretana bez ograničenja'],
  }),
  entry(2, {
    spent: 12_000,
    available_after: 128_000,
    transaction: 'order-38',
    names: ['Masaža leđa', 'Joga u parku', 'Šolja'],
  }),
  entry(1, {
    kind: 'allocation',
    allocated: 140_000,
    available_after: 140_000,
    own: false,
    who: 'Vesna Milenković',
    note: 'Godišnji budžet',
  }),
];

const accounts = [
  {
    ...{ category_id: 0, year: 0, category: null, allocated: 140_000, held: 0, spent: 27_810, available: 112_190 },
    ...{ until: null, ended: false },
  },
  {
    ...{ category_id: 1, year: 2026, category: 'Sport and recreation/Sport i rekreacija', allocated: 24_000 },
    ...{ held: 500, spent: 8000, available: 15_500, until: '2026-12-31', ended: false },
  },
  {
    ...{ category_id: 1, year: 2025, category: 'Sport and recreation/Sport i rekreacija', allocated: 24_000 },
    ...{ held: 0, spent: 20_000, available: 0, until: '2025-12-31', ended: true },
  },
];

const found = { count: 24, next: null, previous: null, results, accounts };

const meta = {
  title: 'Screens/Money/My budgets',
  component: BudgetView,
  parameters: { layout: 'fullscreen', path: '/budget' },
  args: {
    found,
    ...{ failed: false, busy: false, offline: false, place: { category: 0, year: 0, page: 1 }, currency: 'RSD' },
    links: {
      account: ({ category, year }, children, isChosen, className) => (
        <a
          href={`/budget?category=${category}&year=${year}`}
          aria-current={isChosen ? 'true' : undefined}
          className={className}
        >
          {children}
        </a>
      ),
      transaction: (id, children, label) => (
        <a href={`/transactions?open=${id}`} aria-label={label}>
          {children}
        </a>
      ),
      transactions: (children) => <a href="/transactions">{children}</a>,
    },
    ...{ onPage: fn(), onRetry: fn() },
  },
} satisfies Meta<typeof BudgetView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flexible: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Zahtev je prihvaćen: rezervisani iznos je potrošen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Fleksibilni budžet/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Sledeća' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Category: Story = { args: { place: { category: 1, year: 2026, page: 1 } } };

/** What was not used in time is told. */
export const PastYear: Story = {
  args: { place: { category: 1, year: 2025, page: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nije iskorišćeno na vreme: 4\.000,00/)).toBeVisible();
  },
};

export const Empty: Story = { args: { found: { ...found, count: 0, results: [] } } };

export const NoBudget: Story = { args: { found: { ...found, count: 0, results: [], accounts: [] } } };

export const Loading: Story = { args: { found: null } };

export const Offline: Story = { args: { offline: true } };

export const Failed: Story = {
  args: { found: null, failed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const English: Story = { globals: { language: 'EN' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
