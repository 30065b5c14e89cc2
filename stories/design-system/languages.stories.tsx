import type { Meta, StoryObj } from '@storybook/react-vite';
import { Languages } from '#design-system/languages/languages.tsx';

/**
 * When: texts of a record exist in two languages, and one of them may be missing. When not: in its form, where the field shows it
 * (PairField).
 */
const meta = {
  title: 'Design system/Display/Languages',
  component: Languages,
  args: {
    label: 'Srpski i engleski',
    languages: [
      { code: 'SR', has: true },
      { code: 'EN', has: true },
    ],
  },
} satisfies Meta<typeof Languages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};

export const OneIsMissing: Story = {
  args: {
    label: 'Engleski nedostaje',
    languages: [
      { code: 'SR', has: true },
      { code: 'EN', has: false },
    ],
  },
};

export const DarkOnAPhone: Story = { ...OneIsMissing, globals: { theme: 'dark', viewport: { value: 'phone' } } };
