import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { RateWaiting } from '#src/admin-rates/rate-waiting.tsx';
import { said } from '../testing/sample-words.ts';
import { waitingRate, waitingStep } from './sample-rates.ts';

/** A rate that waits for a second person. */
const meta = {
  title: 'Screens/Administration/Exchange rate that waits',
  component: RateWaiting,
  args: { change: waitingRate, writes: true },
} satisfies Meta<typeof RateWaiting>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A rejection needs a reason. */
export const ForOthers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Odbij…') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: said('Odbij') }));
    await expect(dialog.getByRole('textbox', { name: new RegExp(said('Razlog')) })).toBeInvalid();
  },
};
/** The last of several small steps: the rate from which they are measured is shown beside the change. */
export const InSteps: Story = {
  args: { change: waitingStep },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/117[.,]20.*117[.,]35/)).toBeVisible();
  },
};
/** People cannot approve their own proposals. */
export const OnesOwn: Story = {
  args: { change: Object.assign({}, waitingRate, { own: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: said('Odobri') })).toBeNull();
    await expect(canvas.getByRole('button', { name: said('Povuci') })).toBeEnabled();
  },
};
