import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '#design-system/stack/stack.tsx';
import { Switch, type SwitchProps } from '#design-system/switch/switch.tsx';

function Held(args: SwitchProps) {
  const [checked, setChecked] = useState(args.checked);
  const change = (next: boolean) => {
    setChecked(next);
    args.onChange(next);
  };
  return <Switch {...args} checked={checked} onChange={change} />;
}

const meta = {
  title: 'Design system/Choices/Switch',
  component: Switch,
  args: { checked: false, onChange: fn(), children: 'Jednokratni kod pri prijavi' },
  render: Held,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Jednokratni kod pri prijavi' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const WithHint: Story = { args: { checked: true, hint: 'Traži šest cifara iz aplikacije na telefonu.' } };

const States = () => (
  <Stack gap={1}>
    <Held checked onChange={() => {}}>
      Obaveštenja uključena
    </Held>
    <Held checked={false} onChange={() => {}}>
      Isključeno
    </Held>
    <Held checked disabled onChange={() => {}}>
      Ne može da se menja
    </Held>
  </Stack>
);

export const Disabled: Story = { render: States };

export const LongSerbian: Story = {
  args: {
    children: 'Obaveštavaj me e-poštom o neiskorišćenim godišnjim budžetima kojima uskoro ističe rok',
    hint: 'Šezdeset, trideset i sedam dana pre kraja kalendarske godine.',
  },
};

export const Dark: Story = { render: States, globals: { theme: 'dark' } };

export const Phone: Story = { ...LongSerbian, globals: { viewport: { value: 'phone' } } };
