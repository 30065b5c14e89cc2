import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '#src/benefits/price.tsx';
import { Money } from '#src/money/money.tsx';
import { sampleBenefit } from '../testing/sample-benefits.ts';
import { withMe } from '../testing/with-me.tsx';

const meta = {
  title: 'Screens/Shop/Benefits/Money and price',
  component: Money,
  args: { amount: 892_500, currency: 'RSD' },
  decorators: [withMe()],
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dinars: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/8\.925/)).toHaveTextContent('8.925,00 RSD');
  },
};
export const Euros: Story = { args: { currency: 'EUR', amount: 1250 } };
export const Marks: Story = { args: { currency: 'KM', amount: 2500 } };
export const English: Story = { globals: { language: 'EN' } };

/** In a column of amounts the decimals are less prominent. */
export const InColumn: Story = {
  render: () => (
    <div className="grid justify-items-end gap-2">
      {[1_200_000, 587_500, 9_050, 50].map((amount) => (
        <Money key={amount} amount={amount} currency="RSD" size={18} inColumn />
      ))}
    </div>
  ),
};

export const Prices: Story = {
  render: () => (
    <div className="grid gap-6">
      <Price benefit={sampleBenefit(0)} />
      <Price benefit={sampleBenefit(1)} size={36} />
      <Price benefit={sampleBenefit(5)} />
      <Price benefit={sampleBenefit(6)} />
    </div>
  ),
};

export const Dark: Story = { ...Prices, globals: { theme: 'dark' } };
