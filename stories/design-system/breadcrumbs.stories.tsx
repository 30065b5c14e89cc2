import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { said } from '../testing/sample-words.ts';

const crumbs = (last: string) => [
  <a key="1" href="/flexible-benefits">
    Fleksibilni benefiti
  </a>,
  <a key="2" href="/flexible-benefits/3">
    Zdravlje
  </a>,
  <span key="3">{last}</span>,
];

const meta = {
  title: 'Design system/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'Putanja', children: crumbs('Preventivni pregledi') },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: said('Putanja') })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const LongSerbianText: Story = {
  args: { children: crumbs('Dodatno dobrovoljno privatno zdravstveno osiguranje') },
  globals: { viewport: { value: 'phone' } },
};
/** A name of one long word is broken at the edge of the page. */
export const OneLongWord: Story = {
  args: {
    children: [
      ...crumbs('Preventivni pregledi').slice(0, 1),
      <a key="long" href="/providers/1">
        {'Zdravstvo'.repeat(13)}
      </a>,
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('navigation', { name: said('Putanja') });
    await expect(way.scrollWidth).toBeLessThanOrEqual(way.clientWidth);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
