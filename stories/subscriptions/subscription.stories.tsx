import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';
import { InSubscription } from './in-subscription.tsx';

/** A monthly benefit on its page, in each state of its subscription. */
const meta = {
  title: 'Screens/Money/Monthly benefits/On a benefit',
  component: InSubscription,
  args: { value: 'offered', onEvent: fn() },
  decorators: [withMe()],
  parameters: { path: '/benefit/1', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof InSubscription>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  globals: { language: 'EN' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onEvent).toHaveBeenCalledWith('subscription.subscribe');
  },
};

export const Confirming: Story = {
  args: { value: 'confirming' },
  globals: { language: 'EN' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Subscribe to this benefit?' });
    await expect(dialog).toHaveTextContent('4,200.00');
    await expect(dialog).toHaveTextContent('Next charge, 05.12.2026.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).toHaveBeenCalledWith('subscription.dismiss');
  },
};

/** A person who leaves before the next charge is told only about today's charge. */
export const LeavingBefore: Story = {
  args: { value: 'confirming', lastDay: '2026-12-04' },
  globals: { language: 'EN' },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Subscribe to this benefit?' });
    await expect(dialog).toHaveTextContent('Charged today, for this month');
    await expect(dialog).not.toHaveTextContent('Next charge');
    await expect(dialog).toHaveTextContent('Your account closes before the next charge');
    await expect(canvas.getByText(/^Charged today. Your account closes before the next charge/)).toBeInTheDocument();
  },
};

/** A missing amount is shown before anything is pressed, and a refusal by the server is prevented. */
export const NotEnough: Story = {
  args: { budget: 350 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Za prvi mesec nedostaje 2\.650,00.RSD/)).toBeVisible();
  },
};

export const ConfirmingNotEnough: Story = {
  args: { value: 'confirming', budget: 350 },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/Za prvi mesec nedostaje 2\.650,00.RSD/);
    await expect(screen.getByRole('button', { name: said('Potvrdi pretplatu') })).toBeDisabled();
  },
};

export const Subscribing: Story = { args: { value: 'subscribing' } };
export const PriceChanged: Story = { args: { value: 'priceChanged' } };
export const Refused: Story = {
  args: { value: 'refused', message: 'Nema dovoljno budžeta za ovu mesečnu pretplatu' },
};
export const Failed: Story = { args: { value: 'failed' } };
/** Another tab subscribed: nothing can be cancelled before its result is known. */
export const Unlisted: Story = { args: { value: 'unlisted' } };
export const Active: Story = { args: { value: 'active' } };
export const ConfirmingCancel: Story = { args: { value: 'confirmingCancel' } };
/** The current month is not paid yet. */
export const CancellingCharges: Story = {
  args: { value: 'confirmingCancel', leaving: { charges: 420_000, endsNow: false } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: said('Otkazuješ pretplatu?') });
    await expect(dialog).toHaveTextContent(/danas se naplaćuje 4\.200,00.RSD/);
  },
};
/** The next month cannot be paid: the dialog explains the consequence of cancelling, which is final. */
export const CancellingEnds: Story = {
  args: { value: 'confirmingCancel', leaving: { charges: 0, endsNow: true } },
  globals: { language: 'EN' },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this subscription?' });
    await expect(dialog).toHaveTextContent('It ends today, nothing is charged, and this cannot be undone.');
    await expect(dialog).not.toHaveTextContent('It stays active');
  },
};
/** The amount differs from the confirmed one, so it is confirmed again. */
export const CancellingChanged: Story = {
  args: { value: 'confirmingCancel', leaving: { charges: 480_000, endsNow: false }, message: 'Cena se promenila.' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(screen.getByRole('alertdialog')).toHaveTextContent(/danas se naplaćuje 4\.800,00.RSD/);
  },
};
export const Cancelling: Story = { args: { value: 'cancelling' } };
export const Ending: Story = { args: { value: 'ending' } };
export const Undoing: Story = { args: { value: 'undoing' } };
/** The reason why it ended, and a button to subscribe again. */
export const Ended: Story = {
  args: { value: 'ended' },
  globals: { language: 'EN' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('There was not enough budget for the next month.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onEvent).toHaveBeenCalledWith('subscription.subscribe');
  },
};
export const OnAPhone: Story = { args: { value: 'confirming' }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { value: 'refused' }, globals: { theme: 'dark' } };
