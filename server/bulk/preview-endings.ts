import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import type { PersonKey } from '../people/person-key.ts';
import { matching, type RecordsQuery } from '../records/record-list.ts';
import type { Judging } from './bulk-kind.ts';
import { type Chosen, chosenBy, chosenWrong, refuseWrong, storeChosen } from './chosen-records.ts';
import { type EndedKind, wayTo } from './ended-kind.ts';

interface Asked<Query> extends Chosen<Query> {
  action: string;
  reason?: string | undefined;
}

/** Arguments of a preview. */
export interface EndingsAsked<Query> {
  caller: PersonKey;
  asked: Asked<Query>;
  now: Date;
}

/** Stores a preview of which records would be ended or reactivated, with the effects. Throws bulkTooMany or requestInvalid. */
export async function previewEndings<Query extends RecordsQuery>(
  database: Database,
  kind: EndedKind<Query>,
  { caller, asked, now }: EndingsAsked<Query>,
) {
  checkAsked(kind, asked);
  const { bulk, list } = kind;
  const { action, reason = '' } = asked;
  const { told, effects } = await storeChosen<{ effects: object }>(database, {
    kind: bulk,
    caller,
    action,
    reason,
    judging: judgingOf(kind, action === kind.comeBack.action),
    chosen: chosenBy(
      asked,
      (query) => sql`b.id in (select ${list.id} from ${list.from} where ${matching(list, query as Query)})`,
    ),
    effects: sql`${kind.effects(now)} as effects`,
    now,
  });
  return Object.assign(told, { effects: effects.effects });
}

const state = (active: boolean) => sql`jsonb_build_object('active', ${active}::boolean)`;

function judgingOf<Query extends RecordsQuery>(kind: EndedKind<Query>, active: boolean): Judging<string> {
  const { refused } = wayTo(kind, active);
  const same = ['same', active ? sql`b.active` : sql`not b.active`] as const;
  return { before: state(!active), after: state(active), refused: refused ? [same, refused] : [same] };
}

// A reason must be sent where the direction requires one, and must not be sent otherwise.
function checkAsked<Query extends RecordsQuery>(kind: EndedKind<Query>, asked: Asked<Query>): void {
  const wrong = chosenWrong(asked);
  const { saysWhy = false } = wayTo(kind, asked.action === kind.comeBack.action);
  if (saysWhy && asked.reason === undefined) wrong.reason = fieldText('required', {});
  if (!saysWhy && asked.reason !== undefined) wrong.reason = fieldText('additionalProperties', {});
  refuseWrong(wrong);
}
