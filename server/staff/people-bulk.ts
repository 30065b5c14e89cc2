import type { BulkKind } from '../bulk/bulk-kind.ts';
import { sql } from '../database/text.ts';

const SHARED = {
  // Erased people are left out, like removed ones: nothing is known of them any more.
  table: sql`(select * from users where erased_at is null)`,
  names: sql`b.first_name, b.last_name, b.email`,
} as const;

/** Bulks on people of one's own company. */
export const COLLEAGUE_BULK: BulkKind = {
  ...SHARED,
  topic: 'colleagues',
  task: 'people_bulk',
  permission: 'company.people',
  notedIn: 'company',
};

/** Bulks on people of any company. */
export const USER_BULK: BulkKind = {
  ...SHARED,
  topic: 'users',
  task: 'user_people_bulk',
  permission: 'platform.people',
  notedIn: 'platform',
};
