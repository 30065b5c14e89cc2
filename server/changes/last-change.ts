import type { RecordKind } from '#contract/changes/change-kinds.ts';
import type { Database } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, value } from '../database/text.ts';

interface Wanted {
  kind: RecordKind;
  companyId: number;
  /** Another company in whose log it may be noted: the record of a company is changed by both. */
  alsoOf: number;
  recordId: string;
  revision: number;
}

/** Who made the given revision of a record, and when; undefined when the log has no such change. */
export async function lastChange(database: Database, wanted: Wanted) {
  const [last] = await find(database, wanted);
  return last;
}

const find = statement(
  'last_change',
  of<{ at: string; by: { id: number; name: string } | null }>,
  () => sql`
    select ${isoMoment(sql`at`)} as at,
      case when actor_id is not null then jsonb_build_object('id', actor_id, 'name', actor_name) end as by
    from changes
    where record_kind = ${value('kind', of<RecordKind>)} and record_id = ${text('recordId')}
      and company_id in (${number('companyId')}, ${number('alsoOf')}) and revision <= ${number('revision')}
    order by id desc limit 1`,
);
