import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Verified } from '#contract/certificates/certificates.contract.ts';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { VerifyView } from '#src/certificates/verify-view.tsx';
import { failed, loading, missing, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';

/** Verification of a certificate, for anyone who has its code. */
const meta = {
  title: 'Screens/Learning/Certificates/Verification',
  component: VerifyView,
  args: {
    certificate: ready<Verified>({
      name: 'Đurđica Šćepanović-Žižić',
      course: { en: 'First aid at work', sr: 'Prva pomoć na poslu' },
      kind: 'course',
      number: 'IZB-2026-000123',
      date: '2026-11-20T10:00:00.000Z',
      reissued_at: null,
      replaced: false,
    }),
    code: 'ABCDEFGHJKMNPQRS',
    onCode: fn(),
  },
  parameters: { layout: 'fullscreen', path: '/verify/ABCDEFGHJKMNPQRS' },
  decorators: [
    (Story) => (
      <GuestLayout onLanguage={fn()}>
        <Story />
      </GuestLayout>
    ),
  ],
} satisfies Meta<typeof VerifyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Real: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: said('Ovaj sertifikat je pravi') })).toBeVisible();
    await expect(canvas.getByText(said('Broj IZB-2026-000123, izdat 20.11.2026.'))).toBeVisible();
  },
};

export const OfAPackageIssuedAgain: Story = {
  args: {
    certificate: ready<Verified>({
      name: 'Ana Marković',
      course: { en: 'Safe and healthy at work', sr: 'Bezbedno i zdravo na poslu' },
      kind: 'package',
      number: 'IZB-2026-000124/2',
      date: '2026-11-20T10:00:00.000Z',
      reissued_at: '2026-11-27T10:00:00.000Z',
      replaced: false,
    }),
  },
};

export const Replaced: Story = {
  args: {
    certificate: ready<Verified>({
      name: 'Ana Anić',
      course: { en: 'First aid at work', sr: 'Prva pomoć na poslu' },
      kind: 'course',
      number: 'IZB-2026-000124',
      date: '2026-11-20T10:00:00.000Z',
      reissued_at: null,
      replaced: true,
    }),
  },
};

export const Unknown: Story = {
  args: { certificate: missing(), code: 'ABCD' },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: said('Kod sertifikata') });
    await expect(code).toHaveValue('ABCD');
    await userEvent.clear(code);
    await userEvent.type(code, ' abcd-efgh-jkmn-pqrs {Enter}');
    await expect(args.onCode).toHaveBeenCalledWith('abcd-efgh-jkmn-pqrs');
  },
};

export const Verifying: Story = { args: { certificate: loading() } };
export const Failed: Story = {
  args: { certificate: failed() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.certificate.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
