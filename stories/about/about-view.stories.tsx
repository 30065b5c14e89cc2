import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutView } from '#src/about/about-view.tsx';
import { said } from '../testing/sample-words.ts';

/** The programme and its figures. */
const meta = {
  title: 'Screens/Help/About',
  component: AboutView,
  args: { company: 'Morava Tehnologije d.o.o.', benefits: 241, categories: 14 },
  parameters: { layout: 'fullscreen', path: '/about' },
} satisfies Meta<typeof AboutView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('241').closest('div')).toHaveTextContent('benefit');
    await expect(canvas.getByRole('link', { name: said('Svi benefiti') })).toHaveAttribute(
      'href',
      '/flexible-benefits',
    );
  },
};
export const FiguresNotKnownYet: Story = { args: { benefits: null, categories: null } };
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
