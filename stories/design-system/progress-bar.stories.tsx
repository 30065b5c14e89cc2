import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Display/ProgressBar',
  component: ProgressBar,
  args: { label: 'Slanje računa', value: 64, valueText: '64 odsto' },
  decorators: [
    (Story) => (
      <div className="max-w-small">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: said('Slanje računa') })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
  },
};

export const Unknown: Story = { args: { value: null } };

export const Done: Story = { args: { value: 100 } };

export const LongSerbian: Story = {
  args: {
    label: 'Slanje skeniranog računa sa priloženom dokumentacijom',
    valueText: 'Poslato je 64 odsto, ostalo je još oko 12 sekundi',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
