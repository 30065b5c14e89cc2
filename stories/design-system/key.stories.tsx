import type { Meta, StoryObj } from '@storybook/react-vite';
import { Key } from '#design-system/key/key.tsx';

/** When: beside or inside what the key presses, where there is a keyboard. When not: as the only word for it. */
const meta = {
  title: 'Design system/Display/Key',
  component: Key,
  args: { children: 'n' },
} satisfies Meta<typeof Key>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chord: Story = { args: { children: 'Ctrl K' } };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
