import type { Meta, StoryObj } from '@storybook/react-vite';
import { Initials } from '#design-system/initials/initials.tsx';

/** When: a person among others, whose name is beside it. When not: a person alone (Avatar). */
const meta = {
  title: 'Design system/Display/Initials',
  component: Initials,
  args: { name: 'Milica Šarić' },
} satisfies Meta<typeof Initials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

/** A name has one tint everywhere. */
export const People: Story = {
  render: () => (
    <div className="flex gap-2">
      {['Ana Kovačević', 'Đorđe Šćepanović', 'Jelena Đorđević-Stanković', 'Luka Petrović', 'Vesna Ilić'].map((name) => (
        <Initials key={name} name={name} />
      ))}
    </div>
  ),
};

export const DarkOnAPhone: Story = { ...People, globals: { theme: 'dark', viewport: { value: 'phone' } } };
