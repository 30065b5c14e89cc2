import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { OrderSkeleton } from '#src/checkout/order-skeleton.tsx';
import { type Order, OrderView } from '#src/checkout/order-view.tsx';
import { MissingOrder } from '#src/checkout/success-payment-screen.tsx';
import { said } from '../testing/sample-words.ts';

const line: Order['lines'][number] = {
  id: 1,
  name: 'Mesečna članarina: teretana, bazen i sauna',
  provider: 'Vežbaonica Vračar',
  image: '/pictures/sport-kettlebell-0.svg',
  benefit: 11,
  count: 1,
  unit_price: 5310,
  total: 5310,
  paid_from_category: 4000,
  paid_from_flexible: 1310,
  category: 'Sport and recreation/Sport i rekreacija',
  vouchers: [],
};

const order: Order = {
  id: 1024,
  status: 'pending',
  date: '2026-11-20T10:15:00Z',
  total: 11_310,
  payroll_tax: 1749.66,
  currency: 'RSD',
  lines: [
    line,
    {
      ...line,
      id: 2,
      name: 'Vaučer za namirnice',
      provider: 'Domaća korpa',
      image: '/pictures/food-groceries-0.svg',
      benefit: 13,
      count: 2,
      unit_price: 3000,
      total: 6000,
      paid_from_category: 0,
      paid_from_flexible: 6000,
      vouchers: [
        { id: 1, code: '7KQ4-M2XN-83RT-XZ41', status: 'unused', valid_until: '2027-05-20' },
        { id: 2, code: '9TRC-4HWA-83RT-XZ42', status: 'used', valid_until: '2027-05-20' },
      ],
    },
  ],
};

const meta = {
  title: 'Screens/Cart and checkout/Order',
  component: OrderView,
  args: { order, today: '2026-11-20', onCopy: fn() },
  parameters: { layout: 'fullscreen', path: '/success-payment/?order=1024' },
} satisfies Meta<typeof OrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bought: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/7\.310,00.RSD/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Kopiraj kod 7KQ4-M2XN-83RT-XZ41') }));
    await expect(args.onCopy).toHaveBeenLastCalledWith('7KQ4-M2XN-83RT-XZ41');
    await expect(canvas.queryByRole('img', { name: /QR kod/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: said('Prikaži QR i bar-kod za 7KQ4-M2XN-83RT-XZ41') }));
    await waitFor(() => expect(canvas.getByRole('img', { name: said('QR kod 7KQ4-M2XN-83RT-XZ41') })).toBeVisible());
  },
};

const voucher = order.lines[1]?.vouchers[0];
const ofOneCode: Order = { ...order, lines: [{ ...line, vouchers: voucher ? [voucher] : [] }] };

/** A single code is shown ready to be scanned. */
export const OneCode: Story = {
  args: { order: ofOneCode },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: said('QR kod 7KQ4-M2XN-83RT-XZ41') })).toBeVisible();
  },
};

/** The codes of a cancelled order are void and cannot be copied. */
export const Cancelled: Story = {
  args: {
    order: {
      ...order,
      status: 'cancelled',
      lines: order.lines.map((one) => ({
        ...one,
        vouchers: one.vouchers.map((code) => ({ ...code, status: 'voided' as const })),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Kopiraj kod/ })).toBeNull();
  },
};

export const WithoutPicture: Story = { args: { order: { ...order, lines: [{ ...line, image: null }] } } };

export const Loading: Story = { render: () => <OrderSkeleton /> };

export const Missing: Story = { render: () => <MissingOrder /> };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
