import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox, type CheckboxProps } from '#design-system/checkbox/checkbox.tsx';
import { Stack } from '#design-system/stack/stack.tsx';

function Held(args: CheckboxProps) {
  const [checked, setChecked] = useState(args.checked);
  const change = (next: boolean) => {
    setChecked(next);
    args.onChange(next);
  };
  return <Checkbox {...args} checked={checked} onChange={change} />;
}

const meta = {
  title: 'Design system/Choices/Checkbox',
  component: Checkbox,
  args: { checked: false, onChange: fn(), children: 'Razumem poreske obaveze poslodavca' },
  render: Held,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Razumem poreske obaveze poslodavca' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Razumem poreske obaveze poslodavca'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(box).not.toBeChecked();
  },
};

export const On: Story = { args: { checked: true } };

export const Some: Story = { args: { checked: 'indeterminate', children: 'Svi zaposleni' } };

export const Refused: Story = { args: { error: 'Potvrdi da je korpa proverena.' } };

const States = () => (
  <Stack gap={0}>
    <Held checked={false} onChange={() => {}}>
      Samo benefiti sa popustom
    </Held>
    <Held checked onChange={() => {}}>
      Razumem poreske obaveze poslodavca
    </Held>
    <Held checked="indeterminate" onChange={() => {}}>
      Svi zaposleni
    </Held>
    <Held checked={false} disabled onChange={() => {}}>
      Isključeno
    </Held>
    <Held checked disabled onChange={() => {}}>
      Isključeno
    </Held>
  </Stack>
);

export const Disabled: Story = { render: States };

export const LongSerbian: Story = {
  args: {
    checked: true,
    children: 'Korpa je proverena i razumem da poslodavac na ovaj iznos obračunava dodatni porez na zarade.',
  },
};

export const Dark: Story = { render: States, globals: { theme: 'dark' } };

export const Phone: Story = { ...LongSerbian, globals: { viewport: { value: 'phone' } } };
