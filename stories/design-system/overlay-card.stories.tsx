import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OverlayCard } from '#design-system/overlay-card/overlay-card.tsx';
import { said } from '../testing/sample-words.ts';
import { openedFirst } from './opened.tsx';
import { holdStates } from './pseudo-states.ts';

const Shown = openedFirst(OverlayCard);

const meta = {
  title: 'Design system/Overlays/OverlayCard',
  component: OverlayCard,
  args: {
    open: true,
    onClose: fn(),
    label: 'Slika benefita',
    closeLabel: 'Zatvori',
    children: (
      <img
        src="/pictures/travel-mountains-0.svg"
        alt="Jezero pod planinom"
        width={400}
        height={320}
        className="w-full"
      />
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  render: (args) => <Shown {...args} />,
} satisfies Meta<typeof OverlayCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ args, userEvent }) => {
    const card = await screen.findByRole('dialog', { name: said('Slika benefita') });
    if (card.parentElement) await userEvent.click(card.parentElement);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Its close button is on the picture, and distinguishable from it at rest and on hover. */
export const PointedAt: Story = {
  beforeEach: holdStates,
  play: async () => {
    const close = await screen.findByRole('button', { name: said('Zatvori') });
    const atRest = getComputedStyle(close).backgroundColor;
    close.classList.add('as-hover');
    await waitFor(() => expect(getComputedStyle(close).backgroundColor).not.toBe(atRest));
  },
};

export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = { args: { size: 'medium' } };
export const Large: Story = { args: { size: 'large' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongSerbian: Story = {
  args: {
    size: 'small',
    children: <p className="p-6">Dobrovoljno privatno zdravstveno osiguranje za najužu porodicu zaposlenog</p>,
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
