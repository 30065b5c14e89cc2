import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReportsView } from '#src/admin-reports/reports-view.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { failed, loading, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { sampleReport, smallReport } from './sample-report.ts';

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
    // The newest goes on.
    await expect(columns).toHaveAttribute('aria-valuetext', expect.stringMatching(said('još traje')));
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
};
export const Loading: Story = { args: { found: loading() } };
export const Failed: Story = { args: { found: failed() } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = {
  args: { behind: toPayroll('The month in the payroll') },
  globals: { language: 'EN', theme: 'dark' },
};
