import type { PlatformKinds } from './admin-approvals/platform-kind.ts';
import { limitProposal } from './admin-approvals/refund-limit.ts';
import { refundProposal } from './admin-orders/refund-proposal.ts';
import { announcementProposal } from './announcements/announcement-proposal.ts';
import { rateProposal } from './rates/rate-proposal.ts';

/** How each kind of proposals of the platform is shown and carried out: one line each. */
export const platformApprovalKinds: PlatformKinds = {
  announcement: announcementProposal,
  rate: rateProposal,
  refund: refundProposal,
  limit: limitProposal,
};
