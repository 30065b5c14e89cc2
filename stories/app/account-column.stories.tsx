import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AccountColumn } from '#src/app/account-column.tsx';
import { said } from '../testing/sample-words.ts';

/** Links of the account, in a column beside each of its pages, or in a row above where there is no room. */
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

/** A page without a place in the column marks the place that it belongs to. */
export const OnStartedCourses: Story = {
  parameters: { path: '/continuation/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(said('Učenje'));
  },
};

/** The row scrolls so that the current place is visible. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { path: '/certificates/' },
  play: async ({ canvas }) => {
    const here = canvas.getByRole('link', { name: said('Sertifikati') });
    const row = canvas.getByRole('list');
    const within = () => here.getBoundingClientRect().right - row.getBoundingClientRect().right;
    await waitFor(() => expect(within()).toBeLessThanOrEqual(1));
    // A link that grows, for example when its font loads late, pushes the current place out of view; the row scrolls it back.
    canvas.getByRole('link', { name: said('Moje transakcije') }).style.fontSize = '32px';
    await expect(within()).toBeGreaterThan(1);
    await waitFor(() => expect(within()).toBeLessThanOrEqual(1));
  },
};

/** A row that does not fit fades at its edge, and the current place is never under the fade. */
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
