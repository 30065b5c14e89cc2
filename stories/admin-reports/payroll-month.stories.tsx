import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MonthView } from '#src/admin-reports/month-view.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { failed, loading, missing, pageOf, ready } from '../testing/found.ts';
import { largeText } from '../testing/large-text.ts';
import { said } from '../testing/sample-words.ts';
import { closedMonth, openMonth, payrollPeople, runningMonth } from './sample-payroll.ts';

/** One month of the payroll: its sum, by budgets and by people. */
const meta = {
  title: 'Screens/Administration/Month of the payroll',
  component: MonthView,
  decorators: [inFrame],
  args: {
    found: ready(openMonth),
    people: ready(pageOf(payrollPeople, 214)),
    place: { search: '', sort: '', page: 1 },
    typed: '',
    perPage: 50,
    onType: fn(),
    onPlace: fn(),
    onFile: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', path: '/company-admin/payroll/2026-10' },
} satisfies Meta<typeof MonthView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Zaključi mesec') }));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: said('Preuzmi fajl') })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: said('Neto dodatni porez, RSD') }));
    await expect(args.onPlace).toHaveBeenLastCalledWith({ sort: 'tax', page: 1 });
  },
};

/** A closed month no longer changes, and has its file. */
export const Closed: Story = {
  args: { found: ready(closedMonth) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Preuzmi fajl') }));
    await expect(args.onFile).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: said('Zaključi mesec') })).not.toBeInTheDocument();
  },
};

export const Running: Story = { args: { found: ready(runningMonth) } };

export const NobodyFound: Story = {
  args: { people: ready(pageOf([])), place: { search: 'Zoran', sort: '', page: 1 }, typed: 'Zoran' },
};
export const Loading: Story = { args: { found: loading(), people: loading() } };
export const Missing: Story = { args: { found: missing() } };
export const Failed: Story = { args: { found: failed() } };
/** Text of twice the size: parts without room side by side are stacked. */
export const LargeText: Story = { globals: { viewport: { value: 'phone' } }, beforeEach: largeText, play: expectRoom };
export const Phone: Story = { args: { found: ready(closedMonth) }, globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
