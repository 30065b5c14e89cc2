import type { BulkKind } from '../bulk/bulk-kind.ts';
import { sql } from '../database/text.ts';

const SHARED = {
  table: sql`users`,
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
