import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from '#design-system/meter/meter.tsx';
import { Stack } from '#design-system/stack/stack.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Display/Meter',
  component: Meter,
  args: {
    label: 'Fleksibilni budžet',
    max: 12_000_000,
    segments: [
      { value: 3_154_000, tone: 'brand' },
      { value: 1_671_000, tone: 'accent' },
    ],
    valueText: 'Ostaje 31.540,00 RSD od 120.000,00 RSD',
  },
  decorators: [
    (Story) => (
      <div className="max-w-small">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoParts: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: said('Fleksibilni budžet') });
    await expect(meter).toHaveAttribute('aria-valuenow', '4825000');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Ostaje 31.540,00 RSD od 120.000,00 RSD');
  },
};

/** No purchase is under way: only the remaining amount is drawn. */
export const OnePart: Story = { args: { segments: [{ value: 4_825_000, tone: 'brand' }] } };

export const Small: Story = { args: { size: 'small' } };

const Edges = () => (
  <Stack>
    <Meter label="Prazan" max={100} segments={[{ value: 0, tone: 'brand' }]} valueText="Ništa" />
    <Meter label="Pun" max={100} segments={[{ value: 100, tone: 'brand' }]} valueText="Sve" />
    <Meter label="Preko" max={100} segments={[{ value: 140, tone: 'accent' }]} valueText="Više nego što ima" />
    <Meter label="Bez budžeta" max={0} segments={[{ value: 0, tone: 'brand' }]} valueText="Nema budžeta" />
    <Meter label="Mrvica" max={100_000} segments={[{ value: 1, tone: 'brand' }]} valueText="Jedna para" />
  </Stack>
);

/** From above: nothing, everything, more than available, no budget at all, and a tiny part that is still visible. */
export const Limits: Story = { render: Edges };

export const LongSerbian: Story = {
  args: {
    label: 'Godišnji budžet za sport, rekreaciju i preventivne zdravstvene preglede',
    valueText: 'Posle kupovine ostaje 31.540,00 RSD od ukupno dodeljenih 120.000,00 RSD',
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = { render: Edges, globals: { viewport: { value: 'phone' } } };
