import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from '#design-system/accordion/accordion.tsx';
import { expectRoom } from '../testing/expect-room.ts';

const meta = {
  title: 'Design system/Display/Accordion',
  component: Accordion,
  args: {
    level: 2,
    items: [
      { value: 'buy', title: 'Kako se kupuje u objektu?', content: 'Pokaži karticu i potvrdi iznos.' },
      {
        value: 'left',
        title: 'Šta biva sa budžetom koji ostane?',
        content: 'Budžeti po kategorijama ističu krajem godine.',
      },
      {
        value: 'long',
        title: 'Kako da podnesem zahtev za refundaciju dobrovoljnog privatnog zdravstvenog osiguranja?',
        content: 'Priloži račun do 2 MB. Iznos se rezerviše čim pošalješ zahtev.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('button', { name: 'Kako se kupuje u objektu?' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Pokaži karticu i potvrdi iznos.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /Šta biva/ })).toHaveFocus();
  },
};

export const Open: Story = { args: { open: ['buy', 'left'] } };
export const OnPhone: Story = { args: { open: ['long'] }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { open: ['buy'] }, globals: { theme: 'dark' } };

export const LongSerbian: Story = {
  args: {
    open: ['long'],
    items: [
      {
        value: 'long',
        title: 'Kako da podnesem zahtev za refundaciju dobrovoljnog privatnog zdravstvenog osiguranja?',
        content: 'Priloži račun na kome se vide datum, iznos i naziv zdravstvene ustanove u kojoj je usluga pružena.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectRoom,
};
