import type { ReactNode } from 'react';
import type { Progress } from '#contract/courses/courses.rules.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { EnrolmentProps } from './enrolment-props.ts';

export interface EnrolPanelViewProps extends EnrolmentProps {
  kind: 'course' | 'package';
  name: string;
  progress: Progress;
  /** The reader's. */
  currency: Currency;
  /** The whole flexible budget, and what can be spent of it; minor units. */
  base: Minor;
  left: Minor;
  /** What stands in the field of the coupon. */
  typed: string;
  onType: (typed: string) => void;
  /** Where learning goes on, and where the certificates are. Null while there is nothing to start. */
  startLink: ((children: ReactNode) => ReactNode) | null;
  certificateLink: (children: ReactNode) => ReactNode;
  /** Where one may go when the budget is not enough: what is free, and why it is not more. */
  freeLink: (children: ReactNode) => ReactNode;
  budgetLink: (children: ReactNode) => ReactNode;
  onCheckCoupon: (name: string) => void;
  onRemoveCoupon: () => void;
  onEnrol: () => void;
  onDismiss: () => void;
  onConfirm: () => void;
}
