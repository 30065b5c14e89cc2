import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Modal } from '#design-system/modal/modal.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { said } from '../testing/sample-words.ts';
import { openedFirst } from './opened.tsx';

const Shown = openedFirst(Modal);

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
  render: (args) => <Shown {...args} />,
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press outside does not close it, so that the typed text is not lost. */
export const Medium: Story = {
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog', { name: said('Predlog benefita') });
    await userEvent.type(within(modal).getByLabelText(said('Naziv')), 'Joga na krovu');
    if (modal.parentElement) await userEvent.click(modal.parentElement);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(modal).getByRole('button', { name: said('Zatvori') }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(screen.queryByRole('dialog')).toBeNull();
    const opener = screen.getByRole('button', { name: said('Otvori') });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: said('Predlog benefita') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** More than there is room for: after the last control Tab wraps around to the first, which scrolls into view. */
export const GoesRoundInSight: Story = {
  args: {
    children: (
      <div className="grid gap-5">
        {Array.from({ length: 20 }, (_, index) => `Benefit ${index + 1}`).map((label) => (
          <TextField key={label} label={label} />
        ))}
      </div>
    ),
  },
  play: async ({ userEvent }) => {
    const modal = await screen.findByRole('dialog', { name: said('Predlog benefita') });
    await waitFor(() => expect(modal).toHaveFocus());
    within(modal).getByLabelText('Benefit 20').focus();
    await waitFor(() => expect(modal.scrollTop).toBeGreaterThan(0));
    await userEvent.tab();
    await expect(within(modal).getByRole('button', { name: said('Zatvori') })).toHaveFocus();
    modal.scrollTop = modal.scrollHeight;
    await userEvent.tab();
    const first = within(modal).getByLabelText('Benefit 1');
    await expect(first).toHaveFocus();
    const edges = modal.getBoundingClientRect();
    await waitFor(() => expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(edges.top));
    await waitFor(() => expect(first.getBoundingClientRect().bottom).toBeLessThanOrEqual(edges.bottom));
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
        <h3 className="display pr-10 text-28">Predlaganje dobrovoljnog zdravstvenog osiguranja</h3>
        <TextField label="Naziv ustanove u kojoj se pregledi obavljaju" />
      </div>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
