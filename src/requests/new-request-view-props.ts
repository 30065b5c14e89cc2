import type { ReactNode } from 'react';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { RequestKind } from '#contract/requests/requests.rules.ts';
import type { RequestForm } from '#machines/requests/request-form.ts';
import type { NamedCategories } from '../benefits/named-categories.ts';
import type { Found } from '../ground/found.ts';
import type { RequestProps } from './request-props.ts';

export interface NewRequestViewProps extends RequestProps {
  /** The categories of the first level, with their names for the reader. */
  categories: Found<NamedCategories>;
  currency: Currency;
  /** Amount available in the chosen category. */
  available: Minor;
  /** First and last day that a purchase may have, YYYY-MM-DD. */
  days: { min: string; max: string };
  offline: boolean;
  requestLink: (id: number, children: ReactNode) => ReactNode;
  mineLink: (children: ReactNode) => ReactNode;
  onKind: (kind: RequestKind) => void;
  onDetails: (changes: Partial<RequestForm>) => void;
  onSubmitDetails: () => void;
  onFile: (file: File) => void;
  onRemoveFile: () => void;
  onNext: () => void;
  onBack: () => void;
  onOpen: (step: 'kind' | 'details' | 'file') => void;
  onSend: () => void;
  onAcceptDuplicate: () => void;
  onAgain: () => void;
}
