import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Slider } from '#design-system/slider/slider.tsx';
import { expectRoom } from '../testing/expect-room.ts';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Navigation/Slider',
  component: Slider,
  args: {
    label: 'Novo',
    labels: {
      previous: 'Prethodni slajd',
      next: 'Sledeći slajd',
      pause: 'Zaustavi slajdove',
      play: 'Pokreni slajdove',
      slide: (position, total) => `Slajd ${position} od ${total}`,
    },
    className: 'max-w-large rounded-20 bg-ink-evergreen text-ink-paper',
    controlsClassName: 'bottom-5 left-8',
    children: ['Uzmi slobodan dan.', 'Postavi sto.', 'Nauči nešto novo.'].map((text) => (
      <div key={text} className="grid min-h-80 content-start p-8">
        <h2 className="text-48">{text}</h2>
        <a href="/flexible-benefits" className="mt-4 underline">
          Počni da biraš
        </a>
      </div>
    )),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Sledeći slajd') }));
    await expect(canvas.getByRole('group', { name: said('Slajd 2 od 3') })).not.toHaveAttribute('inert');
    await expect(canvas.getByText(said('Uzmi slobodan dan.')).closest('[inert]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: said('Prethodni slajd') }));
    await userEvent.click(canvas.getByRole('button', { name: said('Prethodni slajd') }));
    await expect(canvas.getByRole('group', { name: said('Slajd 3 od 3') })).not.toHaveAttribute('inert');
  },
};

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    const [moving, resting] = [said('Zaustavi slajdove'), said('Pokreni slajdove')];
    // With reduced motion the slides are at rest initially.
    const isMoving = canvas.queryByRole('button', { name: moving }) !== null;
    const button = canvas.getByRole('button', { name: isMoving ? moving : resting });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(isMoving ? resting : moving);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(isMoving ? moving : resting);
    await expect(button).toHaveFocus();
  },
};

/** A horizontal swipe moves the slider; other gestures are the page's: scrolling and pinching. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: said('Slajd 1 od 3') }).parentElement;
    await expect(row).toHaveStyle({ touchAction: 'pan-y pinch-zoom' });
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

export const LongSerbian: Story = {
  args: {
    children: ['Najzanimljiviji vikendi za celu porodicu.', 'Nauči nešto novo.'].map((text) => (
      <div key={text} className="grid min-h-100 content-start p-8">
        <h2 className="hyphenate text-36">{text}</h2>
      </div>
    )),
  },
  globals: { viewport: { value: 'phone' } },
  play: expectRoom,
};
