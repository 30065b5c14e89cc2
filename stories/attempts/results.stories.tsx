import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FailedView } from '#src/attempts/failed-view.tsx';
import { PassedView } from '#src/attempts/passed-view.tsx';
import { failedResult, packageCertificate, passedResult, sampleCertificate, sampleCourse } from './sample-attempt.ts';

/** How an attempt went: the certificate, or how near it was. */
const meta = {
  title: 'Screens/Learning/Result',
  component: PassedView,
  args: { course: sampleCourse, result: passedResult, certificates: [sampleCertificate], onDownload: fn() },
  parameters: { layout: 'fullscreen', path: '/success-certificate/?course=4' },
} satisfies Meta<typeof PassedView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Passed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preuzmi sertifikat' }));
    await expect(args.onDownload).toHaveBeenCalledWith(sampleCertificate);
    await expect(canvas.getByRole('link', { name: 'Šta drugi vide' })).toHaveAttribute(
      'href',
      '/verify/7KQM-2XWB-P4TD',
    );
  },
};
export const WithAPackage: Story = { args: { certificates: [sampleCertificate, packageCertificate] } };
export const CertificateComing: Story = { args: { certificates: null } };
export const PassedOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const PassedDarkInEnglish: Story = { globals: { theme: 'dark', language: 'EN' } };

export const Failed: Story = {
  render: () => <FailedView course={sampleCourse} result={failedResult} isOpen={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tačno 1 od 2')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pokušaj ponovo' })).toHaveAttribute(
      'href',
      '/course/start/4?questions=1',
    );
  },
};
export const FailedAndBegunAgain: Story = {
  render: () => <FailedView course={sampleCourse} result={failedResult} isOpen />,
};
export const FailedOnAPhoneDark: Story = {
  render: () => <FailedView course={sampleCourse} result={failedResult} isOpen={false} />,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
