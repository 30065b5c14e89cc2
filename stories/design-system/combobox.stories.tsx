import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Combobox, type ComboboxProps } from '#design-system/combobox/combobox.tsx';

const options = [
  { value: '1', label: 'Vežbaonica Vračar', detail: '12 benefita' },
  { value: '2', label: 'Lotos centar', detail: '7 benefita' },
  { value: '3', label: 'Domaća korpa', detail: '3 benefita' },
  { value: '4', label: 'Škola Reč', detail: '9 benefita' },
];

function Held(args: ComboboxProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string | null) => {
    setValue(next);
    args.onChange(next);
  };
  return (
    <div className="max-w-small pb-60">
      <Combobox {...args} value={value} onChange={change} />
    </div>
  );
}

const meta = {
  title: 'Design system/Fields/Combobox',
  component: Combobox,
  args: {
    label: 'Partner',
    options,
    value: null,
    onChange: fn(),
    emptyText: 'Nema takvog partnera.',
    placeholder: 'Počni da kucaš…',
  },
  render: Held,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

/** What was typed, and the ones that answer it. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Partner' }), 'o');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Partner' });
    await userEvent.type(field, 'o');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.type(field, 't');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await expect(field).toHaveValue('Lotos centar');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nema takvog partnera.');
  },
};

export const Refused: Story = { args: { error: 'Ovo polje je obavezno.' } };

/** In a row of tools. */
export const Pill: Story = { args: { shape: 'pill', hideLabel: true, value: '2' } };

export const Disabled: Story = { args: { disabled: true, value: '1' } };

export const LongSerbian: Story = {
  args: {
    label: 'Partner kod kog je usluga iskorišćena',
    hint: 'Piše na fiskalnom računu, odmah ispod poreskog identifikacionog broja.',
    options: [
      {
        value: '9',
        label: 'Ustanova za specijalističke preglede i fizikalnu medicinu Dunavski most',
        detail: '12 benefita',
      },
    ],
    value: '9',
  },
};

export const Dark: Story = {
  ...Found,
  play: async ({ userEvent }) => userEvent.keyboard('{Tab}{ArrowDown}'),
  globals: { theme: 'dark' },
};

export const Phone: Story = { ...Dark, globals: { viewport: { value: 'phone' } } };
