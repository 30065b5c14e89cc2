import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SummaryView } from '#src/admin-corporate/summary-view.tsx';
import { corporate } from '#src/admin-sites/corporate-site.tsx';
import { inFrameOf } from '../admin/sample-site.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { failed, loading, offline, ready } from '../testing/found.ts';
import { largeText } from '../testing/large-text.ts';
import { said } from '../testing/sample-words.ts';
import { sampleBalanceSums, sampleBalances, sampleMonths, sampleSummary, sampleYears } from './sample-figures.ts';

/** Budgets of a company and their use, for people with a corporate account. */
const meta = {
  title: 'Screens/Administration/Figures of a company',
  component: SummaryView,
  decorators: [inFrameOf(Object.assign({}, corporate, { company: 'Una grupa' }))],
  args: {
    found: ready(sampleSummary),
    onPeriod: fn(),
    onFile: fn(),
    people: { found: ready({ count: 318, results: sampleBalances }), sums: sampleBalanceSums },
  },
  parameters: { layout: 'fullscreen', path: '/corporate-panel' },
} satisfies Meta<typeof SummaryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const columns = canvas.getByRole('slider', { name: said('Potrošnja po mesecima') });
    columns.focus();
    // The newest month is still running.
    await expect(columns).toHaveAttribute('aria-valuetext', expect.stringMatching(said('još traje')));
    await userEvent.keyboard('{Home}');
    await expect(columns).toHaveAttribute('aria-valuenow', '1');
    // The sum up to that point is in the text and in the table.
    await userEvent.keyboard('{ArrowRight}');
    await expect(columns).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/(Ukupno do tada|In all until then): /),
    );
    await expect(
      canvas.getByRole('columnheader', { name: /^(Ukupno do tada|In all until then), RSD$/ }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    const behind = canvas.getByRole('link', { name: said('Porudžbine iz tog meseca') });
    await expect(behind).toHaveAttribute('href', '/corporate-panel/orders?date=2026-01-01..2026-01-31');
    await userEvent.click(canvas.getByRole('radio', { name: said('Od–do') }));
    await expect(args.onPeriod).toHaveBeenCalledWith({ year: null, from: '2026-01', to: expect.any(String) });
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expect(args.onFile).toHaveBeenCalled();
  },
};

/** A chosen range of months: says nothing about the current state of budgets, and does not split too few people by budgets. */
export const BetweenMonths: Story = { args: { found: ready(sampleMonths) } };

/** Columns scroll on a phone, starting at the newest. */
export const TwoYears: Story = {
  args: { found: ready(sampleYears) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^jan/).map(({ textContent }) => textContent)).toEqual(['jan 25', 'jan 26']);
    await expect(canvas.getByText('jan 26')).toBeVisible();
  },
};

export const BeforeTheFirst: Story = {
  args: {
    found: ready(
      Object.assign({}, sampleSummary, {
        spent: 0,
        people: 0,
        months: [],
        budgets: [],
        joined: null,
        years: [2026],
        standing: { people: 318, given: 23_580_420, spent: 0, held: 0, unspent: 23_580_420 },
        ending: null,
      }),
    ),
  },
};

/** A year that has just begun, after one with high spending. */
export const NewYear: Story = {
  args: {
    found: ready(
      Object.assign({}, sampleSummary, {
        year: 2027,
        from: '2027-01',
        until: '2027-12',
        years: [2026, 2027],
        spent: 0,
        people: 0,
        months: [{ month: '2027-01', spent: 0, purchases: 0, people: 0, last_year: 905_300, running: true }],
        budgets: [],
        joined: null,
        ending: null,
        today: '2027-01-02',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('U ovim mesecima ništa nije potrošeno'))).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { found: loading() } };
export const Failed: Story = { args: { found: failed() } };
export const Offline: Story = { args: { found: offline() } };
/** The narrowest window that the layout supports. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: expectRoom };
/** Text of twice the size: parts without room side by side are stacked, and the margin stays. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: async (context) => {
    await expectRoom(context);
    const { left, right } = context.canvas.getByRole('meter').getBoundingClientRect();
    await expect(innerWidth - right).toBeGreaterThanOrEqual(left - 1);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
