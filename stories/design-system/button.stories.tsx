import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#design-system/button/button.tsx';

const meta = {
  title: 'Design system/Button',
  component: Button,
  args: { children: 'Dodaj u korpu', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Busy: Story = {
  args: { busy: true, children: 'Kupovina…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Kupovina…' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Icons: Story = { args: { trailingIcon: <ArrowRight aria-hidden size={20} /> } };
