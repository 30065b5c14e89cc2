import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { said } from '../testing/sample-words.ts';
import { InLogin } from './in-login.tsx';

/** Signing in, one story for each state of its machine. */
const meta = {
  title: 'Screens/Sign in/Sign in',
  component: InLogin,
  args: { value: { credentials: 'editing' }, onEvent: fn() },
  parameters: { layout: 'fullscreen', path: '/login' },
} satisfies Meta<typeof InLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = { email: 'jelena.djordjevic@morava.rs', password: 'izbor!2026' };

export const CredentialsEditing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('Lepo je imati izbor.'));
    await userEvent.type(canvas.getByLabelText(said('Poslovna e-adresa')), 'a');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'email.change', email: 'a' });
    await userEvent.click(canvas.getByRole('button', { name: said('Prijavi se') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'credentials.submit' });
  },
};

export const CredentialsInEnglish: Story = { globals: { language: 'EN' } };
export const CredentialsInTheDark: Story = { globals: { theme: 'dark' } };
export const CredentialsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const CredentialsMissing: Story = {
  args: { checked: true, email: 'jelena' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(said('Poslovna e-adresa'))).toHaveAccessibleDescription(
      said('Ovo nije e-adresa'),
    );
    await expect(canvas.getByLabelText(said('Lozinka'))).toHaveAccessibleDescription(said('Ovo polje je obavezno'));
  },
};

export const CredentialsSubmitting: Story = {
  args: { ...typed, value: { credentials: 'submitting' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Prijavi se') }));
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

export const CredentialsSlow: Story = { args: { ...typed, value: { credentials: 'submitting' }, slow: true } };

export const CredentialsRefused: Story = {
  args: {
    ...typed,
    value: { credentials: 'refused' },
    refusal: { status: 400, message: 'E-adresa ili lozinka nije tačna.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('E-adresa ili lozinka nije tačna.'));
    await expect(canvas.getByLabelText(said('Lozinka'))).toHaveValue('izbor!2026');
  },
};

/** The password was correct, but the address is not confirmed: the mail can be sent again. */
export const CredentialsNotConfirmed: Story = {
  args: {
    ...typed,
    value: { credentials: 'refused' },
    refusal: { status: 400, code: 'not_confirmed', message: 'Tvoja adresa još nije potvrđena.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Pošalji mi poruku ponovo') })).toHaveAttribute(
      'href',
      '/register',
    );
  },
};

export const CredentialsOffline: Story = {
  args: { ...typed, value: { credentials: 'refused' }, refusal: { kind: 'network' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nema odgovora.');
  },
};

export const CredentialsWithoutAnswer: Story = {
  args: { ...typed, value: { credentials: 'refused' }, refusal: { kind: 'timeout' } },
};

export const CredentialsWaiting: Story = {
  args: { ...typed, value: { credentials: 'waiting' }, wait: 42 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Previše pokušaja. Probaj ponovo za 42 sekunde.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: said('Prijavi se') })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SessionEnded: Story = {
  args: { ended: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sesija je istekla.');
  },
};

export const CodeEditing: Story = {
  args: { value: { code: 'editing' }, code: '407' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: said('Potvrdi') })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: said('Nazad') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'credentials.reopen' });
  },
};

export const CodeEmpty: Story = {
  args: { value: { code: 'editing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Potvrdi') })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const CodeWhole: Story = {
  args: { value: { code: 'editing' }, code: '407215' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: said('Potvrdi') })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: said('Potvrdi') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'code.submit' });
  },
};

export const CodePasted: Story = {
  args: { value: { code: 'editing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(said('Šestocifreni kod')));
    await userEvent.paste('407 215');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'code.change', code: '407215' });
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'code.submit' });
  },
};

export const CodeOnAPhone: Story = {
  args: { value: { code: 'editing' }, code: '407' },
  globals: { viewport: { value: 'phone' } },
};

export const RecoveryCode: Story = {
  args: { value: { code: 'editing' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /kodom za oporavak/ }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'code.swap' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(said('Upiši kod za oporavak'));
    await userEvent.type(canvas.getByLabelText(said('Kod za oporavak')), 'x');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'code.change', code: 'x' });
  },
};

export const CodeSubmitting: Story = { args: { value: { code: 'submitting' }, code: '407215' } };
export const CodeSlow: Story = { args: { value: { code: 'submitting' }, code: '407215', slow: true } };

export const CodeRefused: Story = {
  args: { value: { code: 'refused' }, refusal: { status: 400, message: 'Kod nije tačan.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('Kod nije tačan.'));
  },
};

export const CodeWaiting: Story = { args: { value: { code: 'waiting' }, wait: 90 } };

export const CodeExpired: Story = {
  args: { value: { code: 'expired' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Prijavi se ponovo') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'credentials.reopen' });
  },
};

/** The moment between the token and the shop: nothing can be sent twice. */
export const SignedIn: Story = { args: { value: 'signedIn' } };
