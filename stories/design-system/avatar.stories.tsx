import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '#design-system/avatar/avatar.tsx';
import { Cluster } from '#design-system/cluster/cluster.tsx';

const meta = {
  title: 'Design system/Display/Avatar',
  component: Avatar,
  args: { name: 'Jelena Đorđević-Stanković' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Jelena Đorđević-Stanković' })).toHaveTextContent('JĐ');
  },
};

export const Picture: Story = { args: { picture: '/pictures/wellness-lotus-0.svg' } };

export const BrokenPicture: Story = {
  args: { picture: 'data:image/png,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('JĐ')).toBeVisible();
  },
};

const All = () => (
  <Cluster>
    <Avatar name="Ana" size="small" />
    <Avatar name="Ana Marija Petrović" />
    <Avatar name="Čedomir Šakota" size="large" />
    <Avatar name="Ana Anić" size="large" picture="/pictures/food-fruit-0.svg" />
  </Cluster>
);

export const Sizes: Story = { render: All };

export const LongSerbian: Story = { args: { name: 'Aleksandra Radosavljević-Milutinović' } };

export const Dark: Story = { render: All, globals: { theme: 'dark' } };

export const Phone: Story = { render: All, globals: { viewport: { value: 'phone' } } };
