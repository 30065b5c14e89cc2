import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateRange, type DateRangeProps } from '#design-system/date-range/date-range.tsx';
import { said } from '../testing/sample-words.ts';

function Held(args: DateRangeProps) {
  const [range, setRange] = useState({ from: args.from, to: args.to });
  const change: DateRangeProps['onChange'] = (next) => {
    setRange(next);
    args.onChange(next);
  };
  return <DateRange {...args} {...range} onChange={change} />;
}

const meta = {
  title: 'Design system/Fields/DateRange',
  component: DateRange,
  args: {
    from: '2026-11-05',
    to: '2026-11-20',
    onChange: fn(),
    locale: 'sr-Latn',
    labels: {
      range: 'Dani',
      from: 'Od',
      to: 'Do',
      open: 'Otvori kalendar',
      previousMonth: 'Prethodni mesec',
      nextMonth: 'Sledeći mesec',
    },
  },
  render: Held,
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

const english: Pick<DateRangeProps, 'labels' | 'locale'> = {
  locale: 'en-GB',
  labels: {
    range: 'Days',
    from: 'From',
    to: 'To',
    open: 'Open calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
  },
};

export const Chosen: Story = {};

export const Empty: Story = { args: { from: '', to: '' } };

export const English: Story = { args: { ...english, to: '' } };

export const LongLabels: Story = {
  args: { from: '', to: '', labels: { ...meta.args.labels, from: 'Od datuma kupovine', to: 'Do datuma kupovine' } },
};

/** specification.md 5: the end is not before the start, whether typed or chosen. */
export const TheEndIsNotBeforeTheStart: Story = {
  args: { to: '' },
  play: async ({ args, canvas, userEvent }) => {
    const end = canvas.getByRole('textbox', { name: said('Do') });
    await userEvent.type(end, '4.11.2026');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(end, '5.11.2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-05', to: '2026-11-05' });
    await userEvent.click(canvas.getByRole('button', { name: `${said('Do')}: ${said('Otvori kalendar')}` }));
    await expect(
      await screen.findByRole('button', { name: /^(sreda, 4\. novembar|Wednesday,? 4 November) 2026/ }),
    ).toBeDisabled();
  },
};

export const AStartAfterTheEndBeginsAnotherRange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const start = canvas.getByRole('textbox', { name: said('Od') });
    await userEvent.clear(start);
    await userEvent.type(start, '1.12.2026{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-12-01', to: '' });
    await userEvent.clear(start);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '' });
  },
};

export const ByKeyboard: Story = {
  args: { ...english, to: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('button', { name: /Thursday,? 5 November 2026/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-12', to: '' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'From: Open calendar' })).toHaveFocus());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
