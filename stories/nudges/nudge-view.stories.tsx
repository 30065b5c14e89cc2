import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Nudge } from '#contract/nudges/nudges.contract.ts';
import { NudgeView } from '#src/nudges/nudge-view.tsx';
import { sampleBenefit } from '../testing/sample-benefits.ts';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

const sport: Nudge = {
  category: 'Sport and recreation/Sport i rekreacija',
  category_id: 1,
  left: 9090,
  currency: 'RSD',
  until: '2026-12-31',
  days_left: 41,
  benefits: [sampleBenefit(0), sampleBenefit(1), sampleBenefit(2)],
};
const health: Nudge = {
  ...sport,
  category: 'Health/Zdravlje',
  category_id: 3,
  left: 5875,
  benefits: [],
};

/** The rest of a yearly budget that ends soon, and benefits for it. Not for money that does not expire. */
const meta = {
  title: 'Screens/Shop/Home/Budget that ends soon',
  component: NudgeView,
  decorators: [withMe()],
  args: { nudges: [sport, health], onLater: fn() },
} satisfies Meta<typeof NudgeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: said('Čeka te do 31.12.2026.') })).toBeVisible();
    await expect(canvas.getByText('u budžetu „Sport i rekreacija“, još 41 dan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Zdravlje, 5\.875,00/ })).toHaveAttribute(
      'href',
      '/flexible-benefits/3',
    );
    await userEvent.click(canvas.getByRole('button', { name: said('Podseti me kasnije') }));
    await expect(args.onLater).toHaveBeenCalledTimes(1);
  },
};
export const NothingFits: Story = { args: { nudges: [{ ...sport, left: 120, benefits: [] }] } };
export const TheLastDay: Story = { args: { nudges: [{ ...sport, days_left: 0, benefits: [sampleBenefit(1)] }] } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
