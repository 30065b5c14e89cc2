import { REVIEW_CALLS } from './review-calls.ts';
import { ReviewScreen } from './review-screen.tsx';

/** Reviewing requests of any company about which nobody else there may decide. */
export const UnattendedScreen = () => <ReviewScreen calls={REVIEW_CALLS.platform} />;
