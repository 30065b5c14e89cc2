import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayrollView } from '#src/admin-reports/payroll-view.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { failed, loading, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { samplePayroll } from './sample-payroll.ts';

/** The months of a year with their sums for the payroll. */
const meta = {
  title: 'Screens/Administration/Payroll',
  component: PayrollView,
  decorators: [inFrame],
  args: { found: ready(samplePayroll), currency: 'RSD', onYear: fn(), onFile: fn() },
  parameters: { layout: 'fullscreen', path: '/company-admin/payroll' },
} satisfies Meta<typeof PayrollView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('CSV, septembar 2026.') }));
    await expect(args.onFile).toHaveBeenCalledWith('2026-09');
    await expect(canvas.getAllByRole('button', { name: /^CSV/ })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: '2025' }));
    await expect(args.onYear).toHaveBeenCalledWith(2025);
  },
};

export const Nothing: Story = { args: { found: ready({ year: 2024, years: [2024, 2025, 2026], results: [] }) } };
export const Loading: Story = { args: { found: loading() } };
export const Failed: Story = { args: { found: failed() } };
export const Phone: Story = {
  args: { found: ready(samplePayroll, { old: true }) },
  globals: { viewport: { value: 'phone' } },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
