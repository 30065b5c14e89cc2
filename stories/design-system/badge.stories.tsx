import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#design-system/badge/badge.tsx';
import { Cluster } from '#design-system/cluster/cluster.tsx';

const meta = {
  title: 'Design system/Display/Badge',
  component: Badge,
  args: { children: 'U objektu' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tag: Story = {
  decorators: [
    (Story) => (
      <div className="w-fit rounded-12 bg-ink-evergreen p-6">
        <Story />
      </div>
    ),
  ],
};

export const Quiet: Story = { args: { tone: 'quiet' } };

export const Count: Story = { args: { tone: 'count', children: '12' } };

const All = () => (
  <Cluster className="w-fit rounded-12 bg-surface-raised p-4">
    <Badge tone="quiet">U objektu</Badge>
    <Badge tone="quiet">Dvonedeljni intenzivni kurs</Badge>
    <Badge tone="count">3</Badge>
    <Badge tone="count">99+</Badge>
  </Cluster>
);

export const LongSerbian: Story = { args: { children: 'Samo u prodajnim objektima' } };

export const Dark: Story = { render: All, globals: { theme: 'dark' } };

export const Phone: Story = { render: All, globals: { viewport: { value: 'phone' } } };
