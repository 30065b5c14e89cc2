import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateField, type DateFieldProps } from '#design-system/date-field/date-field.tsx';
import { useLanguage } from '#locales/texts.tsx';
import { said } from '../testing/sample-words.ts';

function Held(args: DateFieldProps) {
  // Months and days in the language of the bar above the story.
  const locale = useLanguage() === 'EN' ? 'en-GB' : args.locale;
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return (
    <div className="max-w-small">
      <DateField {...args} locale={locale} value={value} onChange={change} />
    </div>
  );
}

const meta = {
  title: 'Design system/Fields/DateField',
  component: DateField,
  args: {
    label: 'Datum kupovine',
    value: '2026-11-05',
    onChange: fn(),
    locale: 'sr-Latn',
    labels: { open: 'Otvori kalendar', previousMonth: 'Prethodni mesec', nextMonth: 'Sledeći mesec' },
    placeholder: 'DD.MM.GGGG.',
  },
  render: Held,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Empty: Story = { args: { value: '' } };

export const Typed: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: said('Datum kupovine') }), '7.3.2026');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-07');
    await expect(canvas.getByRole('textbox')).toHaveValue('07.03.2026.');
  },
};

export const TypedBeforeTheStart: Story = {
  args: { min: '2026-11-01' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '31.10.2026');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('05.11.2026.');
  },
};

export const AsTyped: Story = {
  args: { value: '', asTyped: true, max: '2026-11-21' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '32.13.2026');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('32.13.2026');
    await expect(field).toHaveValue('32.13.2026');
    await userEvent.clear(field);
    await userEvent.type(field, '1.1.2030');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2030-01-01');
  },
};

export const Open: Story = {
  args: { min: '2026-11-03', max: '2026-11-27' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Otvori kalendar') }));
    const calendar = within(await screen.findByRole('dialog'));
    const heads = (await calendar.findByRole('grid')).querySelectorAll('th');
    await expect([...heads].map((head) => head.getAttribute('aria-label'))[0]).toMatch(/^(ponedeljak|Monday)$/);
    await expect(
      screen.getByRole('button', { name: /^(ponedeljak, 2\. novembar|Monday,? 2 November) 2026/ }),
    ).toBeDisabled();
    await userEvent.click(
      screen.getByRole('button', { name: /^(četvrtak, 12\. novembar|Thursday,? 12 November) 2026/ }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12');
    await userEvent.click(canvas.getByRole('button', { name: said('Otvori kalendar') }));
    await screen.findByRole('grid');
  },
};

/** The chosen day has the focus at first: Enter keeps it, and returns to the field. */
export const ChosenAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: said('Otvori kalendar') });
    await userEvent.click(opener);
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: /^(četvrtak, 5\. novembar|Thursday,? 5 November) 2026/ }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalledWith('');
  },
};

export const Refused: Story = { args: { value: '', error: 'Ovo polje je obavezno.' } };

export const Disabled: Story = { args: { disabled: true } };

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: said('Otvori kalendar') }));
  await screen.findByRole('grid');
};

export const LongSerbian: Story = {
  args: {
    label: 'Datum na koji je usluga poslednji put iskorišćena',
    hint: 'Račun ne sme da bude stariji od godinu dana od dana podnošenja zahteva.',
  },
};

export const Dark: Story = { play: open, globals: { theme: 'dark' } };

export const Phone: Story = { play: open, globals: { viewport: { value: 'phone' } } };
