import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { Money } from '#src/money/money.tsx';
import { OfflineShelfView } from '#src/offline/offline-shelf-view.tsx';
import { SessionFailedView } from '#src/session/session-failed-view.tsx';
import { said } from '../testing/sample-words.ts';

/** Shown while the server cannot be reached: the card as last loaded, below the reason. */
const meta = {
  title: 'Screens/Every page/Without a network',
  component: OfflineShelfView,
  args: {
    card: {
      color: 'evergreen',
      company: 'Morava Tehnologije d.o.o.',
      name: 'Jelena Đorđević-Stanković',
      userId: 427718,
      available: <Money amount={4_825_000} currency="RSD" />,
    },
    savedAt: '20.11.2026. 9:05',
    vouchers: [],
    vouchersSavedAt: null,
    today: '2026-11-20',
    onCopy: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <SessionFailedView busy={false} onRetry={fn()} onSignOut={fn()}>
      <OfflineShelfView {...args} />
    </SessionFailedView>
  ),
} satisfies Meta<typeof OfflineShelfView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheCard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^QR.*0042 7718/ })).toBeVisible();
    await expect(canvas.getByText(said('Stanje: 20.11.2026. 9:05'))).toBeVisible();
  },
};

const voucher: Voucher = {
  id: 1,
  code: 'K7QW-2MNP-83RT-XZ4V',
  status: 'unused',
  valid_until: '2026-11-22',
  used_at: null,
  voided_at: null,
  price: 3000,
  currency: 'RSD',
  bought_at: '2026-11-18T09:30:00.000Z',
  benefit: { id: 4, name: 'Vaučer za namirnice', image: null },
  provider: 'Domaća korpa',
  transaction: 'order-38',
};

export const WithVouchers: Story = {
  args: { vouchers: [voucher], vouchersSavedAt: '18.11.2026. 17:40' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Stanje: 20.11.2026. 9:05'))).toBeVisible();
    await expect(canvas.getByText(said('Stanje: 18.11.2026. 17:40'))).toBeVisible();
    await expect(canvas.getByText('K7QW-2MNP-83RT-XZ4V')).toBeVisible();
    await expect(canvas.getByText('još 2 dana')).toBeVisible();
  },
};

export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
