import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grains } from '#design-system/grains/grains.tsx';
import { said } from '../testing/sample-words.ts';

/** When: things that wait for a person, and for how long. When not: a mere number, where nobody waits. */
const meta = {
  title: 'Design system/Display/Grains',
  component: Grains,
  args: { label: '6 zahteva, jedan kasni', grains: ['late', 'older', 'older', 'older', 'today', 'today'] },
} satisfies Meta<typeof Grains>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('6 zahteva, jedan kasni'))).toBeInTheDocument();
  },
};

/** A number is clearer than more than fifteen seeds. */
export const TooMany: Story = { args: { label: '40 zahteva', grains: Array.from({ length: 40 }, () => 'older') } };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
