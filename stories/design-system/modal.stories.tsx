import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { Modal } from '#design-system/modal/modal.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';

const meta = {
  title: 'Design system/Overlays/Modal',
  component: Modal,
  args: {
    open: true,
    onClose: fn(),
    label: 'Predlog benefita',
    closeLabel: 'Zatvori',
    children: (
      <div className="grid gap-5">
        <h3 className="display text-28">Predloži benefit</h3>
        <TextField label="Naziv" />
        <TextField label="Partner" />
      </div>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 460 } } },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed is not lost by a press outside. */
export const Medium: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog', { name: 'Predlog benefita' });
    await userEvent.type(within(modal).getByLabelText('Naziv'), 'Joga na krovu');
    if (modal.parentElement) await userEvent.click(modal.parentElement);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(modal).getByRole('button', { name: 'Zatvori' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Small: Story = { args: { size: 'small' } };
export const Regular: Story = { args: { size: 'regular' } };
export const Large: Story = { args: { size: 'large' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongSerbian: Story = {
  args: {
    size: 'small',
    children: (
      <div className="grid gap-5">
        <h3 className="display text-28">Predlaganje dobrovoljnog zdravstvenog osiguranja</h3>
        <TextField label="Naziv ustanove u kojoj se pregledi obavljaju" />
      </div>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
