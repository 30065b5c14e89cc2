import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardView } from '#src/card/card-view.tsx';
import { Money } from '#src/money/money.tsx';
import { said } from '../testing/sample-words.ts';

/** The virtual card: company, full name, number, and codes for tills. Its colours are the same in both themes. */
const meta = {
  title: 'Screens/Money/Virtual card',
  component: CardView,
  args: {
    company: 'Morava Tehnologije d.o.o.',
    color: 'evergreen',
    name: 'Jelena Đorđević-Stanković',
    userId: 427718,
    available: <Money amount={4_825_000} currency="RSD" />,
  },
  decorators: [
    (Story) => (
      <div className="max-w-regular">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: said('QR kod sa brojem 0042 7718') })).toBeVisible();
    await expect(canvas.getByRole('img', { name: said('Bar-kod sa brojem 0042 7718') })).toBeVisible();
    await expect(canvas.getByText('ID 0042 7718')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: { company: 'Akcionarsko društvo za puteve i mostove', name: 'Aleksandra Radosavljević-Milutinović' },
};
/** Text of twice the size on a phone: the card grows with the name. */
export const LargeText: Story = {
  ...LongNames,
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <style>{'html { font-size: 200% }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const id = canvas.getByText('ID 0042 7718').getBoundingClientRect();
    const codes = canvas.getByRole('img', { name: /^QR/ }).getBoundingClientRect();
    await expect(id.bottom).toBeLessThan(codes.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const face = canvas
      .getByText(/^Aleksandra/)
      .closest('.grid')
      ?.getBoundingClientRect();
    await expect(face?.bottom).toBeGreaterThan(id.bottom);
  },
};

export const InTheDark: Story = { globals: { theme: 'dark', language: 'EN' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** Each company has its own colour. */
export const OfAnotherCompany: Story = { args: { color: 'plum', company: 'Una Softver d.o.o.' } };
