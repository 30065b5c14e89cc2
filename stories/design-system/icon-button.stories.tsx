import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, ShoppingBag, X } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Cluster } from '#design-system/cluster/cluster.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { StepButton } from '#design-system/icon-button/step-button.tsx';
import { said } from '../testing/sample-words.ts';

const meta = {
  title: 'Design system/Actions/IconButton',
  component: IconButton,
  subcomponents: { StepButton },
  args: { label: 'Zatvori', children: <X aria-hidden size={20} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: said('Zatvori') })).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Tones: Story = {
  render: () => (
    <Cluster>
      <IconButton label={said('Omiljeno')} tone="filled">
        <Heart aria-hidden size={20} />
      </IconButton>
      <IconButton label="U korpu" tone="brand">
        <ShoppingBag aria-hidden size={20} />
      </IconButton>
      <IconButton label="U korpi" tone="brand" pressed>
        <ShoppingBag aria-hidden size={20} />
      </IconButton>
      <IconButton label="Zatvori" disabled>
        <X aria-hidden size={20} />
      </IconButton>
    </Cluster>
  ),
};

export const Counts: Story = {
  render: () => (
    <Cluster>
      {[0, 3, 12, 240].map((count) => (
        <IconButton key={count} label={`Obaveštenja: ${count}`} count={count}>
          <Bell aria-hidden size={24} />
        </IconButton>
      ))}
    </Cluster>
  ),
};

export const Pressed: Story = {
  render: function Toggle() {
    const [pressed, setPressed] = useState(false);
    return (
      <IconButton label={said('Omiljeno')} tone="filled" pressed={pressed} onClick={() => setPressed(!pressed)}>
        <Heart aria-hidden size={20} className={pressed ? 'fill-danger text-danger' : ''} />
      </IconButton>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Omiljeno'), pressed: false }));
    await expect(canvas.getByRole('button', { name: said('Omiljeno'), pressed: true })).toBeVisible();
  },
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

export const Phone: Story = { ...Counts, globals: { viewport: { value: 'phone' } } };

/** A change of the number is animated; the first rendering is not. */
export const Bumps: Story = {
  render: function Filled() {
    const [count, setCount] = useState(1);
    return (
      <IconButton label={said(`Korpa: ${count}`)} count={count} bumps onClick={() => setCount(count + 1)}>
        <ShoppingBag aria-hidden size={24} />
      </IconButton>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: said('Korpa: 1') });
    const bumping = () => button.getAnimations({ subtree: true }).some((one) => !(one instanceof CSSTransition));
    await expect(bumping()).toBe(false);
    await userEvent.click(button);
    await expect(bumping()).toBe(true);
  },
};

/** The label is hidden visually, so the button keeps its size however long it is. */
export const LongSerbian: Story = {
  args: { label: 'Ukloni iz omiljenih: Dobrovoljno privatno zdravstveno osiguranje za celu porodicu', count: 240 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: /celu porodicu$/ }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};
