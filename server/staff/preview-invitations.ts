import type { BodyOf } from '#contract/endpoint.ts';
import type {
  allInvitationCalls,
  InvitationAction,
  InvitationRefusal,
  InvitationsPreview,
} from '#contract/staff/invitation-bulk.contract.ts';
import type { BulkKind, Judging } from '../bulk/bulk-kind.ts';
import { chosenBy, chosenWrong, refuseWrong, storeChosen } from '../bulk/chosen-records.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { matching, type RecordList } from '../records/record-list.ts';
import { IS_LAST, isOpen, statusOf, timesOf } from '../registration/invitation-columns.ts';
import { MOST_IN_A_MONTH } from '../registration/send-invitations.ts';
import type { AllInvitationsQuery } from './all-invitations.ts';

export type InvitationsAsked = BodyOf<typeof allInvitationCalls.preview>;

interface Asking {
  kind: BulkKind;
  caller: PersonKey;
  asked: InvitationsAsked;
  /** The invitations that the caller may choose from. */
  list: RecordList<AllInvitationsQuery>;
  perSecond: number;
  now: Date;
}

/** Stores a preview: the invitations of a bulk and its effects. Throws bulkTooMany, or request.invalid. */
export async function previewInvitations(database: Database, asking: Asking): Promise<InvitationsPreview> {
  const { kind, caller, asked, list, perSecond, now } = asking;
  const { action } = asked;
  refuseWrong(chosenWrong(asked));
  const { told, effects } = await storeChosen<{ opened: number }>(database, {
    // Conditions use `i` for the invitation. Its revision is constant, because its state is checked when the bulk runs.
    kind: { ...kind, table: sql`${list.from}, lateral (select i.id, i.email, 0 as revision)` },
    caller,
    action,
    judging: JUDGED[action](now),
    chosen: chosenBy(asked, (query) => matching(list, query)),
    effects: sql`(select count(*)::integer from affected where before ->> 'status' = 'opened') as opened`,
    now,
  });
  const minutes = action === 'again' ? Math.ceil(told.affected / perSecond / 60) : 0;
  return Object.assign(told, { effects: { opened: effects.opened, minutes } }) as InvitationsPreview;
}

// People who have an account, or had one that was closed, are not invited.
const HAS_ACCOUNT = sql`exists (select from users u where u.company_id = i.company_id and u.email = i.email
  and (u.confirmed or u.ended_at is not null))`;

const becomes = (status: 'waiting' | 'withdrawn') => sql`jsonb_build_object('status', ${status}::text)`;

const isSo = (now: Date) => sql`jsonb_build_object('status', ${statusOf(now)})`;

/** For each action: SQL for an invitation `i` before and after, and the reasons to refuse. */
const JUDGED: Record<InvitationAction, (now: Date) => Judging<InvitationRefusal>> = {
  again: (now) => ({
    before: isSo(now),
    after: becomes('waiting'),
    refused: [
      ['account', HAS_ACCOUNT],
      ['replaced', sql`not (${IS_LAST})`],
      ['limit', sql`${timesOf(now)} >= ${MOST_IN_A_MONTH}::integer`],
    ],
  }),
  withdraw: (now) => ({
    before: isSo(now),
    after: becomes('withdrawn'),
    refused: [['over', sql`not ${isOpen(now)}`]],
  }),
};
