import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '#machines/refusal.ts';
import { confirmationMachine } from '#machines/registration/confirmation.machine.ts';
import { said } from '../testing/sample-words.ts';
import { ConfirmationOf } from './confirmation-of.tsx';

type Snapshot = SnapshotFrom<typeof confirmationMachine>;

function InConfirmation({ value, onRetry }: { value: Snapshot['value']; onRetry: () => void }) {
  const refusal = value === 'failed' ? refusalOf({ kind: 'network' }) : null;
  const context = { id: 'link', email: 'jelena.djordjevic@morava.rs', refusal };
  return <ConfirmationOf snapshot={confirmationMachine.resolveState({ value, context })} send={onRetry} />;
}

/** The link of the mail that confirms an address, one story for each state of its machine. */
const meta = {
  title: 'Screens/Sign in/Confirm account',
  component: InConfirmation,
  args: { value: 'opening', onRetry: fn() },
  parameters: { layout: 'fullscreen', path: '/confirm/link' },
} satisfies Meta<typeof InConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(said('Potvrđivanje adrese')),
};

export const Done: Story = {
  args: { value: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('Adresa je potvrđena'));
    await expect(canvas.getByRole('link', { name: said('Prijavi se') })).toHaveAttribute('href', '/login');
  },
};
export const DoneInEnglish: Story = { args: { value: 'done' }, globals: { language: 'EN' } };
export const DoneInTheDark: Story = { args: { value: 'done' }, globals: { theme: 'dark' } };

export const Expired: Story = {
  args: { value: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('Ovaj link više ne važi'));
    await expect(canvas.getByRole('button', { name: said('Pošalji mi link') })).toBeEnabled();
  },
};
export const ExpiredOnAPhone: Story = { ...Expired, globals: { viewport: { value: 'phone' } } };

export const Failed: Story = {
  args: { value: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
