import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CancelDialog } from '#src/requests/cancel-dialog.tsx';
import { said } from '../testing/sample-words.ts';
import { detail } from './sample-request.ts';

const meta = {
  title: 'Screens/Money/Requests/Cancel',
  component: CancelDialog,
  args: { open: true, request: detail(), busy: false, onKeep: fn(), onConfirm: fn() },
} satisfies Meta<typeof CancelDialog>;

export default meta;

export const Asking: StoryObj<typeof meta> = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: said('Otkaži zahtev') }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};
