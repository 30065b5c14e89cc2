import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field, FieldError } from '#design-system/field/field.tsx';
import { Stack } from '#design-system/stack/stack.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Fields/TextField',
  component: TextField,
  subcomponents: { Field, FieldError },
  args: { label: 'Ime i prezime', defaultValue: 'Jelena Đorđević-Stanković', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-regular">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Focused: Story = {
  args: {
    label: 'Mesto rođenja',
    defaultValue: '',
    placeholder: 'npr. Sremska Mitrovica',
    hint: 'Kao u ličnoj karti.',
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: said('Mesto rođenja') });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(said('Kao u ličnoj karti.'));
    await userEvent.keyboard('Čačak');
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};

export const Refused: Story = {
  args: {
    label: 'Iznos za refundaciju',
    defaultValue: '92000.00',
    suffix: 'RSD',
    inputMode: 'decimal',
    error: 'Uneti iznos je veći od raspoloživog budžeta',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: said('Iznos za refundaciju') });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(said('Uneti iznos je veći od raspoloživog budžeta'));
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** While its form is being sent: what is in it is what is sent, and it keeps the focus. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: said('Ime i prezime') });
    await userEvent.click(field);
    await userEvent.keyboard('Đ');
    await expect(field).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongSerbian: Story = {
  args: {
    label: 'Obrazloženje zašto bi baš ovaj benefit trebalo da bude u ponudi za sve zaposlene',
    hint: 'Napiši u dve ili tri rečenice, bez ličnih podataka i bez brojeva računa.',
    error: 'Obrazloženje je obavezno i treba da ima najmanje dvadeset znakova, računajući i razmake.',
  },
};

const Together = () => (
  <Stack gap={5}>
    <TextField label="Ime" defaultValue="Jelena" />
    <TextField label="Mesto rođenja" placeholder="npr. Sremska Mitrovica" hint="Kao u ličnoj karti." />
    <TextField label="Iznos" defaultValue="92000.00" suffix="RSD" error="Uneti iznos je veći od budžeta." />
    <TextField label="Kompanija" defaultValue="Morava" disabled />
    <TextField label="E-pošta" defaultValue="jelena@izbor.demo" readOnly />
  </Stack>
);

export const Dark: Story = { render: Together, globals: { theme: 'dark' } };

export const Phone: Story = { ...LongSerbian, globals: { viewport: { value: 'phone' } } };
