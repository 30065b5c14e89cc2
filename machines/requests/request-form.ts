import type { RequestKind } from '#contract/requests/requests.rules.ts';

/** A request as it is typed: everything is text until it is sent. */
export interface RequestForm {
  kind: RequestKind;
  /** A first-level category; null while none is chosen. */
  category: number | null;
  provider: string;
  description: string;
  /** YYYY-MM-DD, or empty. */
  purchaseDate: string;
  /** Major units with a decimal dot. */
  amount: string;
}

/** What is wrong, field by field: a code that the view has words for, or the server's own words. */
export type FormProblems = Partial<Record<keyof RequestForm | 'file', string>>;

export const emptyForm: RequestForm = {
  kind: 'reimbursement',
  category: null,
  provider: '',
  description: '',
  purchaseDate: '',
  amount: '',
};

/** A file that was chosen. `handle` is the browser's own, of which machines know nothing. */
export interface ChosenFile {
  name: string;
  bytes: number;
  type: string;
  handle?: unknown;
}

/** A request that is filed again: its file stays unless another is chosen. */
export interface OriginalRequest {
  id: number;
  /** ISO 8601. */
  firstFiledAt: string;
  file: ChosenFile;
}

/** The steps that a person goes through. */
export type RequestStepName = 'kind' | 'details' | 'file' | 'review';

/** One try to file: the same key never files twice. */
export interface FilingTry {
  key: string;
  form: RequestForm;
  /** Null: the file of the original stays. */
  file: ChosenFile | null;
  resubmits: number | null;
  duplicateAccepted: boolean;
}
