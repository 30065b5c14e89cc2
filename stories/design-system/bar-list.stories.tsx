import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarList } from '#design-system/chart/bar-list.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Display/BarList',
  component: BarList,
  args: {
    label: said('Potrošnja po budžetima'),
    bars: [
      { key: '1', name: said('Zdravlje'), value: 290, words: '290' },
      { key: '2', name: said('Sport'), value: 241, words: '241' },
      { key: '3', name: said('Ostalo zajedno'), value: 96, words: '96', joined: true },
    ],
  },
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Joined parts are hatched. */
export const ThreeParts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
