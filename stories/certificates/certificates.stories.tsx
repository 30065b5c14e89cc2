import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Certificate } from '#contract/certificates/certificates.contract.ts';
import { CertificatesView } from '#src/certificates/certificates-view.tsx';
import { failed, loading, offline, pageOf, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';

const certificate = (id: number, changes: Partial<Certificate> = {}): Certificate => ({
  id,
  number: `IZB-2026-00012${id}`,
  code: 'ABCDEFGHJKMNPQRS',
  kind: 'course',
  pk: id,
  title: 'Prva pomoć na poslu',
  name: 'Đurđica Šćepanović-Žižić',
  issued_at: '2026-11-20T10:00:00.000Z',
  reissued_at: null,
  name_differs: false,
  ...changes,
});

const three = [
  certificate(3, { kind: 'package', title: 'Bezbedno i zdravo na radnom mestu' }),
  certificate(2, { title: 'Bezbednost na internetu i zaštita podataka o ličnosti' }),
  certificate(1),
];
const renamed = certificate(1, { name_differs: true });

/** The certificates of a person: to download, to show to others, and to be issued again after a change of name. */
const meta = {
  title: 'Screens/Learning/Certificates',
  component: CertificatesView,
  args: {
    certificates: ready(pageOf(three)),
    page: 1,
    downloading: [],
    reissuing: [],
    onDownload: fn(),
    onShare: fn(),
    onReissue: fn(),
    onPage: fn(),
  },
  parameters: { layout: 'fullscreen', path: '/certificates/' },
} satisfies Meta<typeof CertificatesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 sertifikata');
    await userEvent.click(canvas.getByRole('button', { name: said('Preuzmi PDF: Prva pomoć na poslu') }));
    await expect(args.onDownload).toHaveBeenCalledWith(three[2]);
    await userEvent.click(canvas.getByRole('button', { name: said('Kopiraj link za proveru: Prva pomoć na poslu') }));
    await expect(args.onShare).toHaveBeenCalledWith(three[2]);
    await expect(canvas.getByRole('link', { name: said('Vidi šta drugi vide: Prva pomoć na poslu') })).toHaveAttribute(
      'href',
      '/verify/ABCDEFGHJKMNPQRS',
    );
  },
};

export const AfterAChangeOfName: Story = {
  args: { certificates: ready(pageOf([renamed])) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Izdaj sa novim imenom: Prva pomoć na poslu') }));
    await expect(args.onReissue).toHaveBeenCalledWith(renamed);
  },
};

export const BeingIssuedAgain: Story = {
  args: { certificates: ready(pageOf([renamed])), reissuing: [1] },
};

export const Downloading: Story = { args: { downloading: [2] } };

export const OnSeveralPages: Story = {
  args: { certificates: ready(pageOf(three, 30)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Sledeća') }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

export const Loading: Story = { args: { certificates: loading() } };
export const NoneYet: Story = {
  args: { certificates: ready(pageOf<Certificate>([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Pronađi kurs') })).toHaveAttribute('href', '/packages/');
  },
};
export const Failed: Story = {
  args: { certificates: failed() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.certificates.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Offline: Story = {
  args: { certificates: offline() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Sve stiže čim se veza vrati.'))).toBeVisible();
  },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
