import type { RequestKind } from '#contract/requests/requests.rules.ts';

/** A request in its form: all fields are texts until it is sent. */
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

/** Problems by field: a code that the view has words for, or the server's own words. */
export type FormProblems = Partial<Record<keyof RequestForm | 'file', string>>;

export const emptyForm: RequestForm = {
  kind: 'reimbursement',
  category: null,
  provider: '',
  description: '',
  purchaseDate: '',
  amount: '',
};

/** A chosen file. `handle` is the browser's File, whose type machines do not know. */
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

/** The steps of the form. */
export type RequestStepName = 'kind' | 'details' | 'file' | 'review';

/** One attempt to file: the same idempotency key never files twice. */
export interface FilingTry {
  key: string;
  form: RequestForm;
  /** Null if the file of the original request stays. */
  file: ChosenFile | null;
  resubmits: number | null;
  duplicateAccepted: boolean;
}
