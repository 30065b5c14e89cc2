import { REVIEW_CALLS } from './review-calls.ts';
import { ReviewScreen } from './review-screen.tsx';
import { useAcceptMany } from './use-accept-many.tsx';

/** The review of the requests of one's company. */
export const RequestsScreen = () => <ReviewScreen calls={REVIEW_CALLS.company} many={useAcceptMany()} />;
