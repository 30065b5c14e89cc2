import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { said } from '../testing/sample-words.ts';
import { InKeeping } from './in-keeping.tsx';

/** Says whether the answers are stored on the server. */
const meta = {
  title: 'Screens/Learning/Saving answers',
  component: InKeeping,
  args: { value: 'kept', onRetry: fn() },
} satisfies Meta<typeof InKeeping>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {};
export const Waiting: Story = { args: { value: 'waiting' } };
export const Saving: Story = { args: { value: 'saving' } };
export const Held: Story = { args: { value: 'held' } };
export const Unkept: Story = {
  args: { value: 'unkept' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Sačuvaj sada') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Dark: Story = { args: { value: 'unkept' }, globals: { theme: 'dark', language: 'EN' } };
