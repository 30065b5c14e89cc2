import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WholePage } from '../app/whole-page.tsx';
import { said } from '../testing/sample-words.ts';

/** Each page if the network is lost while it is opened: what happened, and the way on, in the whole frame. */
const meta = {
  title: 'Screens/Whole pages/Without a network',
  component: WholePage,
  args: { signedIn: true },
  parameters: { layout: 'fullscreen', server: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('button', { name: new RegExp(said('Pokušaj ponovo')) }, { timeout: 10_000 }))[0],
    ).toBeVisible();
  },
} satisfies Meta<typeof WholePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (path: string): Pick<Story, 'parameters'> => ({ parameters: { path } });
const phone = { viewport: { value: 'phone' } };

export const Home: Story = at('/');
export const Benefits: Story = at('/flexible-benefits');
export const Benefit: Story = at('/benefit/8');
export const BenefitOnAPhone: Story = { ...Benefit, globals: phone };
export const BenefitInTheDark: Story = { ...Benefit, globals: { theme: 'dark' } };
export const Transactions: Story = at('/transactions');
export const MyRequests: Story = at('/reimbursement?tab=mine');
export const MonthlyBenefits: Story = at('/subscriptions');
export const Order: Story = at('/success-payment?order=38');
export const Certificates: Story = at('/certificates');
export const Downloads: Story = at('/download-zone');
export const Help: Story = at('/tutorial-and-faq');
export const Suggestions: Story = at('/suggestion');
