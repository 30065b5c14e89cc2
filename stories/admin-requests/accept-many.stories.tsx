import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { inFrame } from '../admin/sample-site.tsx';
import { said } from '../testing/sample-words.ts';
import { InAccepting } from './in-accepting.tsx';

/** Accepting several requests: they are selected in the queue, the consequences are previewed, and exactly those are carried out. */
const meta = {
  title: 'Screens/Administration/Requests, several accepted',
  component: InAccepting,
  decorators: [inFrame],
  args: { step: 'chosen', onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/company-admin/requests' },
} satisfies Meta<typeof InAccepting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Prihvati|Accept) \(4\)$/ }));
    await expect(args.onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'accept' }));
  },
};

export const ChosenPhone: Story = { globals: { viewport: { value: 'phone' }, theme: 'dark' } };

/** The money by budget, what is left out and why, and that it cannot be undone. */
export const WhatItMeans: Story = {
  args: { step: 'meant' },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByText(said('Ovo ne može da se vrati: novac se troši, a poruka odlazi.')),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /^(Prihvati 2 zahteva|Accept 2 requests)$/ }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'bulk.confirm' });
  },
};

export const WhatItMeansPhone: Story = { args: { step: 'meant' }, globals: { viewport: { value: 'phone' } } };

/** A colleague decided one of them first. */
export const OneMoved: Story = { args: { step: 'partly' } };
export const InEnglishInTheDark: Story = { args: { step: 'meant' }, globals: { language: 'EN', theme: 'dark' } };
