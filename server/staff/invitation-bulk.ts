import type { BulkKind } from '../bulk/bulk-kind.ts';
import { sql } from '../database/text.ts';

/** Bulks that resend or withdraw invitations. They cannot be taken back, since a sent mail cannot. */
const SHARED = { topic: 'invitations', table: sql`invitations`, names: sql`b.email` } as const;

/** Invitations of one's own company. */
export const COMPANY_INVITATION_BULK: BulkKind = {
  ...SHARED,
  task: 'invitation_bulk',
  permission: 'company.people',
  notedIn: 'company',
};

/** Invitations of any company. */
export const PLATFORM_INVITATION_BULK: BulkKind = {
  ...SHARED,
  task: 'platform_invitation_bulk',
  permission: 'platform.people',
  notedIn: 'platform',
};
