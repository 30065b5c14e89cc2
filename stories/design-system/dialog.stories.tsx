import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#design-system/button/button.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { said } from '../testing/sample-words.ts';
import { openedFirst } from './opened.tsx';

const Shown = openedFirst(Dialog);

const meta = {
  title: 'Design system/Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Kupovina je uspela',
    description: 'Kod vaučera je na tvojoj elektronskoj pošti i među transakcijama.',
    closeLabel: 'Zatvori',
    children: <p>Budžet je umanjen za 8.925,00 RSD.</p>,
    footer: (
      <>
        <Button tone="secondary">Moje transakcije</Button>
        <Button>Na početnu</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 460 } } },
  render: (args) => <Shown {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: said('Otvori') });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: said('Kupovina je uspela') });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesByAPressOutside: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const scrim = dialog.parentElement;
    if (scrim) await userEvent.click(scrim);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const FieldFirst: Story = {
  args: {
    title: 'Promena količine',
    description: undefined,
    children: <TextField label="Količina" data-autofocus inputMode="numeric" />,
  },
  play: async () => {
    const field = within(await screen.findByRole('dialog')).getByLabelText(said('Količina'));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = { args: { size: 'medium' } };
export const Large: Story = { args: { size: 'large' } };

/** The head and the foot stay while the rest scrolls. */
export const LongSerbianText: Story = {
  args: {
    title: 'Sporazumno raskidanje pretplate na neograničeno korišćenje teretane',
    children: Array.from({ length: 14 }, (_, index) => index + 1).map((point) => (
      <p key={point} className="mt-3">
        {point}. Najkasnije poslednjeg radnog dana u mesecu obavesti partnera da se pretplata ne produžava.
      </p>
    )),
  },
};

/** Content with its own layers scrolls under the head and foot like the rest. */
export const LayeredContent: Story = {
  args: {
    children: Array.from({ length: 14 }, (_, index) => index + 1).map((point) => (
      <p key={point} className="relative z-1 grid">
        <Button tone="secondary" wide>
          Označi {point}
        </Button>
      </p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    // The dialog slides in from below: a position measured on the way is not the final one.
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    dialog.scrollTop = 80;
    for (const name of ['Zatvori', 'Na početnu']) {
      const stays = within(dialog).getByRole('button', { name: said(name) });
      const { left, right, top, bottom } = stays.getBoundingClientRect();
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const hit = document.elementFromPoint((left + right) / 2, y);
        await expect(stays.contains(hit), `${name} at ${y}`).toBe(true);
      }
    }
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const LeavesAsItCame: Story = {
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: said('Otvori') });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    // Closed immediately for screen readers, presses and scrolling; only the animation is still visible.
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    const leaving = document.querySelector('body > [inert]');
    await expect(leaving).toHaveTextContent(said('Kupovina je uspela'));
    await expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('[inert]')).toBeFalsy();
    await waitFor(() => expect(leaving).not.toBeInTheDocument());
  },
};

/** Its data are gone in the moment of closing: it leaves with its last texts. */
export const LeavesWithItsWords: Story = {
  render: function About(args) {
    const [order, setOrder] = useState<string | null>(said('Porudžbina 17'));
    return <Dialog {...args} open={order !== null} title={order ?? ''} onClose={() => setOrder(null)} />;
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: said('Porudžbina 17') });
    await userEvent.keyboard('{Escape}');
    await expect(document.querySelector('body > [inert]')).toHaveTextContent(said('Porudžbina 17'));
  },
};

/** The motion tokens are 0 with reduced motion. */
export const GoesAtOnceWithoutMotion: Story = {
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--motion-base', '0ms');
    return () => style.removeProperty('--motion-base');
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(document.querySelector('body > [inert]')).toBeNull();
  },
};
