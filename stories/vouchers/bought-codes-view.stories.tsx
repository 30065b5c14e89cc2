import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BoughtCodesView } from '#src/vouchers/bought-codes-view.tsx';
import { said } from '../testing/sample-words.ts';
import { sampleVoucher as voucher } from './sample-vouchers.ts';

/** The codes of a purchase, in the dialog after it. */
const meta = {
  title: 'Screens/Cart and checkout/Bought codes',
  component: BoughtCodesView,
  args: {
    count: 1,
    vouchers: [voucher(1)],
    failed: false,
    onCopy: fn(),
    onRetry: fn(),
    walletLink: (children) => <a href="/vouchers">{children}</a>,
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BoughtCodesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: said('QR kod K7QW-2MNP-83RT-XZ41') })).toBeVisible();
    await expect(canvas.getByText(/Vredi 3\.000,00.RSD/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Kopiraj kod K7QW-2MNP-83RT-XZ41') }));
    await expect(args.onCopy).toHaveBeenLastCalledWith('K7QW-2MNP-83RT-XZ41');
    await expect(canvas.queryByRole('button', { name: said('Sledeći vaučer') })).toBeNull();
  },
};

/** One is visible at a time; at either end the button is inactive and keeps the focus. */
export const Several: Story = {
  args: { count: 3, vouchers: [voucher(1), voucher(2), voucher(3, { price: 10_000 })] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Tvoji vaučeri' })).toBeVisible();
    const previous = canvas.getByRole('button', { name: said('Prethodni vaučer') });
    const next = canvas.getByRole('button', { name: said('Sledeći vaučer') });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(next).not.toHaveAttribute('aria-disabled');
    await userEvent.click(previous);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 od 3');
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 od 3');
    await expect(canvas.getByText(/Vredi 10\.000,00.RSD/)).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await expect(previous).not.toHaveAttribute('aria-disabled');
  },
};

export const Loading: Story = { args: { vouchers: null } };

/** The purchase succeeded, but the codes cannot be shown now. */
export const Failed: Story = {
  args: { vouchers: null, failed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kodovi su sačuvani uz porudžbinu');
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Dark: Story = { ...Several, globals: { theme: 'dark' } };

export const Phone: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
