import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pager } from '#design-system/pager/pager.tsx';

const meta = {
  title: 'Design system/Navigation/Pager',
  component: Pager,
  args: {
    page: 2,
    pages: 14,
    onPage: fn(),
    labels: { nav: 'Strane', previous: 'Prethodna', next: 'Sledeća', position: 'Strana 2 od 14' },
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sledeća' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Prethodna' }));
    await expect(args.onPage).toHaveBeenCalledWith(1);
  },
};

export const First: Story = {
  args: { page: 1, labels: { ...meta.args.labels, position: 'Strana 1 od 14' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prethodna' })).toBeDisabled();
  },
};

export const Last: Story = { args: { page: 14, labels: { ...meta.args.labels, position: 'Strana 14 od 14' } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
