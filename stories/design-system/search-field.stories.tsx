import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { SearchField } from '#design-system/search-field/search-field.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Fields/SearchField',
  component: SearchField,
  args: { label: 'Pretraga benefita', placeholder: 'Masaža, kurs, vikend na planini…', value: '', onType: fn() },
  render: function Render({ value, onType, ...args }) {
    const [text, setText] = useState(value);
    const type = (typed: string) => {
      setText(typed);
      onType(typed);
    };
    return <SearchField {...args} value={text} onType={type} />;
  },
  decorators: [
    (Story) => (
      <div className="max-w-regular">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: said('Pretraga benefita') });
    await userEvent.type(field, 'jog');
    await expect(args.onType).toHaveBeenLastCalledWith('jog');
    await expect(field).toHaveValue('jog');
  },
};

export const WithClear: Story = {
  args: {
    value: 'joga na otvorenom',
    suffix: (
      <IconButton label="Obriši pretragu" onClick={fn()} className="-mr-3">
        <X aria-hidden size={16} />
      </IconButton>
    ),
  },
};

export const LongSerbian: Story = { args: { value: 'najneobičnije iznenađenje za rođendan najmlađeg deteta' } };

export const Dark: Story = { args: { value: 'joga' }, globals: { theme: 'dark' } };

export const Phone: Story = { ...LongSerbian, globals: { viewport: { value: 'phone' } } };
