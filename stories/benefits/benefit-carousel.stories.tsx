import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenefitCarousel } from '#src/benefits/benefit-carousel.tsx';
import { sampleBenefits } from '../testing/sample-benefits.ts';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

const meta = {
  title: 'Screens/Shop/Benefits/Row of cards',
  component: BenefitCarousel,
  args: {
    label: 'Najpopularnije',
    heading: <h2 className="text-36">Najpopularnije</h2>,
    benefits: sampleBenefits,
  },
  decorators: [withMe()],
} satisfies Meta<typeof BenefitCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: '3 od 10' })).toHaveTextContent(said('Vaučer za namirnice'));
  },
};

export const Loading: Story = { args: { benefits: [], loading: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const English: Story = { globals: { language: 'EN' } };
export const Dark: Story = { globals: { theme: 'dark' } };
