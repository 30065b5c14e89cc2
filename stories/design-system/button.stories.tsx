import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ShoppingBag } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button, type ButtonProps } from '#design-system/button/button.tsx';
import { Cluster } from '#design-system/cluster/cluster.tsx';
import { Stack } from '#design-system/stack/stack.tsx';
import { said } from '../testing/sample-words.ts';
import { holdStates } from './pseudo-states.ts';

const meta = {
  title: 'Design system/Actions/Button',
  component: Button,
  args: { children: 'Dodaj u korpu', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones: NonNullable<ButtonProps['tone']>[] = ['primary', 'secondary', 'ghost', 'accent', 'danger'];

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Dodaj u korpu') }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** Each tone at rest, busy and disabled. */
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Cluster key={tone}>
          <Button {...args} tone={tone} />
          <Button {...args} tone={tone} busy />
          <Button {...args} tone={tone} disabled />
        </Cluster>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      <Button {...args} size="small" />
      <Button {...args} />
      <Button {...args} size="large" />
    </Cluster>
  ),
};

export const WithIcons: Story = {
  args: { icon: <ShoppingBag aria-hidden size={20} />, trailingIcon: <ArrowRight aria-hidden size={20} /> },
};

/** With the ring that only keyboard focus shows. */
export const Focused: Story = {
  args: { className: 'as-focus' },
  beforeEach: holdStates,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Busy: Story = {
  args: { busy: true, children: 'Kupovina…', type: 'submit' },
  render: (args) => (
    <form onSubmit={fn()}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: said('Kupovina…') });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A button that its own press switches off looks disabled and keeps the focus. */
export const Off: Story = {
  args: { off: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: said('Dodaj u korpu') });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const AsLink: Story = {
  render: () => (
    <Button asChild trailingIcon={<ArrowRight aria-hidden size={20} />}>
      <a href="#start">{said('Počni da biraš')}</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Počni da biraš') })).toBeVisible();
  },
};

export const LongSerbian: Story = {
  args: { children: 'Potvrdi kupovinu i zatraži izdavanje vaučera za preostali godišnji budžet', wide: true },
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

export const Phone: Story = { ...LongSerbian, globals: { viewport: { value: 'phone' } } };
