import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CategoryTreeView } from '#src/browse/category-tree-view.tsx';
import { failed, loading, ready } from '../testing/found.ts';
import { sampleCategories } from '../testing/sample-categories.ts';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Screens/Shop/Benefits/Categories',
  component: CategoryTreeView,
  args: {
    categories: ready(sampleCategories),
    current: null,
    counts: true,
    addressOf: (category) => `/flexible-benefits/${category ?? ''}`,
    open: true,
    onToggle: fn(),
  },
  decorators: [
    (Story, { args }) => (
      <div className={args.open ? 'w-70' : 'w-24'}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryTreeView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: /^Sve/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: said('Potkategorije: Zdravlje') }));
    await expect(canvas.getByRole('link', { name: 'Stomatologija' })).toHaveAttribute(
      'href',
      '/flexible-benefits/3002',
    );
    await userEvent.click(canvas.getByRole('button', { name: said('Zatvori kategorije') }));
    await expect(args.onToggle).toHaveBeenCalled();
  },
};

export const InSubCategory: Story = {
  args: { current: 3005 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dodatno zdravstveno osiguranje' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Rail: Story = { args: { open: false, current: 3001 } };

export const Loading: Story = { args: { categories: loading() } };

export const Failed: Story = { args: { categories: failed() } };

export const English: Story = { args: { current: 3 }, globals: { language: 'EN' } };

export const Dark: Story = { args: { current: 1001 }, globals: { theme: 'dark' } };
