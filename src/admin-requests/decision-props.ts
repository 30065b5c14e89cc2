import type { RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import type { ReviewEvent } from '#machines/requests/review.machine.ts';
import type { ReviewSnapshot } from './review-props.ts';

/** The props of the foot of a request. */
export interface DecisionProps {
  request: RequestToReviewDetail;
  snapshot: ReviewSnapshot;
  send: (event: ReviewEvent) => void;
  /** Whether keyboard shortcuts of one letter are on. */
  letters: boolean;
  onNext: () => void;
}
