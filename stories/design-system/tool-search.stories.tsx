import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Key } from '#design-system/key/key.tsx';
import { ToolSearch, type ToolSearchProps } from '#design-system/tool-search/tool-search.tsx';
import { said } from '../testing/sample-words.ts';

function Held(args: ToolSearchProps) {
  const [value, setValue] = useState(args.value);
  const type = (text: string) => {
    setValue(text);
    args.onType(text);
  };
  return <ToolSearch {...args} value={value} onType={type} />;
}

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
  render: Held,
} satisfies Meta<typeof ToolSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: said('Pretraga: naziv kupona') });
    await userEvent.type(field, 'leto');
    await expect(args.onType).toHaveBeenLastCalledWith('leto');
    await expect(field).toHaveValue('leto');
  },
};

export const Typed: Story = { args: { value: 'leto', hint: null } };

export const DarkOnAPhone: Story = { globals: { theme: 'dark', viewport: { value: 'phone' } } };
