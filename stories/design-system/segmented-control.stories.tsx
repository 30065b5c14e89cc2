import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from '#design-system/segmented-control/segmented-control.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { said } from '../testing/sample-words.ts';

function Held(args: SegmentedControlProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <SegmentedControl {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Design system/Choices/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Način kupovine',
    options: [
      { value: '', label: 'Sve' },
      { value: 'in_store', label: 'U objektu' },
      { value: 'invoice', label: 'Faktura' },
      { value: 'web', label: 'Onlajn' },
      { value: 'voucher', label: 'eVaučer' },
    ],
    value: '',
    onChange: fn(),
  },
  render: Held,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: said('Sve') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: said('Onlajn') }));
    await expect(args.onChange).toHaveBeenLastCalledWith('web');
    await userEvent.click(canvas.getByRole('radio', { name: said('Onlajn') }));
    await expect(canvas.getByRole('radio', { name: said('Onlajn') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: said('Sve') }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** An arrow key moves to the next option and chooses it; Tab moves to the chosen one. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const inStore = canvas.getByRole('radio', { name: said('U objektu') });
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(inStore).toHaveFocus());
    await expect(inStore).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('in_store');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: said('eVaučer') })).toBeChecked());
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** An option chosen by an arrow key that is released elsewhere is not chosen again when the focus returns. */
export const LetGoElsewhere: Story = {
  args: {
    options: [
      { value: '', label: 'All' },
      { value: 'web', label: 'Online' },
    ],
  },
  render: function Cleared(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <SegmentedControl {...args} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('')}>
          Clear
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const online = canvas.getByRole('radio', { name: 'Online' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(online).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.tab({ shift: true });
    await expect(online).not.toBeChecked();
  },
};

export const Wide: Story = {
  args: {
    wide: true,
    options: [
      { value: 'new', label: 'Novi zahtev' },
      { value: 'mine', label: 'Moji zahtevi' },
    ],
    value: 'new',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Scrolls instead of cutting a word or exceeding its container. */
export const LongSerbian: Story = {
  args: {
    options: [
      { value: '', label: 'Svi raspoloživi benefiti' },
      { value: 'in_store', label: 'U prodajnom objektu' },
      { value: 'invoice', label: 'Plaćanje po fakturi' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectRoom,
};
