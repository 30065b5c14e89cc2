import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BrokenView } from '#src/ground/broken-view.tsx';
import { said } from '../testing/sample-words.ts';

/** An error that no inner boundary caught: the frame of the shop stays around the message. */
const meta = {
  title: 'Screens/Every page/Broken',
  component: BrokenView,
  args: { kind: 'fault', onRetry: fn(), onReload: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrokenView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fault: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('Nešto je pošlo naopako'));
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const CodeDidNotCome: Story = { args: { kind: 'chunk' } };

/** The frame itself failed to load: the message is the whole page. */
export const Alone: Story = {
  args: { kind: 'chunk', alone: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('alert'));
    await userEvent.click(canvas.getByRole('button', { name: said('Učitaj ponovo') }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
