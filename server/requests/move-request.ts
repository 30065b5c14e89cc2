import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { isDecided, mayMove, type RequestStatus } from '#contract/requests/requests.rules.ts';
import { accountChanges, type Change, changesAsJson } from '../budgets/budgets.service.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, numberOrNull, of, sql, text, textOrNull, value } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { raisedOwnVersion } from '../people/raised-version.ts';
import { lockForStep } from './lock-request.ts';
import { actingOf, actorOf, type Mover } from './mover.ts';
import { noteStep } from './note-review.ts';
import type { Move, OpenRequest } from './open-request.ts';
import { heldChanges } from './place-request.ts';
import { cannotMove, reasonMissing, secondNeeded } from './requests.errors.ts';
import { endAcceptance, isAbove } from './second-person.ts';
import { tellOfDecision } from './tell-employee.ts';

/**
 * Takes a request one step further, in one transaction on the locked row of its employee, so that it is decided once and its money released
 * once, however many people click (quality.md 2.15). Refusals: not there or not theirs (404), one's own (403), already moved by somebody
 * (409), no reason for a rejection (400).
 */
export async function moveRequest(database: Database, mover: Mover, move: Move): Promise<void> {
  if (move.to === 'rejected' && !move.reason) throw reasonMissing();
  const { requestId, now } = move;
  await inTransaction(database, async (transaction) => {
    const { request, limit } = await lockForStep(transaction, mover, requestId, { to: move.to, now });
    if (!mayMove(request.status, move.to, mover.side)) throw cannotMove(request.status);
    if (isAbove(request, limit)) throw secondNeeded();
    await takeStep(transaction, request, mover, move);
    if (isDecided(move.to)) await endAcceptance(transaction, request, mover, move);
    if (mover.side === 'reviewer' && isDecided(move.to)) await tellOfDecision(transaction, request, move);
  });
}

interface Step extends Omit<Move, 'requestId'> {
  /** An intermediate step of the graph: it gets an event of its own, but no entry in the log of changes. */
  passing?: RequestStatus | null;
}

/**
 * Writes a step and an optional intermediate one with their events, and the changes of the accounts, which the caller has locked, in one
 * statement. The caller has checked that the graph allows the steps.
 */
export async function takeStep(
  transaction: Transaction,
  request: OpenRequest,
  mover: Mover,
  { to, passing = null, reason = '', reasonCode = null, now }: Step,
): Promise<void> {
  const actorId = actorOf(mover);
  const { companyId, userId, id, status: from } = request;
  const changes = changesOf(request, to);
  const moment = now.toISOString();
  const [moved] = await move(transaction, {
    companyId,
    userId,
    id,
    from,
    to,
    steps: JSON.stringify(passing === null ? [to] : [passing, to]),
    reason: to === 'rejected' ? reason : '',
    reasonCode,
    actorId,
    now: moment,
    today: businessDay(now),
    decidedBy: isDecided(to) ? actorId : null,
    decidedAt: isDecided(to) ? moment : null,
    kind: 'request',
    note: '',
    changes: changesAsJson(changes),
  });
  if (moved?.changed !== changes.length) throw new Error('a step of a request was not written whole');
  if (mover.side === 'reviewer') {
    const acting = Object.assign({}, actingOf(mover), moved.decidedFor === null ? {} : { forId: moved.decidedFor });
    const noting = Object.assign({}, mover, { acting });
    await noteStep(transaction, request, noting, { to, reason, now });
  }
}

// Held until the decision; then spent if accepted, else available again (product.md 4).
function changesOf(request: OpenRequest, to: RequestStatus): Change[] {
  if (!isDecided(to)) return [];
  return heldChanges(request, (amount) => ({ held: -amount, ...(to === 'accepted' && { spent: amount }) }));
}

const move = statement(
  'move_request',
  of<{ changed: number; decidedFor: number | null }>,
  () => sql`
    with moved as (
      update requests set status = ${value('to', of<RequestStatus>)}::request_status, reason = ${text('reason')},
        decided_by = ${numberOrNull('decidedBy')}::bigint, decided_at = ${textOrNull('decidedAt')}::timestamptz,
        reason_code = ${textOrNull('reasonCode')}::text, decided_for = (
          -- The reviewer it was assigned to, when the one who decides is their delegate that day.
          select ab.user_id from absences ab
          where ab.company_id = requests.company_id and ab.user_id = requests.assigned_to
            and ab.delegate = ${numberOrNull('decidedBy')}::bigint and ${text('today')}::date between ab.starts and ab.ends)
      where company_id = ${number('companyId')} and id = ${number('id')} and status = ${value('from', of<RequestStatus>)}::request_status
      returning company_id, id, decided_for),
    noted as (
      insert into request_events (company_id, request_id, status, actor_id, created_at)
      select moved.company_id, moved.id, step::request_status, ${numberOrNull('actorId')}::bigint, ${text('now')}::timestamptz
      from moved, jsonb_array_elements_text(${text('steps')}::jsonb) with ordinality as taken (step, place) order by place),
    ${accountChanges(number('id'))}, ${raisedOwnVersion}
    select (select count(*)::integer from changed) as changed, decided_for as "decidedFor" from moved`,
);
