import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { refusalOf } from '#machines/refusal.ts';
import { newAddressMachine } from '#machines/registration/new-address.machine.ts';
import { said } from '../testing/sample-words.ts';
import { NewAddressOf } from './new-address-of.tsx';

type Snapshot = SnapshotFrom<typeof newAddressMachine>;

interface InNewAddressProps {
  value: Snapshot['value'];
  onPress: (event: { type: string }) => void;
}

function InNewAddress({ value, onPress }: InNewAddressProps) {
  const refusal = value === 'failed' || value === 'refused' ? refusalOf({ kind: 'network' }) : null;
  const address = { email: 'jelena.djordjevic-stankovic@morava.rs', company: 'Morava Tehnologije d.o.o.' };
  const context = Object.assign({ id: 'link', refusal }, address);
  return <NewAddressOf snapshot={newAddressMachine.resolveState({ value, context })} send={onPress} />;
}

/** The link of the mail to a new address, one story for each state of its machine. */
const meta = {
  title: 'Screens/Sign in/New address',
  component: InNewAddress,
  args: { value: 'opening', onPress: fn() },
  parameters: { layout: 'fullscreen', path: '/confirm-email/link' },
} satisfies Meta<typeof InNewAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(said('Otvaranje linka')),
};

export const Ready: Story = {
  args: { value: 'ready' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Potvrdi adresu') }));
    await expect(args.onPress).toHaveBeenCalledWith({ type: 'address.confirm' });
  },
};
export const ReadyOnAPhone: Story = { args: { value: 'ready' }, globals: { viewport: { value: 'phone' } } };
export const Confirming: Story = { args: { value: 'confirming' } };

export const Refused: Story = {
  args: { value: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: said('Potvrdi adresu') })).toBeEnabled();
  },
};
export const RefusedInEnglish: Story = { args: { value: 'refused' }, globals: { language: 'EN' } };

export const Done: Story = {
  args: { value: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('Nalog ima novu adresu'));
    await expect(canvas.getByRole('link', { name: said('Prijavi se') })).toHaveAttribute('href', '/login');
  },
};
export const Expired: Story = { args: { value: 'expired' } };
export const Taken: Story = { args: { value: 'taken' } };
export const TakenInTheDark: Story = { args: { value: 'taken' }, globals: { theme: 'dark', language: 'EN' } };

export const Failed: Story = {
  args: { value: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.onPress).toHaveBeenCalledWith({ type: 'link.retry' });
  },
};
