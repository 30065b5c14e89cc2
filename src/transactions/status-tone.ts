import type { TransactionStatus } from '#contract/transactions/transactions.contract.ts';
import type { StatusPillProps } from '#design-system/status-pill/status-pill.tsx';

const TONES: Record<TransactionStatus, StatusPillProps['tone']> = {
  pending: 'warning',
  in_review: 'warning',
  in_process: 'warning',
  accepted: 'positive',
  completed: 'positive',
  rejected: 'danger',
  cancelled: 'neutral',
};

/** Colour of a status; its text says the same. */
export const statusTone = (status: TransactionStatus) => TONES[status];
