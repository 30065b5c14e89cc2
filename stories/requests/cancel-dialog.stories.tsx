import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CancelDialog } from '#src/requests/cancel-dialog.tsx';
import { said } from '../testing/sample-words.ts';
import { detail } from './sample-request.ts';

const meta = {
  title: 'Screens/Money/Requests/Cancel',
  component: CancelDialog,
  args: { open: true, request: detail(), today: '2026-11-20', busy: false, onKeep: fn(), onConfirm: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 340 } } },
} satisfies Meta<typeof CancelDialog>;

export default meta;

export const Asking: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: said('Otkaži zahtev') }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};

/** In the following year, money from a category budget is lost. */
export const YearOver: StoryObj<typeof meta> = {
  args: { request: detail({ held_from_category: 4000, held_from_flexible: 500.5 }), today: '2027-01-05' },
  play: async () => {
    const lost = await screen.findByText(/4[.,]000[.,]00/);
    await waitFor(() => expect(lost).toBeVisible());
  },
};
