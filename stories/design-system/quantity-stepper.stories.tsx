import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Cluster } from '#design-system/cluster/cluster.tsx';
import { QuantityStepper, type QuantityStepperProps } from '#design-system/quantity-stepper/quantity-stepper.tsx';

const labels = { decrease: 'Manje', increase: 'Više', field: 'Količina', check: 'Sačuvaj količinu' };

function Held(args: QuantityStepperProps) {
  const [value, setValue] = useState(args.value);
  const [editing, setEditing] = useState(args.editing ?? false);
  const change: QuantityStepperProps['onChange'] = (next, by) => {
    setValue(next);
    setEditing(by === 'typed');
    args.onChange(next, by);
  };
  return <QuantityStepper {...args} value={value} editing={editing} onChange={change} />;
}

const meta = {
  title: 'Design system/Fields/QuantityStepper',
  component: QuantityStepper,
  args: { value: 2, min: 1, max: 999, labels, onChange: fn(), onCommit: fn() },
  render: Held,
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3, 'step');
    await userEvent.click(canvas.getByRole('button', { name: 'Manje' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Manje' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Manje' }));
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('textbox', { name: 'Količina' })).toHaveValue('1');
  },
};

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Količina' });
    await userEvent.click(field);
    await userEvent.keyboard('12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12, 'typed');
    await userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj količinu' }));
    await expect(args.onCommit).toHaveBeenCalledTimes(1);
    await userEvent.type(field, '{Enter}');
    await expect(args.onCommit).toHaveBeenCalledTimes(2);
  },
};

export const TypedNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('2');
  },
};

export const Saving: Story = {
  args: { busy: true, editing: true, value: 12 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj količinu' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onCommit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Sačuvaj količinu' })).toHaveFocus();
  },
};

const States = () => (
  <Cluster>
    <QuantityStepper value={1} max={999} labels={labels} onChange={() => {}} />
    <QuantityStepper value={12} max={999} labels={labels} onChange={() => {}} editing />
    <QuantityStepper value={999} max={999} labels={labels} onChange={() => {}} />
    <QuantityStepper value={3} max={999} labels={labels} onChange={() => {}} disabled />
  </Cluster>
);

export const Limits: Story = { render: States };

export const Dark: Story = { render: States, globals: { theme: 'dark' } };

export const Phone: Story = { render: States, globals: { viewport: { value: 'phone' } } };
