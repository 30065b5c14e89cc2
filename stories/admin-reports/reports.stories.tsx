import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportsView } from '#src/admin-reports/reports-view.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { failed, loading, ready } from '../testing/found.ts';
import { largeText } from '../testing/large-text.ts';
import { said } from '../testing/sample-words.ts';
import { longReport, sampleReport, smallReport } from './sample-report.ts';

const toPayroll =
  (words: string) =>
  ({ from, until }: { from: string; until: string }) =>
    from === until ? { to: `/company-admin/payroll/${from}`, words } : null;

/** What the budgets of a company are used for: how they stand, by months and by budgets. */
const meta = {
  title: 'Screens/Administration/Reports',
  component: ReportsView,
  decorators: [inFrame],
  args: { found: ready(sampleReport), onPeriod: fn(), behind: toPayroll('Mesec u obračunu zarada'), onFile: fn() },
  parameters: { layout: 'fullscreen', path: '/company-admin/reports' },
} satisfies Meta<typeof ReportsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const columns = canvas.getByRole('slider', { name: said('Potrošnja po mesecima') });
    columns.focus();
    // The newest month is still running.
    await expect(columns).toHaveAttribute('aria-valuetext', expect.stringMatching(said('još traje')));
    // It is in the months and in no budget.
    await expect(canvas.getByText(said('Budžeti: za mesece koji su prošli.'))).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(columns).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Septembar 2026: 1.020.400,00/));
    await userEvent.keyboard('{Home}');
    await expect(columns).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{End}');
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expect(args.onFile).toHaveBeenCalled();
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: said('Tabela') }));
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(12);
  },
};

/** Months and budgets of too few people are joined, and how budgets stand is not this person's to see. */
export const FewPeople: Story = { args: { found: ready(smallReport) } };

export const NotEnoughPeople: Story = {
  args: {
    found: ready(Object.assign({}, smallReport, { spent: 0, runs: [], joined: null })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Još nema dovoljno ljudi'))).toBeVisible();
  },
};

/** A year of which no month is over: that is not for want of people. */
export const NewYear: Story = {
  args: {
    found: ready(
      Object.assign({}, smallReport, {
        year: 2027,
        from: '2027-01',
        until: '2027-12',
        years: [2025, 2026, 2027],
        spent: 0,
        runs: [],
        held_back: false,
        joined: null,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Nijedan od ovih meseci još ne može da se prikaže'))).toBeVisible();
    await expect(canvas.queryByText(said('Još nema dovoljno ljudi'))).not.toBeInTheDocument();
  },
};

/** Months of one name are told apart by their year. */
export const TwoYears: Story = {
  args: { found: ready(longReport) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^jan/).map(({ textContent }) => textContent)).toEqual(['jan 25', 'jan 26']);
    await expect(canvas.getAllByText('feb')).toHaveLength(2);
  },
};

/** More came back to some budgets than was spent from them: they are no part of what the most was spent from. */
export const MoreCameBack: Story = {
  args: { found: ready(Object.assign({}, sampleReport, { joined: -1_400_000 })) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^Najviše je potrošeno iz: Fleksibilni budžet, 53.% od svega\.$/ }),
    ).toBeVisible();
  },
};

/** From no budget more was spent than came back. */
export const AllCameBack: Story = {
  args: {
    found: ready(
      Object.assign({}, sampleReport, {
        budgets: sampleReport.budgets.map((budget) => Object.assign({}, budget, { spent: 0 })),
        joined: -1_400_000,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: said('Potrošnja po budžetima') })).toBeVisible();
    await expect(canvas.queryByText(/Nijedan budžet/)).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { found: loading() } };
export const Failed: Story = { args: { found: failed() } };
/** The narrowest window that a page has room in. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: expectRoom };
/** Text of twice the size: what has no room beside something else comes below it. */
export const LargeText: Story = {
  args: { found: ready(Object.assign({}, sampleReport, { years: [2024, 2025, 2026] })) },
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: expectRoom,
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = {
  args: { behind: toPayroll('The month in the payroll') },
  globals: { language: 'EN', theme: 'dark' },
};
