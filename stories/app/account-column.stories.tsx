import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountColumn } from '#src/app/account-column.tsx';

/** The places of the account, beside each of its pages or, where there is no room for a column, in a row above it. */
const meta = {
  title: 'Screens/Account/Account column',
  component: AccountColumn,
  parameters: { layout: 'fullscreen', path: '/transactions' },
} satisfies Meta<typeof AccountColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTransactions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Moje transakcije' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
};

/** What has no place of its own belongs to one that has. */
export const OnStartedCourses: Story = {
  parameters: { path: '/continuation/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Učenje');
  },
};

/** The row scrolls, and where we are is in sight. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { path: '/certificates/' },
  play: async ({ canvas }) => {
    const here = canvas.getByRole('link', { name: 'Sertifikati' }).getBoundingClientRect();
    const row = canvas.getByRole('list').getBoundingClientRect();
    await expect(here.right).toBeLessThanOrEqual(row.right + 1);
  },
};

export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
