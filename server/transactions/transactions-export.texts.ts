import type { Language } from '#contract/language/language.ts';
import type { Effect, TransactionKind, TransactionStatus } from '#contract/transactions/transactions.contract.ts';

interface ExportTexts {
  kinds: Record<TransactionKind, string>;
  statuses: Record<TransactionStatus, string>;
  effects: Record<Effect, string>;
}

const en: ExportTexts = {
  kinds: {
    order: 'Order',
    subscription: 'Subscription',
    request: 'Request',
    enrolment: 'Course or package',
    refund: 'Refund',
  },
  statuses: {
    pending: 'Pending',
    in_review: 'In review',
    accepted: 'Accepted',
    rejected: 'Rejected',
    in_process: 'In process',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  effects: { spent: 'Spent', held: 'Held', given_back: 'Given back', nothing: 'Nothing' },
};

const sr: ExportTexts = {
  kinds: {
    order: 'Porudžbina',
    subscription: 'Pretplata',
    request: 'Zahtev',
    enrolment: 'Kurs ili paket',
    refund: 'Povraćaj',
  },
  statuses: {
    pending: 'Na čekanju',
    in_review: 'U obradi',
    accepted: 'Prihvaćeno',
    rejected: 'Odbijeno',
    in_process: 'U pripremi',
    completed: 'Završeno',
    cancelled: 'Otkazano',
  },
  effects: { spent: 'Potrošeno', held: 'Rezervisano', given_back: 'Vraćeno', nothing: 'Ništa' },
};

export const EXPORT_TEXTS: Record<Language, ExportTexts> = { EN: en, SR: sr };

/** The headings of the columns, in both languages (api.md 6: the file goes to whoever does the accounts). */
export const HEADINGS = [
  'Broj / Number',
  'Datum / Date',
  'Vrsta / Type',
  'Šta / What',
  'Partner / Provider',
  'Status / Status',
  'Dejstvo / Effect',
  'Iznos / Amount',
  'Valuta / Currency',
] as const;
