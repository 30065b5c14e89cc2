import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cancellationMachine } from '#machines/transactions/cancellation.machine.ts';
import { TransactionDrawerView } from '#src/transactions/transaction-drawer-view.tsx';
import { failed, loading, missing } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { drawerIn, enrolment, order, transaction } from './sample-transactions.tsx';

type State = 'offered' | 'asking' | 'cancelling' | 'checking' | 'unresolved' | 'refused' | 'cancelled';

const MESSAGE = 'Ova porudžbina je već u pripremi, pa više ne može da se otkaže.';

const pinned = (value: State) =>
  cancellationMachine.resolveState({ value, context: { id: 'order-38', message: value === 'refused' ? MESSAGE : '' } });

const meta = {
  title: 'Screens/Money/Transactions/One transaction',
  component: TransactionDrawerView,
  parameters: { layout: 'fullscreen', path: '/transactions' },
  args: drawerIn(pinned('offered')),
} satisfies Meta<typeof TransactionDrawerView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: said('Porudžbina 38') })).toBeInTheDocument();
    await userEvent.click(
      await screen.findByRole('button', { name: said('Prikaži QR i bar-kod za K7QW-2MNP-83RT-XZ4V') }),
    );
    // Rendered by a lazy part of the app, whose code is loaded now.
    const drawn = { name: 'QR kod K7QW-2MNP-83RT-XZ4V' };
    await expect(await screen.findByRole('img', drawn, { timeout: 15_000 })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: said('Kopiraj kod 9HJD-TT2C-VKQ0-1M5N') }));
    await expect(args.onCopy).toHaveBeenCalledWith('9HJD-TT2C-VKQ0-1M5N');
    await userEvent.click(screen.getByRole('button', { name: said('Otkaži porudžbinu') }));
    await expect(args.onAsk).toHaveBeenCalled();
  },
};

/** How to use the purchase: as the benefit itself says, or else by the way of buying. */
export const HowToUse: Story = {
  play: async () => {
    await expect(await screen.findByText(said('Pokaži kod na kasi.'))).toBeInTheDocument();
    await expect(screen.getByText(/Partner potvrđuje e-poštom/)).toBeInTheDocument();
    const site = screen.getByRole('link', { name: /Sajt partnera/ });
    await expect(site).toHaveAttribute('href', 'https://vezbaonica.example');
    await expect(screen.getAllByRole('heading', { name: said('Kako se koristi') })).toHaveLength(2);
  },
};

/** The amount that is refunded, by budget. */
export const Asking: Story = {
  args: drawerIn(pinned('asking'), { onConfirm: fn(), onBack: fn() }),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: said('Otkazuješ porudžbinu 38?') });
    await expect(dialog).toHaveTextContent(/Sport i rekreacija 2026\..*4\.000,00/);
    await expect(dialog).toHaveTextContent(/Fleksibilni budžet.*8\.310,00/);
    await expect(dialog).toHaveTextContent('Njena 2 koda vaučera više neće važiti.');
    // The dialog listens for Escape only once the focus is in it.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalled();
    // The button stays, so that the focus can go back to it.
    const behind = screen.getAllByText(said('Otkaži porudžbinu')).filter((words) => !dialog.contains(words));
    await expect(behind).toHaveLength(1);
  },
};

export const Cancelling: Story = { args: drawerIn(pinned('cancelling')) };

export const Checking: Story = { args: drawerIn(pinned('checking')) };

export const Unresolved: Story = {
  args: drawerIn(pinned('unresolved')),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: said('Proveri ponovo') }));
    await expect(args.onCheck).toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: drawerIn(pinned('refused'), { transaction: { ...order, status: 'in_process', cancellable: false } }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(MESSAGE);
    await expect(screen.queryByRole('button', { name: said('Otkaži porudžbinu') })).toBeNull();
  },
};

export const Cancelled: Story = { args: drawerIn(pinned('cancelled')) };

/** Money is refunded to the year that it came from, even if that is over. */
export const AskingInJanuary: Story = {
  args: drawerIn(pinned('asking'), { today: '2027-01-04' }),
  play: async () => {
    await expect(await screen.findByText(/Ovaj budžet je istekao/)).toBeInTheDocument();
  },
};

export const VoucherUsed: Story = {
  args: drawerIn(pinned('offered'), {
    transaction: {
      ...order,
      cancellable: false,
      lines: order.lines.map((line) => ({
        ...line,
        vouchers: line.vouchers.map((voucher, index) => (index === 0 ? { ...voucher, status: 'used' } : voucher)),
      })),
    },
  }),
};

export const Refund: Story = {
  args: drawerIn(pinned('offered'), {
    transaction: {
      ...order,
      ...transaction(38, { kind: 'refund', status: 'completed', effect: 'given_back', amount: 12_310 }),
      related: 'order-38',
      cancellable: false,
      timeline: [{ status: 'completed', date: '2026-11-20T08:12:00.000Z' }],
    },
  }),
};

export const Request: Story = {
  args: drawerIn(pinned('offered'), {
    transaction: {
      ...order,
      ...transaction(7, { kind: 'request', status: 'in_review', effect: 'held', amount: 4000 }),
      payroll_tax: null,
      cancellable: false,
      paid_from: order.paid_from.slice(0, 1),
      lines: order.lines.slice(0, 1).map((line) => ({ ...line, benefit: null, name: 'Naočare po receptu' })),
      timeline: [...order.timeline, { status: 'in_review', date: '2026-11-19T09:30:00.000Z' }],
    },
  }),
};

const LINK = `https://example.com/${'receipt_'.repeat(6)}`;

/** The provider's name may be one long word: it is broken instead of cut off. */
export const LongWords: Story = {
  args: drawerIn(pinned('offered'), {
    transaction: {
      ...order,
      lines: order.lines.map((line) => ({ ...line, provider: LINK })),
    },
  }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const [words] = await screen.findAllByText(LINK);
    // The drawer slides in.
    await waitFor(() => expect(words?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
};

/** The discount of the coupon, and the link to the course. */
export const Enrolment: Story = {
  args: drawerIn(pinned('offered'), { transaction: enrolment }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: said('Upis 12') });
    await expect(dialog).toHaveTextContent(/Kupon PROLECE20, popust 20 %.*umesto 5\.000,00/);
    await expect(dialog).toHaveTextContent(/Plaćeno iz.*Fleksibilni budžet.*4\.000,00/);
    await expect(await screen.findByRole('link', { name: said('Pogledaj kurs') })).toHaveAttribute('href', '/course/3');
  },
};

export const Loading: Story = { args: drawerIn(pinned('offered'), { transaction: loading() }) };

export const Missing: Story = { args: drawerIn(pinned('offered'), { transaction: missing() }) };

export const Failed: Story = {
  args: drawerIn(pinned('offered'), { transaction: failed() }),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.transaction.onRetry).toHaveBeenCalled();
  },
};

export const English: Story = { globals: { language: 'EN' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
