import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { VouchersView } from '#src/vouchers/vouchers-view.tsx';
import { failed, loading, offline, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { sampleVoucher as voucher } from './sample-vouchers.ts';

const vouchers = [
  voucher(1, { valid_until: '2026-11-20' }),
  voucher(2, {
    valid_until: '2026-11-22',
    benefit: {
      id: 5,
      name: 'Dve ulaznice za premijeru po izboru u svim pozorištima grada',
      image: '/pictures/culture-theatre-0.svg',
    },
  }),
  voucher(3, { price: 10_000 }),
  voucher(4, { status: 'used', used_at: '2026-11-19T09:30:00.000Z' }),
  voucher(5, { status: 'expired', valid_until: '2026-11-01' }),
  voucher(6, { status: 'voided', voided_at: '2026-11-19T09:30:00.000Z' }),
];

const meta = {
  title: 'Screens/Cart and checkout/Vouchers',
  component: VouchersView,
  parameters: { layout: 'fullscreen', path: '/vouchers' },
  args: {
    vouchers: ready(vouchers),
    old: null,
    today: '2026-11-20',
    marking: [],
    links: {
      browse: (children) => <a href="/flexible-benefits?type=voucher">{children}</a>,
      benefit: (id, children) => <a href={`/benefit/${id}`}>{children}</a>,
      order: (id, children) => <a href={`/transactions?open=${id}`}>{children}</a>,
    },
    onCopy: fn(),
    onMark: fn(),
  },
} satisfies Meta<typeof VouchersView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('danas je poslednji dan')).toBeVisible();
    await expect(canvas.getByText('još 2 dana')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Označi kao iskorišćen: K7QW-2MNP-83RT-XZ41') }));
    await expect(args.onMark).toHaveBeenCalledWith(1, true);
    await userEvent.click(canvas.getByRole('button', { name: said('Prikaži QR i bar-kod za K7QW-2MNP-83RT-XZ43') }));
    await waitFor(() => expect(canvas.getByRole('img', { name: said('Bar-kod K7QW-2MNP-83RT-XZ43') })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Iskorišćeni i nevažeći (3)' }));
    const unmark = await canvas.findByRole('button', { name: said('Ipak nije iskorišćen: K7QW-2MNP-83RT-XZ44') });
    // The collapsed vouchers are as wide as the others.
    const [first, fourth] = ['1', '4'].map(
      (id) => canvas.getByText(`K7QW-2MNP-83RT-XZ4${id}`).closest('ul')?.offsetWidth,
    );
    await expect(fourth).toBeGreaterThan((first ?? 0) * 0.9);
    await userEvent.click(unmark);
    await expect(args.onMark).toHaveBeenCalledWith(4, false);
  },
};

export const Marking: Story = { args: { marking: [1] } };

/** Offline the wallet is shown as last loaded; nothing can be marked. */
export const Offline: Story = {
  args: { old: { savedAt: '2026-11-20T08:12:00.000Z', why: 'offline' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/vaučeri kakvi su bili 20\.11\.2026\. 9:12/)).toBeVisible();
    await expect(canvasElement.querySelector('[role=status] > svg')).toHaveClass('lucide-wifi-off');
    await expect(
      canvas.getByRole('button', { name: said('Označi kao iskorišćen: K7QW-2MNP-83RT-XZ41') }),
    ).toBeDisabled();
  },
};

/** The server fails while the network works: the wallet is shown as last loaded too. */
export const NotLoaded: Story = {
  args: { old: { savedAt: '2026-11-20T08:12:00.000Z', why: 'failed' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Vaučeri sada nisu učitani\..+20\.11\.2026\. 9:12/)).toBeVisible();
    await expect(canvas.queryByText(/Nema mreže/)).toBeNull();
    await expect(canvasElement.querySelector('[role=status] > svg')).toHaveClass('lucide-circle-alert');
  },
};

export const AllUsed: Story = { args: { vouchers: ready(vouchers.slice(3)) } };

export const Empty: Story = { args: { vouchers: ready([]) } };

export const Loading: Story = { args: { vouchers: loading() } };

export const Failed: Story = {
  args: { vouchers: failed() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.vouchers.onRetry).toHaveBeenCalled();
  },
};

/** Offline at the first opening: it is retried automatically, and by a button. */
export const OfflineAtFirst: Story = {
  args: { vouchers: offline() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: said('Nema veze') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: said('Pokušaj ponovo') })).toBeEnabled();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/pictures/travel-balloon-1.svg');
  },
};

export const English: Story = { globals: { language: 'EN' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
