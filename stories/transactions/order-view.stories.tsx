import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderView } from '#src/transactions/order-view.tsx';

const line = { image: null, benefit: 4, count: 1, vouchers: [] };

const meta = {
  title: 'Screens/Transactions/Order',
  component: OrderView,
  args: {
    order: {
      id: 38,
      status: 'in_process',
      date: '2026-11-18T09:30:00.000Z',
      total: 12_310,
      payroll_tax: 1904.36,
      currency: 'RSD',
      lines: [
        {
          ...line,
          ...{ id: 1, name: 'Mesečna članarina: teretana, bazen i sauna', provider: 'Vežbaonica Vračar' },
          ...{ unit_price: 5310, total: 5310, paid_from_category: 4000, paid_from_flexible: 1310 },
          category: 'Sport and recreation/Sport i rekreacija',
        },
        {
          ...line,
          ...{ id: 2, name: 'Vaučer za namirnice', provider: 'Domaća korpa', count: 2 },
          ...{ unit_price: 3500, total: 7000, paid_from_category: 0, paid_from_flexible: 7000 },
          category: 'Food and drink/Hrana i piće',
          vouchers: [
            { code: 'K7QW-2MNP-83RT-XZ4V', valid_until: '2027-11-18' },
            { code: '9HJD-TT2C-VKQ0-1M5N', valid_until: '2027-11-18' },
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof OrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProcess: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sport i rekreacija 4\.000,00/)).toBeVisible();
    await expect(canvas.getByText('K7QW-2MNP-83RT-XZ4V')).toBeVisible();
  },
};

export const English: Story = { globals: { language: 'EN' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
