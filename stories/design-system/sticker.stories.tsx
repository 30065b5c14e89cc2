import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sticker } from '#design-system/sticker/sticker.tsx';

const meta = {
  title: 'Design system/Display/Sticker',
  component: Sticker,
  args: { children: '−15%' },
} satisfies Meta<typeof Sticker>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const Dark: Story = { ...OnAPicture, globals: { theme: 'dark' } };

export const Phone: Story = { ...OnAPicture, args: { size: 'small' }, globals: { viewport: { value: 'phone' } } };
