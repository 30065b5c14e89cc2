import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/button/button.tsx';
import { AnchoredPopover } from '#design-system/popover/anchored-popover.tsx';
import { Popover, type PopoverProps } from '#design-system/popover/popover.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { said } from '../testing/sample-words.ts';

function Held(args: PopoverProps) {
  const [open, setOpen] = useState(args.open ?? false);
  const change = (next: boolean) => {
    setOpen(next);
    args.onOpenChange?.(next);
  };
  return <Popover {...args} open={open} onOpenChange={change} />;
}

const meta = {
  title: 'Design system/Overlays/Popover',
  component: Popover,
  subcomponents: { AnchoredPopover },
  args: {
    trigger: <Button tone="secondary">Omiljeno</Button>,
    label: 'Omiljeno',
    align: 'start',
    children: (
      <>
        <h2 className="text-22">Omiljeno</h2>
        <p className="mt-2 text-ink-muted">Ono što sačuvaš srcem čeka te ovde.</p>
        <TextLink href="/flexible-benefits">Pogledaj benefite</TextLink>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true, onOpenChange: fn() }, render: Held };

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: said('Omiljeno') });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: said('Omiljeno') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Closed by the person, and opened again. */
export const OpenedAgain: Story = {
  ...Open,
  play: async ({ args, canvas, userEvent }) => {
    await screen.findByRole('dialog', { name: said('Omiljeno') });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: said('Omiljeno') }));
    await expect(await screen.findByRole('dialog', { name: said('Omiljeno') })).toBeInTheDocument();
  },
};

/** More than there is room for: after the last link Tab wraps around to the first, which scrolls into view. */
export const GoesRoundInSight: Story = {
  args: {
    className: 'max-h-48',
    children: ['Masaža', 'Teretana', 'Planinarenje', 'Namirnice', 'Osiguranje', 'Veslanje'].map((name) => (
      <p key={name} className="py-2">
        <TextLink href="/flexible-benefits">{name}</TextLink>
      </p>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Omiljeno') }));
    const popover = await screen.findByRole('dialog', { name: said('Omiljeno') });
    const [first, ...others] = within(popover).getAllByRole('link');
    others.at(-1)?.focus();
    await waitFor(() => expect(popover.scrollTop).toBeGreaterThan(0));
    await userEvent.tab();
    await expect(first).toHaveFocus();
    const top = () => first?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(popover.getBoundingClientRect().top));
  },
};
export const OnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const LongSerbian: Story = {
  ...Open,
  args: {
    ...Open.args,
    children: <p>Ovde te čekaju najzanimljiviji benefiti koji su sačuvani srcem, poređani po datumu čuvanja.</p>,
  },
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
