import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GiftView } from '#src/admin-budgets/gift-view.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { failed, loading, missing, pageOf, ready } from '../testing/found.ts';
import { largeText } from '../testing/large-text.ts';
import { said } from '../testing/sample-words.ts';
import { giftPeople, runningGift, wholeGift } from './sample-gifts.ts';

/** One gift: its progress, the unspent part, who got it, and what was taken back. */
const meta = {
  title: 'Screens/Administration/Budget',
  component: GiftView,
  decorators: [inFrame],
  args: {
    found: ready(wholeGift),
    people: ready(pageOf(giftPeople)),
    show: '',
    page: 1,
    perPage: 50,
    onShow: fn(),
    onPage: fn(),
    onStop: fn(),
    isStopping: false,
    onTakeBack: fn(),
  },
  parameters: { layout: 'fullscreen', path: '/company-admin/budgets/8' },
} satisfies Meta<typeof GiftView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Povuci: Milica Šarić') }));
    await expect(args.onTakeBack).toHaveBeenCalledWith(wholeGift, giftPeople[2]);
    await userEvent.click(canvas.getByRole('button', { name: said('Povuci nepotrošeno') }));
    await expect(args.onTakeBack).toHaveBeenLastCalledWith(wholeGift, null);
  },
};

/** Progress, and the button that stops it; nothing can be taken back before the end. */
export const Running: Story = {
  args: { found: ready(runningGift) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: said('Zaustavi') })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: said('Povuci nepotrošeno') })).not.toBeInTheDocument();
  },
};

/** Nobody gets any of it before a second person approves. */
export const WaitingForApproval: Story = {
  args: {
    found: ready(
      Object.assign({}, wholeGift, {
        status: 'waiting',
        approval: 4,
        given: 0,
        unspent: 0,
        take_backs: [],
        taken_back: 0,
      }),
    ),
    people: ready(
      pageOf(
        giftPeople.map((each) =>
          Object.assign({}, each, { state: 'waiting', given_at: null, unspent: 0, taken_back: 0 }),
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Pogledaj predlog') })).toHaveAttribute(
      'href',
      '/company-admin/approvals/4',
    );
    await expect(canvas.queryByRole('button', { name: said('Povuci nepotrošeno') })).not.toBeInTheDocument();
  },
};

/** For people with read access only. */
export const Read: Story = {
  render: (args) => <GiftView {...args} onStop={undefined} onTakeBack={undefined} />,
};
export const Loading: Story = { args: { found: loading(), people: loading() } };
export const Missing: Story = { args: { found: missing() } };
export const Failed: Story = { args: { found: failed() } };
/** The narrowest window that the layout supports. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: expectRoom };
/** Text of twice the size: parts without room side by side are stacked. */
export const LargeText: Story = { globals: { viewport: { value: 'phone' } }, beforeEach: largeText, play: expectRoom };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Amounts of millions are side by side if there is room, otherwise stacked. */
export const ManyOnAPhone: Story = {
  args: { found: ready(runningGift) },
  globals: { language: 'EN', viewport: { value: 'phone' } },
  play: expectRoom,
};
export const InEnglishInTheDark: Story = {
  args: { found: ready(runningGift) },
  globals: { language: 'EN', theme: 'dark' },
};
