import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { original, typed } from '#machines/requests/request.paths.ts';
import { failed, loading } from '../testing/found.ts';
import { said } from '../testing/sample-words.ts';
import { InRequest } from './in-request.tsx';
import { picture, refusedWith, snapshotIn } from './sample-request.ts';

/** Filing a request, one story for each state of its flow. */
const meta = {
  title: 'Screens/Money/Requests/New request',
  component: InRequest,
  parameters: { layout: 'fullscreen', path: '/reimbursement' },
} satisfies Meta<typeof InRequest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kind: Story = {
  args: { snapshot: snapshotIn('kind'), onKind: fn(), onNext: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: said('Postoji faktura koju treba platiti') }));
    await expect(args.onKind).toHaveBeenCalledWith('invoice');
    await userEvent.click(canvas.getByRole('button', { name: said('Dalje') }));
    await expect(args.onNext).toHaveBeenCalled();
  },
};

export const Details: Story = {
  args: { snapshot: snapshotIn('details'), onSubmitDetails: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Raspoloživo u ovoj kategoriji: 54\.115,00/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: said('Partner ili prodavac') }), '{Enter}');
    await expect(args.onSubmitDetails).toHaveBeenCalled();
  },
};

/** The categories are loading, and the field says so. */
export const DetailsLoading: Story = {
  args: { snapshot: snapshotIn('details'), categories: loading() },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: said('Kategorija') });
    await expect(field).toHaveTextContent(said('Učitavanje'));
  },
};

/** The categories could not be loaded: the field says so, and its only row loads them again. */
export const DetailsFailed: Story = {
  args: { snapshot: snapshotIn('details'), categories: failed() },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: said('Kategorija') });
    await expect(field).toHaveTextContent(said('Nije se učitalo'));
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(`${said('Pokušaj ponovo')}$`) }));
    await expect(args.categories?.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const DetailsWrong: Story = {
  args: {
    snapshot: snapshotIn('details', {
      form: { ...typed, category: null, provider: '', purchaseDate: '2025-08-14', amount: '4500,50' },
      problems: { category: 'required', provider: 'required', purchaseDate: 'tooOld', amount: 'comma' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: said('Iznos') })).toBeInvalid();
    await expect(canvas.getByText(said('Kupovina je starija od godinu dana'))).toBeVisible();
  },
};

export const DetailsOverBudget: Story = {
  args: { snapshot: snapshotIn('details'), available: 450_049 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(said('Uneti iznos je veći od raspoloživog budžeta'))).toBeVisible();
  },
};

/** An attempt got no answer: the amount missing from the budget may be reserved by the request itself. */
export const DetailsUnsure: Story = {
  args: { snapshot: snapshotIn('details', { key: '0191f7a0-5a5c-7000-8000-000000000001' }), available: 450_049 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: said('Iznos') })).toBeValid();
  },
};

const noFile = { file: null };

export const FileNone: Story = {
  args: { snapshot: snapshotIn({ file: 'none' }, noFile) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Dalje') })).toBeDisabled();
  },
};

export const FileChecking: Story = { args: { snapshot: snapshotIn({ file: 'checking' }) } };

export const FileTooLarge: Story = {
  args: { snapshot: snapshotIn({ file: 'tooLarge' }, noFile) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fajl je veći od 2 MB.');
  },
};

export const FileWrongType: Story = { args: { snapshot: snapshotIn({ file: 'wrongType' }, noFile) } };

export const FileReady: Story = {
  args: { snapshot: snapshotIn({ file: 'ready' }), onRemoveFile: fn(), onNext: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Dalje') }));
    await expect(args.onNext).toHaveBeenCalled();
  },
};

export const FileKept: Story = { args: { snapshot: snapshotIn({ file: 'ready' }, { file: null, original }) } };

export const Review: Story = {
  args: { snapshot: snapshotIn('review'), onSend: fn(), onOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Promeni podatke') }));
    await expect(args.onOpen).toHaveBeenCalledWith('details');
    await userEvent.click(canvas.getByRole('button', { name: said('Pošalji zahtev') }));
    await expect(args.onSend).toHaveBeenCalled();
  },
};

export const ReviewOffline: Story = {
  args: { snapshot: snapshotIn('review'), offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: said('Pošalji zahtev') })).toBeDisabled();
  },
};

export const Sending: Story = {
  args: { snapshot: snapshotIn({ sending: 'progress' }, { progress: 62 }), onSend: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: said('Zahtev se šalje') })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await userEvent.click(canvas.getByRole('button', { name: said('Pošalji zahtev') }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const RefusedDuplicate: Story = {
  args: { snapshot: snapshotIn({ refused: 'duplicate' }), onAcceptDuplicate: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(said('isti iznos, datum i prodavac'));
    await userEvent.click(canvas.getByRole('button', { name: said('Ovo je druga kupovina, pošalji') }));
    await expect(args.onAcceptDuplicate).toHaveBeenCalled();
  },
};

export const RefusedOverBudget: Story = {
  args: {
    snapshot: snapshotIn({ refused: 'overBudget' }, refusedWith('Uneti iznos je veći od raspoloživog budžeta')),
    onOpen: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: said('Promeni iznos') }));
    await expect(args.onOpen).toHaveBeenCalledWith('details');
  },
};

export const RefusedUnanswered: Story = {
  args: { snapshot: snapshotIn({ refused: 'unanswered' }), onSend: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('neće biti podnet dvaput');
    await userEvent.click(canvas.getByRole('button', { name: said('Pošalji ponovo') }));
    await expect(args.onSend).toHaveBeenCalled();
  },
};

export const RefusedOther: Story = {
  args: { snapshot: snapshotIn({ refused: 'other' }, refusedWith('Nešto je pošlo naopako')) },
};

export const Filed: Story = {
  args: { snapshot: snapshotIn('filed'), onAgain: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: said('Pogledaj moje zahteve') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said('Podnesi još jedan') }));
    await expect(args.onAgain).toHaveBeenCalled();
  },
};

const phone = { viewport: { value: 'phone' } };
export const DetailsPhone: Story = { args: { snapshot: snapshotIn('details') }, globals: phone };
export const ReviewPhone: Story = { args: { snapshot: snapshotIn('review', { file: picture }) }, globals: phone };
export const DuplicatePhone: Story = { args: { snapshot: snapshotIn({ refused: 'duplicate' }) }, globals: phone };
export const ReviewDark: Story = { args: { snapshot: snapshotIn('review') }, globals: { theme: 'dark' } };
export const ReviewEnglish: Story = { args: { snapshot: snapshotIn('review') }, globals: { language: 'EN' } };
