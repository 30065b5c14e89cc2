import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { mayRead, mayWrite, type Permission } from '#contract/permissions/permissions.rules.ts';
import type { Pulse, Watched } from '#contract/today/pulse.contract.ts';
import { PLATFORM_BENEFITS, PLATFORM_PROVIDERS } from '../benefits/of-platform.ts';
import type { Caller } from '../caller/caller.ts';
import { coreRows } from '../core-benefits/core-rows.ts';
import type { Database } from '../database/database.ts';
import { unlessReadOnly } from '../database/sql-state.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { lastChangedOf } from '../records/record-list.ts';
import { editors, noteOpen } from './editing.ts';

interface WatchedKind {
  /** The permission needed to read it. */
  permission: Permission;
  isOfPlatform: boolean;
  /** The rows of its table that may be open, of that company where it is a company's. */
  from: (companyId: number) => Text;
  revision: Text;
  changed: Text;
}

const ofPlatform = (
  kind: Exclude<Watched, 'person' | 'company' | 'core' | 'user' | 'suggestion'>,
  permission: Permission,
  rows: Text,
): WatchedKind => ({
  permission,
  isOfPlatform: true,
  from: () => sql`${rows} r where true`,
  revision: sql`r.revision`,
  changed: lastChangedOf(kind, sql`r.id`, sql`r.changed_at`),
});

const ofCompany = (permission: Permission): WatchedKind => ({
  permission,
  isOfPlatform: false,
  from: (companyId) => sql`users r where r.company_id = ${companyId}`,
  revision: sql`r.edit_revision`,
  changed: lastChangedOf('person', sql`r.id`, sql`r.edit_changed_at`, sql`r.company_id`),
});

const KINDS: Record<Watched, WatchedKind> = {
  announcement: ofPlatform('announcement', 'platform.announcements', sql`announcements`),
  benefit: ofPlatform('benefit', 'platform.catalogue', PLATFORM_BENEFITS),
  company: {
    permission: 'platform.companies',
    isOfPlatform: true,
    from: () => sql`companies r where true`,
    revision: sql`r.edit_revision`,
    changed: lastChangedOf('company', sql`r.id`, sql`r.edit_changed_at`, sql`any(array[${PLATFORM}::bigint, r.id])`),
  },
  category: ofPlatform('category', 'platform.catalogue', sql`categories`),
  coupon: ofPlatform('coupon', 'platform.coupons', sql`coupons`),
  course: ofPlatform('course', 'platform.learning', sql`courses`),
  package: ofPlatform('package', 'platform.learning', sql`packages`),
  document: ofPlatform('document', 'platform.content', sql`documents`),
  provider: ofPlatform('provider', 'platform.catalogue', PLATFORM_PROVIDERS),
  question: ofPlatform('question', 'platform.content', sql`questions`),
  suggestion: {
    permission: 'platform.suggestions',
    isOfPlatform: false,
    from: (companyId) => sql`suggestions r where r.company_id = ${companyId}::bigint`,
    revision: sql`r.revision`,
    changed: lastChangedOf('suggestion', sql`r.id`, sql`r.changed_at`, sql`r.company_id`),
  },
  core: {
    permission: 'company.core',
    isOfPlatform: false,
    from: (companyId) => sql`${coreRows(companyId)} r where true`,
    revision: sql`r.revision`,
    changed: lastChangedOf('core', sql`r.id`, sql`r.changed_at`, sql`r.company_id`),
  },
  person: ofCompany('company.people'),
  user: ofCompany('platform.people'),
};

/**
 * The state of a record that the caller has open, and who else has it open; null for none, for one that does not exist, and for
 * one that they may not read. If the caller may save it, others see from then on that they have it open, as long as their pulse
 * continues.
 */
export async function readWatched(
  database: Database,
  caller: Caller,
  { open, now }: { open: string | undefined; now: Date },
): Promise<Pulse['record']> {
  if (open === undefined) return null;
  const [name = '', numbers = ''] = open.split('.');
  const kind = KINDS[name as Watched];
  if (!mayRead(caller.roles, kind.permission)) return null;
  // A person is one record, from whichever site they are edited.
  const [id = 0, company = caller.companyId] = numbers.split('-').map(Number).reverse();
  const owner = kind.isOfPlatform ? PLATFORM : company;
  const opened = { caller, kind: name === 'user' ? 'person' : name, ofCompany: owner, id, now };
  const record = sql`${kind.from(company)} and r.id = ${id}::bigint`;
  const asked = sql`
    select ${open}::text as open, ${kind.revision} as revision, ${kind.changed} as changed, ${editors(opened)} as editing
    from ${record}`;
  const noted = sql`with ${noteOpen(opened, sql`select r.id from ${record}`)} ${asked}`;
  const read = (text: Text) => ask<NonNullable<Pulse['record']>>(database, text);
  if (!mayWrite(caller.roles, kind.permission)) return (await read(asked))[0] ?? null;
  const [found] = await read(noted).catch((error: unknown) => {
    // While the database is read-only the open form is not stored; the rest is answered.
    unlessReadOnly(error);
    return read(asked);
  });
  return found ?? null;
}
