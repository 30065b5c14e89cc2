import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GiftView } from '#src/admin-budgets/gift-view.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { failed, loading, missing, pageOf, ready } from '../testing/found.ts';
import { largeText } from '../testing/large-text.ts';
import { said } from '../testing/sample-words.ts';
import { giftPeople, runningGift, wholeGift } from './sample-gifts.ts';

/** One gift: how far it is, what of it is unspent, who has it, and what was taken back. */
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

/** How far it is, and the way to stop it; nothing can be taken back before. */
export const Running: Story = {
  args: { found: ready(runningGift) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: said('Zaustavi') })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: said('Povuci nepotrošeno') })).not.toBeInTheDocument();
  },
};

/** Nobody has any of it before somebody else approves it. */
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

/** Whoever may only look. */
export const Read: Story = {
  render: (args) => <GiftView {...args} onStop={undefined} onTakeBack={undefined} />,
};
export const Loading: Story = { args: { found: loading(), people: loading() } };
export const Missing: Story = { args: { found: missing() } };
export const Failed: Story = { args: { found: failed() } };
/** The narrowest window that a page has room in. */
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } }, play: expectRoom };
/** Text of twice the size: what has no room beside something else comes below it. */
export const LargeText: Story = { globals: { viewport: { value: 'phone' } }, beforeEach: largeText, play: expectRoom };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Millions have room beside each other, or come one below the other. */
export const ManyOnAPhone: Story = {
  args: { found: ready(runningGift) },
  globals: { language: 'EN', viewport: { value: 'phone' } },
  play: expectRoom,
};
export const InEnglishInTheDark: Story = {
  args: { found: ready(runningGift) },
  globals: { language: 'EN', theme: 'dark' },
};
