import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { BudgetEntry } from '#contract/budgets/budgets.contract.ts';
import { BudgetView } from '#src/budget-year/budget-view.tsx';
import { failed, loading, offline, pageOf, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { busyYear, flexibleYear, sampleAccounts, sampleEntries, sampleYear, sportYear } from './sample-budget.ts';

const found = { ...pageOf(sampleEntries, 24), accounts: sampleAccounts };
const none = { ...pageOf<BudgetEntry>([]), accounts: sampleAccounts };
const flexible = { category: 0, year: 0, calendarYear: 2026, month: null, page: 1, asTable: false };
const sport = { ...flexible, category: 1, year: 2026 };

const meta = {
  title: 'Screens/Money/My budgets',
  component: BudgetView,
  parameters: { layout: 'fullscreen', path: '/budget' },
  args: {
    entries: ready(found),
    accounts: sampleAccounts,
    year: flexibleYear,
    coming: [],
    place: flexible,
    today: '2026-11-22',
    currency: 'RSD',
    links: {
      account: ({ category_id: category, year }, children, isChosen, className) => (
        <a
          href={`/budget?category=${category}&year=${year}`}
          aria-current={isChosen ? 'true' : undefined}
          className={className}
        >
          {children}
        </a>
      ),
      month: (month, children, props) => (
        <a key={month} href={`/budget?month=${month}`} {...props}>
          {children}
        </a>
      ),
      allMonths: (children) => <a href="/budget">{children}</a>,
      transaction: (id, children, label) => (
        <a href={`/transactions?open=${id}`} aria-label={label}>
          {children}
        </a>
      ),
      transactions: (children) => <a href="/transactions">{children}</a>,
    },
    onPlace: fn(),
  },
} satisfies Meta<typeof BudgetView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flexible: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Zahtev je prihvaćen: rezervisani iznos je potrošen/)).toBeVisible();
    // The amount appears three times: in the budget, in its year, and after the last change.
    const chosen = canvas.getByRole('link', { name: /Fleksibilni budžet/ });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await expect(chosen).toHaveTextContent(/87\.090,00/);
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/87\.090,00/);
    await expect(
      canvas.getByRole('figure', {
        name: said('Fleksibilni budžet u 2026: koliko je bilo na raspolaganju, po mesecima'),
      }),
    ).toHaveAccessibleDescription(/^U novembru još ništa nije potrošeno\. Na raspolaganju je 87\.090,00/);
    await userEvent.click(canvas.getByRole('button', { name: said('Sledeća') }));
    await expect(args.onPlace).toHaveBeenCalledWith({ page: 2 });
  },
};

/** Arrow keys move from month to month, and the figures below follow. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const months = within(canvas.getByRole('toolbar'));
    const november = months.getByRole('link', { name: /^novembar 2026\./ });
    november.focus();
    await userEvent.keyboard('{ArrowLeft}');
    const october = months.getByRole('link', {
      name: /^oktobar 2026\.: stiglo 0,00\sRSD, otišlo 4\.200,00\sRSD, rezervisano 9\.000,00\sRSD, na raspolaganju/,
    });
    await expect(october).toHaveFocus();
    await expect(canvas.getByText('oktobar 2026.')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(months.getByRole('link', { name: /^januar 2026\./ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{End}{ArrowRight}');
    await expect(november).toHaveFocus();
    await expect(months.queryByRole('link', { name: /^decembar/ })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** Choosing another year in which there were changes. */
export const YearChooser: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Godina: 2026' }));
    await userEvent.click(within(canvasElement.ownerDocument.body).getByRole('option', { name: '2025' }));
    await expect(args.onPlace).toHaveBeenCalledWith({ calendarYear: 2025, month: null, page: 1 });
  },
};

/** The contents of the chart in words and figures. */
export const AsATable: Story = {
  args: { place: { ...sport, asTable: true }, year: sportYear, coming: [{ day: '2026-12-05', amount: 100_000 }] },
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table', { name: said('Sport i rekreacija po mesecima, 2026.') }));
    await expect(table.getAllByRole('row')).toHaveLength(1 + 12);
    await expect(
      table.getByRole('row', { name: /septembar 2026\. 0,00.RSD 1\.000,00.RSD 0,00.RSD 16\.000,00/ }),
    ).toBeVisible();
    await expect(table.getByRole('row', { name: /decembar 2026\. – najavljeno 1\.000,00.RSD – –/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: said('Kao tabela') }));
    await expect(args.onPlace).toHaveBeenCalledWith({ asTable: false });
  },
};

