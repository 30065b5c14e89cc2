import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { Stack } from '#design-system/stack/stack.tsx';

const meta = {
  title: 'Design system/Messages/Skeleton',
  component: Skeleton,
  args: { className: 'w-60' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Block: Story = { args: { shape: 'block', className: 'aspect-5/4 w-60' } };

export const Circle: Story = { args: { shape: 'circle', className: 'size-11' } };

const Card = () => (
  <Stack gap={3} className="w-55">
    <Skeleton shape="block" className="aspect-5/4" />
    <Skeleton className="w-1/2" />
    <Skeleton className="w-11/12" />
    <Skeleton className="w-2/3" />
  </Stack>
);

export const Together: Story = { render: Card };

export const Dark: Story = { render: Card, globals: { theme: 'dark' } };

export const Phone: Story = { render: Card, globals: { viewport: { value: 'phone' } } };
