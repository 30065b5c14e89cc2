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

/** Use of a company's budgets: their state, by months and by budgets. */
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
    // The amount is in the months but in no budget.
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

/** Months and budgets of too few people are joined, and this person may not see the state of budgets. */
export const FewPeople: Story = { args: { found: ready(smallReport) } };

export const NotEnoughPeople: Story = {
  args: {
    found: ready(Object.assign({}, smallReport, { spent: 0, runs: [], joined: null })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Još nema dovoljno ljudi'))).toBeVisible();
  },
};

/** A year without a month that is over: the reason is not the number of people. */
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

/** Months with the same name are distinguished by their year. */
export const TwoYears: Story = {
  args: { found: ready(longReport) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^jan/).map(({ textContent }) => textContent)).toEqual(['jan 25', 'jan 26']);
    await expect(canvas.getAllByText('feb')).toHaveLength(2);
  },
};

/** More was returned to some budgets than was spent from them: these are left out of the budgets with the highest spending. */
export const MoreCameBack: Story = {
  args: { found: ready(Object.assign({}, sampleReport, { joined: -1_400_000 })) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^Najviše je potrošeno iz: Fleksibilni budžet, 53.% od svega\.$/ }),
    ).toBeVisible();
  },
};

/** For no budget was more spent than refunded. */
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
/** The narrowest window that the layout supports. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: expectRoom };
/** Text of twice the size: parts without room side by side are stacked. */
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
