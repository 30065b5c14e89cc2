import type { RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import type { ReviewEvent } from '#machines/requests/review.machine.ts';
import type { ReviewSnapshot } from './review-props.ts';

/** What is decided at the foot of a request, and what comes of it. */
export interface DecisionProps {
  request: RequestToReviewDetail;
  snapshot: ReviewSnapshot;
  send: (event: ReviewEvent) => void;
  /** Whether letters do something. */
  letters: boolean;
  onNext: () => void;
}
