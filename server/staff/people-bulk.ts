import type { BulkKind } from '../bulk/bulk-kind.ts';
import { sql } from '../database/text.ts';

const SHARED = {
  // Of whoever was erased nothing is known any more, as of who was removed.
  table: sql`(select * from users where erased_at is null)`,
  names: sql`b.first_name, b.last_name, b.email`,
} as const;

/** People of one's own company, to many of whom something is done at once. */
export const COLLEAGUE_BULK: BulkKind = {
  ...SHARED,
  topic: 'colleagues',
  task: 'people_bulk',
  permission: 'company.people',
  notedIn: 'company',
};

/** People of any company. */
export const USER_BULK: BulkKind = {
  ...SHARED,
  topic: 'users',
  task: 'user_people_bulk',
  permission: 'platform.people',
  notedIn: 'platform',
};
