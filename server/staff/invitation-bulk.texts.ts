import type { InvitationAction } from '#contract/staff/invitation-bulk.contract.ts';
import type { BulkWords } from '../bulk/bulk-task.ts';

/** Titles of the notification at the end of a bulk of invitations. */
export const INVITATION_BULK_TEXTS: Record<InvitationAction, BulkWords> = {
  again: {
    done: { en: 'The invitations are on their way again', sr: 'Pozivnice su ponovo na putu' },
    stopped: { en: 'Sending again has stopped', sr: 'Ponovno slanje je zaustavljeno' },
  },
  withdraw: {
    done: { en: 'The invitations are withdrawn', sr: 'Pozivnice su povučene' },
    stopped: { en: 'Withdrawing has stopped', sr: 'Povlačenje je zaustavljeno' },
  },
};
