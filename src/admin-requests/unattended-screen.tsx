import { REVIEW_CALLS } from './review-calls.ts';
import { ReviewScreen } from './review-screen.tsx';

/** Reviewing requests of any company about which nobody else there may decide, one by one. */
export const UnattendedScreen = () => <ReviewScreen calls={REVIEW_CALLS.platform} many={null} />;
