import { REVIEW_CALLS } from './review-calls.ts';
import { ReviewScreen } from './review-screen.tsx';

/** The review of requests of any company that no one else there may decide, one at a time. */
export const UnattendedScreen = () => <ReviewScreen calls={REVIEW_CALLS.platform} many={null} />;
