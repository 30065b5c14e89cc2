import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavCount } from '#design-system/nav-count/nav-count.tsx';
import { said } from '../testing/sample-words.ts';

/**
 * When: the number of things that wait at a place of the navigation. When not: a mere number of things. Apricot means past the promised
 * time.
 */
const meta = {
  title: 'Design system/Display/NavCount',
  component: NavCount,
  args: { count: '12', label: 'čeka: 12', as: 'row' },
  render: (args) => (
    <a
      href="#zahtevi"
      className="relative flex min-h-11 w-52 items-center gap-2.5 rounded-8 bg-surface-sunken px-3 text-14"
    >
      <span>Zahtevi</span>
      <NavCount {...args} />
    </a>
  ),
} satisfies Meta<typeof NavCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(said('Zahtevi (čeka: 12)'));
  },
};

export const Late: Story = { args: { count: '1.000+', label: 'čeka: 1.000+, kasni: 3', late: true } };

/** On an icon in the bar of a phone. */
export const OnAPhone: Story = {
  args: { as: 'badge', late: true },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
};
