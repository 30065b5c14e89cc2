import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Cluster } from '#design-system/cluster/cluster.tsx';
import { Select } from '#design-system/select/select.tsx';
import type { SelectProps } from '#design-system/select/select-props.ts';
import { said } from '../testing/sample-words.ts';

const options = [
  { value: '', label: 'Cela Srbija' },
  { value: 'Beograd', label: 'Beograd' },
  { value: 'Novi Sad', label: 'Novi Sad' },
  { value: 'Niš', label: 'Niš' },
  { value: 'Kragujevac', label: 'Kragujevac', disabled: true },
  { value: 'Online', label: 'Online' },
];

function Held(args: SelectProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <Select {...args} value={value} onChange={change} />;
}

function Later(args: SelectProps) {
  const [here, setHere] = useState<typeof options>([]);
  return (
    <>
      <Held {...args} options={here} value="none" />
      <button type="button" data-testid="options" onClick={() => setHere(options.slice(1, 5))}>
        {here.length}
      </button>
    </>
  );
}

const meta = {
  title: 'Design system/Fields/Select',
  component: Select,
  args: { label: 'Mesto', options, value: '', onChange: fn() },
  render: Held,
  decorators: [
    (Story) => (
      <div className="max-w-small">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Field: Story = {};

/** The list as opened: the chosen option is marked, unavailable ones are greyed. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: said('Mesto') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Niš' })).toBeVisible());
  },
};

/** A list that is higher than its popover shows at its edge that it can be scrolled. */
export const GoesOn: Story = {
  args: {
    options: Array.from({ length: 24 }, (_, row) => ({ value: String(row), label: `Mesto ${row + 1}` })),
    value: '0',
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: said('Mesto') }).focus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    // As high as the room allows, once it is positioned.
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight));
    await expect(getComputedStyle(list).backgroundImage.match(/linear-gradient/g)).toHaveLength(4);
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: said('Mesto') }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Niš' })).toBeVisible());
    await userEvent.keyboard('n');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Novi Sad');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Novi Sad');
  },
};

/** Pressed before the options are loaded: the list opens when they are, with the first one active. */
export const OptionsComeLater: Story = {
  render: (args) => <Later {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: said('Mesto') });
    box.focus();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('listbox')).toBeNull();
    canvas.getByTestId('options').click();
    const first = await screen.findByRole('option', { name: 'Beograd' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Beograd');
  },
};

/** A list whose options load late does not open once the focus has moved on. */
export const LeftBeforeTheOptionsCame: Story = {
  render: (args) => <Later {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: said('Mesto') }).focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await userEvent.click(canvas.getByTestId('options'));
    await expect(canvas.getByTestId('options')).toHaveTextContent('4');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const Pill: Story = {
  args: { shape: 'pill', hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: `${said('Mesto')}: Cela Srbija` })).toBeVisible();
  },
};

export const Placeholder: Story = { args: { value: 'none of them', placeholder: 'Izaberi mesto' } };

export const Refused: Story = {
  args: { value: 'none', placeholder: 'Izaberi mesto', error: 'Ovo polje je obavezno.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongSerbian: Story = {
  args: {
    label: 'Kategorija troška za koji se traži refundacija',
    options: [{ value: 'a', label: 'Stručno usavršavanje, jezici i profesionalne sertifikacije' }],
    value: 'a',
  },
};

const Both = () => (
  <Cluster>
    <Held label="Mesto" hideLabel shape="pill" options={options} value="" onChange={() => {}} />
    <Held label="Mesto" options={options} value="Niš" onChange={() => {}} />
  </Cluster>
);

export const Dark: Story = { render: Both, globals: { theme: 'dark' } };

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };

export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const Phone: Story = { ...LongSerbian, globals: { viewport: { value: 'phone' } } };
