import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Document } from '#contract/documents/documents.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { DocumentsView } from '#src/documents/documents-view.tsx';
import { failed, loading, offline, ready } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';

const document = (id: number, title: string, language: Language = 'SR'): Document => ({
  id,
  title,
  language,
  name: `${id}.pdf`,
  type: 'application/pdf',
  bytes: 18_432,
});

const all = [
  document(1, 'Pravila programa'),
  document(2, 'Uputstvo za podnošenje zahteva za refundaciju putnih i drugih troškova'),
  document(3, 'Pravila programa', 'EN'),
];

/** Documents to download, with a search. */
const meta = {
  title: 'Screens/Account/Download zone',
  component: DocumentsView,
  args: {
    documents: ready(all),
    search: '',
    typed: '',
    downloading: [],
    onType: fn(),
    onDownload: fn(),
  },
  parameters: { layout: 'fullscreen', path: '/download-zone' },
} satisfies Meta<typeof DocumentsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 dokumenta');
    await userEvent.click(canvas.getByRole('button', { name: said('Preuzmi: Pravila programa, srpski') }));
    await expect(args.onDownload).toHaveBeenCalledWith(all[0]);
    await userEvent.type(canvas.getByRole('searchbox'), 'p');
    await expect(args.onType).toHaveBeenLastCalledWith('p');
  },
};

export const Downloading: Story = { args: { downloading: [2] } };
export const Loading: Story = { args: { documents: loading() } };
export const NotFound: Story = {
  args: { documents: ready([]), search: 'ugovor', typed: 'ugovor' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Prikaži sve') }));
    await expect(args.onType).toHaveBeenLastCalledWith('');
  },
};
export const NoneYet: Story = { args: { documents: ready([]) } };
export const Failed: Story = {
  args: { documents: failed() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Pokušaj ponovo') }));
    await expect(args.documents.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Offline: Story = {
  args: { documents: offline() },
};
export const InEnglishInTheDark: Story = { globals: { language: 'EN', theme: 'dark' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
