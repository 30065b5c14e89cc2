import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from '#design-system/radio-group/radio-group.tsx';
import { said } from '../testing/sample-words.ts';

function Held(args: RadioGroupProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return (
    <div className="max-w-small">
      <RadioGroup {...args} value={value} onChange={change} />
    </div>
  );
}

const meta = {
  title: 'Design system/Choices/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Vrsta zahteva',
    options: [
      { value: 'reimbursement', label: 'Refundacija', hint: 'Račun je već plaćen.' },
      { value: 'invoice', label: 'Faktura', hint: 'Kompanija plaća umesto tebe.' },
      { value: 'other', label: 'Nešto drugo', disabled: true },
    ],
    value: 'reimbursement',
    onChange: fn(),
  },
  render: Held,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: said('Faktura') }));
    await expect(args.onChange).toHaveBeenLastCalledWith('invoice');
    await expect(canvas.getByRole('radio', { name: said('Faktura') })).toHaveAccessibleDescription(
      said('Kompanija plaća umesto tebe.'),
    );
  },
};

export const Cards: Story = { args: { look: 'cards' } };

export const Refused: Story = { args: { value: null, error: 'Ovo polje je obavezno.' } };

/** Nothing looks as if it could be chosen, labels included. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole<HTMLButtonElement>('radio');
    const looks = radios.map(({ labels: [label] }) => {
      const { cursor, color } = getComputedStyle(label as HTMLElement);
      return `${cursor} ${color}`;
    });
    // The last one cannot be chosen in any group.
    await expect(looks).toEqual(radios.map(() => looks.at(-1)));
    await expect(looks.at(-1)).toMatch(/^not-allowed/);
  },
};

export const LongSerbian: Story = {
  args: {
    look: 'cards',
    label: 'Kome se dodeljuje godišnji budžet za stručno usavršavanje',
    options: [
      { value: 'a', label: 'Svim zaposlenima kompanije', hint: 'Uključujući i one koji tek treba da potvrde nalog.' },
      { value: 'b', label: 'Samo izabranim zaposlenima iz istraživanja i razvoja' },
    ],
  },
};

export const Dark: Story = { ...Cards, globals: { theme: 'dark' } };

export const Phone: Story = { ...LongSerbian, globals: { viewport: { value: 'phone' } } };
