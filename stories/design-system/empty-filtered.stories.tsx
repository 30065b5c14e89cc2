import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyFiltered } from '#design-system/empty-filtered/empty-filtered.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';

/** When: no row passes the filters of a list. When not: there are no rows at all (EmptyFirst). */
const meta = {
  title: 'Design system/Messages/EmptyFiltered',
  component: EmptyFiltered,
  args: {
    title: 'Nijedan kupon ne odgovara svim filterima',
    text: 'Ukloni jedan i vidi koliko ostaje.',
    filters: [
      {
        key: 'state',
        count: 34,
        shown: '34',
        label: 'bez Stanje: Isključen',
        link: (parts) => <a href="#state">{parts}</a>,
      },
      { key: 'used', count: 0, shown: '0', label: 'bez Korišćen: da', link: (parts) => <a href="#used">{parts}</a> },
    ],
    clear: <ToolButton tone="secondary">Ukloni sve filtere</ToolButton>,
  },
} satisfies Meta<typeof EmptyFiltered>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A filter whose removal would leave the list empty too is not a link. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** A long word pasted into the search is broken at the end of the row. */
export const LongWord: Story = {
  args: {
    filters: ['search', 'named'].map((key, place) => ({
      key,
      count: 34 * place,
      shown: String(34 * place),
      label: `bez Pretraga: ${'Wxy'.repeat(33)}`,
      link: (parts) => <a href={`#${key}`}>{parts}</a>,
    })),
  },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem'))
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
