import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Key } from '#design-system/key/key.tsx';
import { ToolSearch } from '#design-system/tool-search/tool-search.tsx';
import { said } from '../testing/sample-words.ts';

/** When: the search of a list of administration. When not: a search of the shop (SearchField), or one over everything. */
const meta = {
  title: 'Design system/Fields/ToolSearch',
  component: ToolSearch,
  args: {
    label: 'Pretraga: naziv kupona',
    placeholder: 'Naziv kupona',
    value: '',
    hint: <Key>/</Key>,
    onType: fn(),
  },
} satisfies Meta<typeof ToolSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: said('Pretraga: naziv kupona') }), 'a');
    await expect(args.onType).toHaveBeenCalledWith('a');
  },
};

export const Typed: Story = { args: { value: 'leto', hint: null } };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
