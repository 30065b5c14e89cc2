import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenefitCard } from '#src/benefit/benefit-card.tsx';
import { BenefitGrid } from '#src/benefit/benefit-grid.tsx';
import { BenefitCardSkeleton } from '#src/benefit/benefit-skeletons.tsx';
import { sampleBenefit, sampleBenefits } from '../testing/sample-benefits.ts';
import { withMe } from '../testing/with-me.tsx';

const meta = {
  title: 'Screens/Shop/Benefits/Card',
  component: BenefitCard,
  args: { benefit: sampleBenefit(0) },
  decorators: [
    (Story) => (
      <div className="w-63">
        <Story />
      </div>
    ),
    withMe(),
  ],
} satisfies Meta<typeof BenefitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('Popust 10 %');
    await expect(card).toHaveTextContent('5.310,00 RSD');
    await expect(card).toHaveTextContent('U objektu');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/benefit/1');
  },
};

export const InTheCart: Story = {
  args: { benefit: sampleBenefit(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Dodaj u korpu: / })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Favourite: Story = { args: { benefit: sampleBenefit(2) } };

export const WithoutPrice: Story = {
  args: { benefit: sampleBenefit(5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cena po dogovoru')).toBeVisible();
    await expect(canvas.getByText('Faktura')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /korp/ })).toBeNull();
  },
};

export const SpecialOffer: Story = {
  args: { benefit: sampleBenefit(9) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /korp/ })).toBeNull();
  },
};

/** A fixed benefit opens its details in a dialog; without a picture the logo stands in its place. */
export const FixedWithoutPicture: Story = {
  args: { benefit: sampleBenefit(8) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^(?!Dodaj).*osiguranje za celu porodicu$/ })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
  },
};

export const Monthly: Story = { args: { benefit: sampleBenefit(6) } };

export const Feature: Story = {
  args: { benefit: sampleBenefit(4), look: 'feature' },
  decorators: [
    (Story) => (
      <div className="w-130">
        <Story />
      </div>
    ),
  ],
};

export const Small: Story = {
  decorators: [
    (Story) => (
      <div className="w-39">
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { language: 'EN' } };

export const Loading: Story = { render: () => <BenefitCardSkeleton /> };

export const Grid: Story = {
  render: () => <BenefitGrid benefits={sampleBenefits} loading={2} />,
  decorators: [
    (Story) => (
      <div className="w-[min(1200px,calc(100vw-32px))]">
        <Story />
      </div>
    ),
  ],
};

export const GridOnPhone: Story = { ...Grid, globals: { viewport: { value: 'phone' } } };

export const ListView: Story = {
  ...Grid,
  render: () => <BenefitGrid benefits={sampleBenefits} layout="list" loading={2} />,
};

export const ListViewDark: Story = { ...ListView, globals: { theme: 'dark' } };
