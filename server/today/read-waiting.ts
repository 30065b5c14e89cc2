import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { mayWrite, type Permission } from '#contract/permissions/permissions.rules.ts';
import type { Roles } from '#contract/permissions/roles.ts';
import { MOST_WAITING, type Waiting, type WaitingKind } from '#contract/today/today.contract.ts';
import type { Database } from '../database/database.ts';
import { isoMoment, startOfDay } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

/** A kind of waiting work: its rows, with their names and since when they wait. */
export interface WaitingRows {
  kind: WaitingKind;
  /** The permission needed to act on it; others are not shown it. */
  permission: Permission;
  from: Text;
  id: Text;
  name: Text;
  since: Text;
  /** Condition for those that are past the promised time; missing where no time was promised. */
  late?: Text;
}

const doneBy = (kinds: readonly WaitingRows[], roles: Roles) =>
  kinds.filter(({ permission }) => mayWrite(roles, permission));

/** The waiting work for a person with these roles, in one statement: the longest waiting kind first; empty kinds are left out. */
export async function readWaiting(
  database: Database,
  kinds: readonly WaitingRows[],
  { roles, now }: { roles: Roles; now: Date },
): Promise<Waiting[]> {
  const theirs = doneBy(kinds, roles);
  if (theirs.length === 0) return [];
  const today = startOfDay(businessDay(now));
  return ask<Waiting>(
    database,
    sql`
    select kind, count, fresh, late, jsonb_build_object('id', id, 'name', name, 'at', ${isoMoment(sql`since`)}) as oldest
    from (${sql.join(
      theirs.map((kind) => counted(kind, today)),
      sql` union all `,
    )}) waiting
    order by since, kind`,
  );
}

const NEVER = sql`false`;

// Counts at most a bounded number of rows, and names the oldest among them.
function counted({ kind, from, id, name, since, late = NEVER }: WaitingRows, today: Text): Text {
  return sql`(
    select ${kind}::text as kind, count(*) over ()::integer as count,
      (count(*) filter (where since >= ${today}) over ())::integer as fresh,
      (count(*) filter (where is_late) over ())::integer as late, id, name, since
    from (select ${id} as id, ${name} as name, ${since} as since, ${late} as is_late from ${from} limit ${MOST_WAITING}::integer) one
    order by since, id limit 1)`;
}

/**
 * SQL of how many of each kind wait for a person with these roles, as a JSON list in the order of the kinds; empty kinds are left
 * out.
 */
export function countWaiting(kinds: readonly WaitingRows[], { roles, most }: { roles: Roles; most: number }): Text {
  const theirs = doneBy(kinds, roles);
  if (theirs.length === 0) return sql`'[]'::jsonb`;
  const counts = theirs.map(
    ({ kind, from, late = NEVER }, place) => sql`(
      select ${place}::integer as place, ${kind}::text as kind, count(*)::integer as count,
        (count(*) filter (where is_late))::integer as late
      from (select ${late} as is_late from ${from} limit ${most}::integer) one)`,
  );
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'count', count, 'late', late) order by place), '[]')
    from (${sql.join(counts, sql` union all `)}) waiting where count > 0)`;
}
