import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FailedView } from '#src/attempts/failed-view.tsx';
import { PassedView } from '#src/attempts/passed-view.tsx';
import { failed, loading, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { failedResult, packageCertificate, passedResult, sampleCertificate, sampleCourse } from './sample-attempt.ts';

/** Result of an attempt: the certificate, or the score so far. */
const meta = {
  title: 'Screens/Learning/Result',
  component: PassedView,
  args: { course: sampleCourse, result: passedResult, certificates: [ready(sampleCertificate)], onDownload: fn() },
  parameters: { layout: 'fullscreen', path: '/success-certificate/?course=4' },
} satisfies Meta<typeof PassedView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Passed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Preuzmi sertifikat') }));
    await expect(args.onDownload).toHaveBeenCalledWith(sampleCertificate);
    await expect(canvas.getByRole('link', { name: said('Šta drugi vide') })).toHaveAttribute(
      'href',
      '/verify/7KQM-2XWB-P4TD',
    );
  },
};
export const WithAPackage: Story = { args: { certificates: [ready(sampleCertificate), ready(packageCertificate)] } };
/** After a course of a package, the next course is offered. */
export const NextInThePackage: Story = {
  args: {
    next: {
      course: { pk: 5, name: 'Stres i disanje', image: '/pictures/wellness-lotus-0.svg' },
      package: { pk: 2, name: 'Siguran kolektiv' },
    },
  },
  play: async ({ canvas }) => {
    const next = within(canvas.getByRole('region', { name: 'Stres i disanje' }));
    await expect(next.getByRole('link', { name: said('Počni ovaj kurs') })).toHaveAttribute('href', '/course/start/5');
    await expect(next.getByRole('link', { name: 'Siguran kolektiv' })).toHaveAttribute('href', '/package/2');
  },
};
export const NextInThePackageOnAPhone: Story = { ...NextInThePackage, globals: { viewport: { value: 'phone' } } };
export const CertificateComing: Story = { args: { certificates: [loading()] } };
/** The result is shown all the same. */
export const CertificateNotLoaded: Story = {
  args: { certificates: [failed()] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(said('Sertifikat nije učitan'))).toBeVisible();
    await expect(canvas.getByText(said('Tačno 2 od 2'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.certificates[0]?.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** The certificate is at the top. */
export const PassedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Jelena Đorđević');
    const score = canvas.getByText(said('Tačno 2 od 2'));
    await expect(name.compareDocumentPosition(score)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(name.getBoundingClientRect().bottom).toBeLessThan(420);
  },
};
export const PassedDarkInEnglish: Story = { globals: { theme: 'dark', language: 'EN' } };

export const Failed: Story = {
  render: () => <FailedView course={sampleCourse} result={failedResult} isOpen={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Tačno 1 od 2'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: said('Pokušaj ponovo') })).toHaveAttribute(
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
