import type { BulkKind } from '../bulk/bulk-kind.ts';
import { sql } from '../database/text.ts';

/** On which site many invitations are sent again or withdrawn, and so whose they may be. A mail that has left is not taken back. */
const SHARED = { topic: 'invitations', table: sql`invitations`, names: sql`b.email` } as const;

/** Those of one's own company. */
export const COMPANY_INVITATION_BULK: BulkKind = {
  ...SHARED,
  task: 'invitation_bulk',
  permission: 'company.people',
  notedIn: 'company',
};

/** Those of any company. */
export const PLATFORM_INVITATION_BULK: BulkKind = {
  ...SHARED,
  task: 'platform_invitation_bulk',
  permission: 'platform.people',
  notedIn: 'platform',
};
