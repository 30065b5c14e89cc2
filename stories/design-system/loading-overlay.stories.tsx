import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingOverlay } from '#design-system/loading-overlay/loading-overlay.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Messages/LoadingOverlay',
  component: LoadingOverlay,
  args: { label: 'Kupovina…' },
  decorators: [
    (Story) => (
      <div className="relative max-w-regular rounded-20 bg-surface-raised p-7 shadow-1">
        <p aria-hidden className="display text-36">
          8.925,00 RSD
        </p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(said('Kupovina…'));
  },
};

export const LongSerbianText: Story = { args: { label: 'Potvrđivanje raspoloživosti…' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
