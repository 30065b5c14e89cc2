import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import type { StatusPillProps } from '#design-system/status-pill/status-pill.tsx';

const TONES: Record<RequestStatus, StatusPillProps['tone']> = {
  pending: 'warning',
  in_review: 'warning',
  accepted: 'positive',
  rejected: 'danger',
  cancelled: 'neutral',
};

/** Colour of a status; its text says the same. */
export const statusTone = (status: RequestStatus) => TONES[status];
