import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { said } from '../testing/sample-words.ts';
import { MailRequestOf, type MailRequestOfProps } from './mail-request-of.tsx';

function InMailRequest(props: MailRequestOfProps) {
  return (
    <GuestLayout onLanguage={fn()}>
      <MailRequestOf {...props} />
    </GuestLayout>
  );
}

/** Asking for a mail, one story for each state of its machine. */
const meta = {
  title: 'Screens/Sign in/Forgotten password',
  component: InMailRequest,
  args: { value: { address: 'editing' }, onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/forgot-password' },
} satisfies Meta<typeof InMailRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

const email = 'jelena.djordjevic@morava.rs';

export const AddressEditing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(said('Poslovna e-adresa')), 'a');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'email.change', email: 'a' });
    await userEvent.click(canvas.getByRole('button', { name: said('Pošalji mi link') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'mail.request' });
  },
};
export const AddressInEnglish: Story = { globals: { language: 'EN' } };
export const AddressInTheDark: Story = { globals: { theme: 'dark' } };
export const AddressOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const AddressMissing: Story = {
  args: { checked: true },
  play: async ({ canvas }) =>
    expect(canvas.getByLabelText(said('Poslovna e-adresa'))).toHaveAccessibleDescription(said('Ovo polje je obavezno')),
};
export const AddressSending: Story = { args: { value: { address: 'sending' }, email, slow: true } };
export const AddressRefused: Story = {
  args: { value: { address: 'refused' }, email, refusal: { kind: 'network' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Nema odgovora.'),
};
export const AddressWaiting: Story = { args: { value: { address: 'waiting' }, email, wait: 42 } };

export const SentResting: Story = {
  args: { value: { sent: 'resting' }, email, wait: 48 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Može ponovo za 48 sekundi.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: said('Pošalji ponovo') })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: said('Upotrebi drugu adresu') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'address.reopen' });
  },
};
export const SentTooOften: Story = {
  args: {
    value: { sent: 'resting' },
    email,
    wait: 2400,
    refusal: { status: 429, message: 'Previše pokušaja. Sačekaj malo.' },
  },
};
export const SentReady: Story = {
  args: { value: { sent: 'ready' }, email, mail: 'confirmation' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pošalji ponovo') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'mail.request' });
  },
};
export const SentSending: Story = { args: { value: { sent: 'sending' }, email } };
export const SentRefused: Story = {
  args: { value: { sent: 'refused' }, email, refusal: { kind: 'timeout' } },
};
