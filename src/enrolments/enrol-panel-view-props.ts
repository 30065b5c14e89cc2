import type { ReactNode } from 'react';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import type { Progress } from '#contract/courses/courses.rules.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { EnrolmentProps } from './enrolment-props.ts';

export interface EnrolPanelViewProps extends EnrolmentProps {
  kind: CourseOrPackage;
  name: string;
  progress: Progress;
  /** The reader's. */
  currency: Currency;
  /** The whole flexible budget, and its available amount, in minor units. */
  base: Minor;
  left: Minor;
  /** Text of the coupon field. */
  typed: string;
  onType: (typed: string) => void;
  /** Renders the link that starts or continues learning; null while there is nothing to start. */
  startLink: ((children: ReactNode) => ReactNode) | null;
  certificateLink: (children: ReactNode) => ReactNode;
  /** Links for when the budget is not enough: to free courses, and to the budget page. */
  freeLink: (children: ReactNode) => ReactNode;
  budgetLink: (children: ReactNode) => ReactNode;
  onCheckCoupon: (name: string) => void;
  onRemoveCoupon: () => void;
  onEnrol: () => void;
  onDismiss: () => void;
  onConfirm: () => void;
}
