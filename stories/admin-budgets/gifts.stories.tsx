import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GiftsScreen } from '#src/admin-budgets/gifts-screen.tsx';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { withMe } from '../testing/with-me.tsx';

/** The gifts of a company: when, to how many people, their sum and state. */
const meta = {
  title: 'Screens/Administration/Budgets',
  component: GiftsScreen,
  decorators: [inFrame, withMe({ company_roles: ['budgets'], id: 900 })],
  parameters: { layout: 'fullscreen', path: '/company-admin/budgets' },
} satisfies Meta<typeof GiftsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(5);
    await expect(canvas.getByText(said('Dodeljuje se'))).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: said('Daj budžet') })).toHaveAttribute(
      'href',
      '/company-admin/budgets/new',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
