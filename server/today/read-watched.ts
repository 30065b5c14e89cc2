import { mayRead, type Permission } from '#contract/permissions/permissions.rules.ts';
import type { Pulse, Watched } from '#contract/today/pulse.contract.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { lastChangedOf } from '../records/record-list.ts';

interface WatchedKind {
  /** Who may be told of it. */
  permission: Permission;
  /** The rows of its table that the caller may have open. */
  from: (caller: Caller) => Text;
  revision: Text;
  changed: Text;
}

const ofPlatform = (kind: Exclude<Watched, 'person'>, permission: Permission, table: string): WatchedKind => ({
  permission,
  from: () => sql`${sql.identifier(table)} r where true`,
  revision: sql`r.revision`,
  changed: lastChangedOf(kind, sql`r.id`, sql`r.changed_at`),
});

const KINDS: Record<Watched, WatchedKind> = {
  benefit: ofPlatform('benefit', 'platform.catalogue', 'benefits'),
  coupon: ofPlatform('coupon', 'platform.coupons', 'coupons'),
  provider: ofPlatform('provider', 'platform.catalogue', 'providers'),
  question: ofPlatform('question', 'platform.content', 'questions'),
  person: {
    permission: 'company.people',
    from: ({ companyId }) => sql`users r where r.company_id = ${companyId}`,
    revision: sql`r.edit_revision`,
    changed: lastChangedOf('person', sql`r.id`, sql`r.edit_changed_at`, sql`r.company_id`),
  },
};

/** How a record that somebody has open stands; null for none, one that is not there, and one that they may not read. */
export async function readWatched(
  database: Database,
  caller: Caller,
  open: string | undefined,
): Promise<Pulse['record']> {
  if (open === undefined) return null;
  const [name = '', id] = open.split('.');
  const kind = KINDS[name as Watched];
  if (!mayRead(caller.roles, kind.permission)) return null;
  const [found] = await ask<NonNullable<Pulse['record']>>(
    database,
    sql`
    select ${open}::text as open, ${kind.revision} as revision, ${kind.changed} as changed
    from ${kind.from(caller)} and r.id = ${Number(id)}::bigint`,
  );
  return found ?? null;
}
