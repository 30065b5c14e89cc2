import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ConfirmDialog, type ConfirmDialogProps } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { said } from '../testing/sample-words.ts';
import { Opened } from './opened.tsx';

/** Either button closes it. */
function Held(args: ConfirmDialogProps) {
  return (
    <Opened open={args.open}>
      {(open, close) => (
        <ConfirmDialog
          {...args}
          open={open}
          onCancel={() => {
            close();
            args.onCancel();
          }}
          onConfirm={() => {
            close();
            args.onConfirm();
          }}
        />
      )}
    </Opened>
  );
}
Object.assign(Held, ConfirmDialog);

const meta = {
  title: 'Design system/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Brišeš sva obaveštenja?',
    description: 'Obrisaće se sva 24 obaveštenja, i pročitana i nova. Ovo se ne može vratiti.',
    cancelLabel: 'Odustani',
    confirmLabel: 'Obriši sva',
    tone: 'danger',
    onCancel: fn(),
    onConfirm: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 340 } } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The safe button has the focus; a press outside does nothing. */
export const Danger: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: said('Brišeš sva obaveštenja?') }));
    await waitFor(() => expect(dialog.getByRole('button', { name: said('Odustani') })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: said('Obriši sva') }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const opener = screen.getByRole('button', { name: said('Otvori') });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Primary: Story = {
  args: {
    tone: 'primary',
    title: 'Potvrda kupovine',
    description: 'Sa budžeta se skida 8.925,00 RSD. Ostaje ti 39.325,00 RSD.',
    confirmLabel: 'Kupi',
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(said('Obriši sva')) }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const LongSerbianText: Story = {
  args: {
    title: 'Otkazuješ porudžbinu dobrovoljnog zdravstvenog osiguranja?',
    confirmLabel: 'Otkaži porudžbinu i vrati novac',
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