export const AsATableOnAPhone: Story = { ...AsATable, globals: { viewport: { value: 'phone' } } };

/** Money that the company took back is shown as gone, but not as spent. */
export const TakenBack: Story = {
  args: {
    place: { ...flexible, asTable: true },
    year: sampleYear(2026, [
      ['01-05', 40_000, 0],
      ['11-03', 10_000, 0],
      ['11-04', 0, 10_000, 0, 10_000],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^U novembru još ništa nije potrošeno\. Na raspolaganju je 40\.000,00/),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', {
        name: /novembar 2026\. 10\.000,00.RSD 10\.000,00.RSD od toga povučeno 10\.000,00.RSD 0,00.RSD 40\.000,00/,
      }),
    ).toBeVisible();
  },
};

/** Ends with the year; the coming charges of subscriptions are known. */
export const Category: Story = {
  args: { place: sport, year: sportYear, coming: [{ day: '2026-12-05', amount: 100_000 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pretplate će do kraja godine uzeti 1\.000,00.RSD\./)).toBeVisible();
    await expect(canvas.getByText(/14\.500,00.RSD ističe 31\.12\.2026\. ako se ne potroši\./)).toBeVisible();
    const december = /^decembar 2026\.: najavljeno 1\.000,00.RSD, na raspolaganju posle toga 14\.500,00.RSD$/;
    await userEvent.hover(canvas.getByRole('img', { name: december }));
    await expect(canvas.getByText('decembar 2026.')).toBeVisible();
    await expect(canvas.getByText(said('Najavljeno'))).toBeVisible();
    await expect(canvas.queryByText(said('Otišlo'))).not.toBeInTheDocument();
  },
};

/** Changes of one month, with a link to all. */
export const OneMonth: Story = {
  args: { place: { ...flexible, month: '2026-06' }, entries: ready({ ...found, ...pageOf(sampleEntries.slice(5)) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Promene, jun 2026.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^jun 2026\./ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: said('Prikaži sve mesece') })).toBeVisible();
  },
};

export const EmptyMonth: Story = {
  args: { place: { ...flexible, month: '2026-05' }, entries: ready(none) },
};

/** Shows what expired at the end of the year. */
export const PastYear: Story = {
  args: {
    place: { ...sport, year: 2025, calendarYear: 2025 },
    year: sampleYear(2025, [
      ['01-05', 24_000, 0],
      ['05-20', 0, 12_000],
      ['10-20', 0, 8000],
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/U 2025\. je potrošeno 20\.000,00.RSD\./)).toBeVisible();
    await expect(canvas.getByText(/Nije iskorišćeno na vreme: 4\.000,00/)).toBeVisible();
  },
};

export const ManyChanges: Story = { args: { year: busyYear } };

export const Empty: Story = {
  args: { year: sampleYear(2026, []), entries: ready(none) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('U 2026. se ništa nije desilo.'))).toBeVisible();
    await expect(canvas.getByText(said('Ovaj budžet još nema promena.'))).toBeVisible();
  },
};

export const NoBudget: Story = {
  args: { accounts: [], year: sampleYear(2026, []), entries: ready({ ...none, accounts: [] }) },
};

/** Placeholders of the final height, so that nothing moves. */
export const Loading: Story = { args: { entries: loading(), year: null } };

export const Offline: Story = { args: { entries: ready(found, { old: true }) } };

/** Offline before anything was loaded. */
export const OfflineFromTheStart: Story = { args: { entries: offline(), year: null } };

export const Failed: Story = {
  args: { entries: failed(), year: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.entries.onRetry).toHaveBeenCalled();
  },
};

export const English: Story = { globals: { language: 'EN' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DarkOnAPhone: Story = { ...Category, globals: { theme: 'dark', viewport: { value: 'phone' } } };
