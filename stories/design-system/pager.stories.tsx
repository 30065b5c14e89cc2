import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pager, type PagerProps } from '#design-system/pager/pager.tsx';
import { said } from '../testing/sample-words.ts';

function Held(args: PagerProps) {
  const [page, setPage] = useState(args.page);
  const turn = (next: number) => {
    setPage(next);
    args.onPage(next);
  };
  const position = args.labels.position.replace(/\d+/, String(page));
  return <Pager {...args} page={page} onPage={turn} labels={{ ...args.labels, position }} />;
}

const meta = {
  title: 'Design system/Navigation/Pager',
  component: Pager,
  args: {
    page: 2,
    pages: 14,
    onPage: fn(),
    labels: { nav: 'Stranice', previous: 'Prethodna', next: 'Sledeća', position: 'Stranica 2 od 14' },
  },
  render: Held,
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Sledeća') }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByText(said('Stranica 3 od 14'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Prethodna') }));
    await expect(args.onPage).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText(said('Stranica 2 od 14'))).toBeVisible();
  },
};

export const First: Story = {
  args: { page: 1, labels: { ...meta.args.labels, position: 'Stranica 1 od 14' } },
  play: async ({ canvas, args, userEvent }) => {
    const previous = canvas.getByRole('button', { name: said('Prethodna') });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};

/** The last page but one, and a press that leads to the last: keyboard focus stays on the button. */
export const Last: Story = {
  args: { page: 13, pages: 14 },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: said('Sledeća') });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(said('Stranica 14 od 14'))).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongSerbian: Story = {
  args: {
    labels: {
      nav: 'Stranice',
      previous: 'Prethodna stranica zahteva',
      next: 'Sledeća stranica zahteva',
      position: 'Stranica 2 od ukupno 14',
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** At the foot of a list, beside other things. */
export const Quiet: Story = {
  args: { quiet: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Sledeća') }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};
