import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { said } from '../testing/sample-words.ts';
import { InOneTimeCode } from './in-one-time-code.tsx';

/** Turning the one-time code on and off, one story for each state of its machine. */
const meta = {
  title: 'Screens/Account/Profile/Code at sign-in',
  component: InOneTimeCode,
  args: { value: 'off', onEvent: fn(), onCopy: fn(), onDownload: fn() },
  parameters: { layout: 'fullscreen', path: '/profile' },
} satisfies Meta<typeof InOneTimeCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Uključi jednokratni kod') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'code.turnOn' });
  },
};

export const TurningOnAsking: Story = {
  args: { value: { turningOn: 'asking' } },
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText(said('Lozinka')), 'I');
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'password.change', password: 'I' });
  },
};

export const TurningOnRefused: Story = {
  args: {
    value: { turningOn: 'asking' },
    password: 'nije ova',
    refusal: { status: 400, fields: { password: 'Lozinka nije ispravna' } },
  },
  play: async () => {
    await expect(screen.getByLabelText(said('Lozinka'))).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(screen.getByText('Lozinka nije ispravna')).toBeVisible());
  },
};

export const TurningOnOffline: Story = {
  args: { value: { turningOn: 'asking' }, password: 'Izbor!2026', refusal: { kind: 'network' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Nema odgovora/)).toBeVisible());
  },
};

export const TurningOnBeginning: Story = { args: { value: { turningOn: 'beginning' }, password: 'Izbor!2026' } };

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const shown = { secret, address: `otpauth://totp/Izbor:jelena@izbor.demo?issuer=Izbor&secret=${secret}` };

export const TurningOnScanning: Story = {
  args: { value: { turningOn: 'scanning' }, ...shown },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: said('Kopiraj ključ') }));
    await expect(args.onCopy).toHaveBeenCalledWith(secret);
  },
};

export const TurningOnWrongCode: Story = {
  args: {
    value: { turningOn: 'scanning' },
    ...shown,
    refusal: { status: 400, fields: { code: 'Kod nije ispravan' } },
  },
};

export const TurningOnConfirming: Story = { args: { value: { turningOn: 'confirming' }, ...shown, code: '123456' } };

export const TurningOnKeeping: Story = {
  args: {
    value: { turningOn: 'keeping' },
    recoveryCodes: Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-JK${index}M`),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onEvent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: said('Kodovi su sačuvani') }));
    await expect(args.onEvent).toHaveBeenLastCalledWith({ type: 'recovery.keep' });
  },
};

export const On: Story = { args: { value: 'on' } };
export const OnWithFewCodes: Story = {
  args: { value: 'on', codesLeft: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Kodovi za oporavak koji još važe: 2\. Za nove ga isključi/)).toBeVisible();
  },
};
export const OnWithoutCodesSeen: Story = { args: { value: 'on', unseen: true } };
export const TurningOffAsking: Story = { args: { value: { turningOff: 'asking' } } };
export const TurningOffEnding: Story = { args: { value: { turningOff: 'ending' }, password: 'Izbor!2026' } };

export const ScanningInEnglishInTheDark: Story = {
  ...TurningOnScanning,
  globals: { language: 'EN', theme: 'dark' },
  play: async () => {},
};
export const ScanningOnAPhone: Story = {
  ...TurningOnScanning,
  globals: { viewport: { value: 'phone' } },
  play: async () => {},
};
