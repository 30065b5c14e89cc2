import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Cluster } from '#design-system/cluster/cluster.tsx';
import { QuantityStepper, type QuantityStepperProps } from '#design-system/quantity-stepper/quantity-stepper.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { said } from '../testing/sample-words.ts';

const labels = { decrease: 'Manje', increase: 'Više', field: 'Količina', check: 'Sačuvaj količinu' };

const LIMITS = 'Upiši ceo broj od 1 do 999.';

function Held(args: QuantityStepperProps) {
  const [text, setText] = useState(args.text);
  const [saved, setSaved] = useState(args.value);
  const typed = /^\d{1,3}$/.test(text) && Number(text) > 0 ? Number(text) : null;
  return (
    <QuantityStepper
      {...args}
      value={typed ?? saved}
      text={text}
      editing={args.editing || text !== String(saved)}
      problem={text !== '' && typed === null ? LIMITS : args.problem}
      onStep={(count) => {
        setSaved(count);
        setText(String(count));
        args.onStep(count);
      }}
      onType={(next) => {
        setText(next);
        args.onType(next);
      }}
      onCommit={() => {
        setSaved(typed ?? saved);
        args.onCommit?.();
      }}
    />
  );
}

const meta = {
  title: 'Design system/Fields/QuantityStepper',
  component: QuantityStepper,
  args: { value: 2, text: '2', min: 1, max: 999, labels, onStep: fn(), onType: fn(), onCommit: fn() },
  render: Held,
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Više') }));
    await expect(args.onStep).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: said('Manje') }));
    await userEvent.click(canvas.getByRole('button', { name: said('Manje') }));
    await userEvent.click(canvas.getByRole('button', { name: said('Manje') }));
    await expect(args.onStep).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('textbox', { name: said('Količina') })).toHaveValue('1');
  },
};

/** On touch screens the field is as large as the buttons beside it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('textbox', { name: said('Količina') }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: said('Količina') });
    await userEvent.click(field);
    await userEvent.keyboard('12');
    await expect(args.onType).toHaveBeenLastCalledWith('12');
    await userEvent.click(canvas.getByRole('button', { name: said('Sačuvaj količinu') }));
    await expect(args.onCommit).toHaveBeenCalledTimes(1);
    // After saving, the check button disappears, and the focus moves to a step button.
    await waitFor(() => expect(canvas.getByRole('button', { name: said('Više') })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: said('Sačuvaj količinu') })).toBeNull();
    await userEvent.type(field, '{Enter}');
    await expect(args.onCommit).toHaveBeenCalledTimes(2);
  },
};

/** An invalid quantity is never changed: it stays as typed, and a message says what is expected. */
export const TypedWrong: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox');
    for (const wrong of ['1.5', '-3', '1000', '0'])
      await step(wrong, async () => {
        await userEvent.clear(field);
        await userEvent.type(field, wrong);
        await userEvent.tab();
        await expect(field).toHaveValue(wrong);
        await expect(field).toBeInvalid();
        await expect(field).toHaveAccessibleDescription(LIMITS);
      });
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { busy: true, editing: true, value: 12, text: '12' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Više') }));
    await userEvent.click(canvas.getByRole('button', { name: said('Sačuvaj količinu') }));
    await expect(args.onStep).not.toHaveBeenCalled();
    await expect(args.onCommit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: said('Sačuvaj količinu') })).toHaveFocus();
  },
};

const still = { max: 999, labels, onStep: () => {}, onType: () => {} };

const States = () => (
  <Cluster>
    <Held {...still} value={1} text="1" />
    <Held {...still} value={12} text="12" editing />
    <Held {...still} value={2} text="1000" editing problem={LIMITS} />
    <Held {...still} value={999} text="999" />
    <Held {...still} value={3} text="3" disabled />
  </Cluster>
);

export const Limits: Story = { render: States };

export const Dark: Story = { render: States, globals: { theme: 'dark' } };

export const Phone: Story = { render: States, globals: { viewport: { value: 'phone' } } };

export const LongSerbian: Story = {
  args: {
    value: 999,
    text: '1000000',
    editing: true,
    problem: 'Količina može da bude najviše devetsto devedeset devet po jednoj porudžbini.',
  },
  globals: { viewport: { value: 'phone' } },
  play: expectRoom,
};
