import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CodeField, type CodeFieldProps } from '#design-system/code-field/code-field.tsx';
import { said } from '../testing/sample-words.ts';

function Held(args: CodeFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <CodeField
      {...args}
      value={value}
      onChange={(code) => {
        setValue(code);
        args.onChange(code);
      }}
    />
  );
}

const meta = {
  title: 'Design system/Fields/CodeField',
  component: CodeField,
  args: { label: 'Kod iz aplikacije', length: 6, value: '', onChange: fn(), onComplete: fn() },
  render: Held,
  decorators: [
    (Story) => (
      <div className="max-w-small">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: said('Kod iz aplikacije') });
    await userEvent.click(field);
    await userEvent.keyboard('12a34');
    await expect(field).toHaveValue('1234');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('56');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('123 456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
  },
};

export const Refused: Story = { args: { value: '482913', error: 'Kod nije ispravan. Preostala su još tri pokušaja.' } };

/** A new code replaces the refused one: pasted, also out of a sentence, or typed over it. */
export const AnotherOne: Story = {
  args: Refused.args,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Tvoj kod je 111 222.');
    await expect(args.onComplete).toHaveBeenLastCalledWith('111222');
    await expect(field).toHaveValue('111222');
    await userEvent.keyboard('{Control>}a{/Control}3');
    await expect(field).toHaveValue('3');
  },
} as Story;

/** The code is being checked: typing changes nothing, and the focus stays. */
export const Busy: Story = {
  args: { value: '482913', busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}1');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
  },
};

export const LongSerbian: Story = {
  args: {
    label: 'Šestocifreni kod iz aplikacije za proveru identiteta',
    error: 'Kod više ne važi. Sačekaj da aplikacija prikaže sledeći, pa ga upiši ponovo.',
  },
};

export const Dark: Story = { ...Refused, globals: { theme: 'dark' } };

export const Phone: Story = { ...Typed, globals: { viewport: { value: 'phone' } } };
