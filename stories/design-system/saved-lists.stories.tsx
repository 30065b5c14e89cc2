import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SavedCount, SavedLists } from '#design-system/saved-lists/saved-lists.tsx';

/** When: a list has named views of its own, each an address. When not: parts of one page (Tabs). */
const meta = {
  title: 'Design system/Navigation/SavedLists',
  component: SavedLists,
  subcomponents: { SavedCount },
  args: {
    label: 'Spiskovi',
    children: [
      <a key="all" href="#all" aria-current="page">
        Svi <SavedCount>412</SavedCount>
      </a>,
      <a key="on" href="#on">
        U ponudi <SavedCount>377</SavedCount>
      </a>,
      <a key="missing" href="#missing">
        Bez prevoda <SavedCount>14</SavedCount>
      </a>,
      <a key="drafts" href="#drafts">
        Moji nacrti <SavedCount>2</SavedCount>
      </a>,
    ],
  },
} satisfies Meta<typeof SavedLists>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
