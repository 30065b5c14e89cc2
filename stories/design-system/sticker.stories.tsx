import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '#design-system/cluster/cluster.tsx';
import { Sticker } from '#design-system/sticker/sticker.tsx';

const meta = {
  title: 'Design system/Display/Sticker',
  component: Sticker,
  args: { children: '−15%' },
} satisfies Meta<typeof Sticker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Width of the text as if the sticker were not rotated. */
function widthOfText(disc: HTMLElement): number {
  const text = document.createRange();
  text.selectNodeContents(disc);
  Object.assign(disc.style, { transition: 'none', rotate: 'none' });
  const { width } = text.getBoundingClientRect();
  disc.style.removeProperty('rotate');
  return width;
}

export const Regular: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const OnAPicture: Story = {
  render: (args) => (
    <div className="group relative w-55">
      <img src="/pictures/sport-kettlebell-0.svg" alt="" className="printed aspect-5/4 rounded-12 object-cover" />
      <Sticker {...args} className="absolute top-3 left-3" />
    </div>
  ),
};

/** The longest text, in letters of twice the size on a phone: the disc is round and contains it. */
export const LongSerbian: Story = {
  args: { children: '−100%' },
  render: (args) => (
    <Cluster>
      <Sticker {...args} />
      <Sticker {...args} size="small" />
      <Sticker {...args} className="min-w-10 text-14" />
    </Cluster>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const size of ['16px', '32px']) {
      document.documentElement.style.fontSize = size;
      for (const disc of canvas.getAllByText('−100%')) {
        await expect(disc.offsetHeight).toBe(disc.offsetWidth);
        await expect(disc.offsetWidth).toBeGreaterThanOrEqual(disc.scrollWidth);
        await expect(disc.offsetWidth).toBeGreaterThan(widthOfText(disc) + 3);
      }
    }
    document.documentElement.style.removeProperty('font-size');
  },
};

export const Dark: Story = { ...OnAPicture, globals: { theme: 'dark' } };

export const Phone: Story = { ...OnAPicture, args: { size: 'small' }, globals: { viewport: { value: 'phone' } } };
