import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AccountColumn } from '#src/app/account-column.tsx';
import { said } from '../testing/sample-words.ts';

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
    await expect(canvas.getByRole('link', { name: said('Moje transakcije') })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
};

/** What has no place of its own belongs to one that has. */
export const OnStartedCourses: Story = {
  parameters: { path: '/continuation/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(said('Učenje'));
  },
};

/** The row scrolls, and where we are is in sight. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { path: '/certificates/' },
  play: async ({ canvas }) => {
    const here = canvas.getByRole('link', { name: said('Sertifikati') });
    const row = canvas.getByRole('list');
    const within = () => here.getBoundingClientRect().right - row.getBoundingClientRect().right;
    await waitFor(() => expect(within()).toBeLessThanOrEqual(1));
    // A link that grows, as with a font that loads late, pushes it out of view; it is scrolled back.
    canvas.getByRole('link', { name: said('Moje transakcije') }).style.fontSize = '32px';
    await expect(within()).toBeGreaterThan(1);
    await waitFor(() => expect(within()).toBeLessThanOrEqual(1));
  },
};

/** A row that is cut says so: what goes on fades at the edge, and what is open is never under it. */
export const CutOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { path: '/reimbursement' },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('list');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const fades = [...canvasElement.querySelectorAll('[data-fade]')];
    await expect(fades.map((fade) => getComputedStyle(fade).backgroundImage.startsWith('linear-gradient'))).toEqual([
      true,
      true,
    ]);
    const [left, right] = fades.map((fade) => fade.getBoundingClientRect());
    await expect([left?.left, right?.right]).toEqual([
      row.getBoundingClientRect().left,
      row.getBoundingClientRect().right,
    ]);
    const here = canvas.getByRole('link', { name: said('Moji zahtevi') }).getBoundingClientRect();
    await expect(here.left).toBeGreaterThanOrEqual(left?.right ?? 0);
    await expect(here.right).toBeLessThanOrEqual(right?.left ?? 0);
    row.scrollTo({ left: row.scrollWidth });
    const last = canvas.getByRole('link', { name: said('Sertifikati') }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual((right?.left ?? 0) + 1);
  },
};

export const CutOnATablet: Story = { ...CutOnAPhone, globals: { viewport: { value: 'tablet' } } };

export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
