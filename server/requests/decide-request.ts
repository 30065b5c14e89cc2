import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import { isDecided } from '#contract/requests/requests.rules.ts';
import type { decideRequest as call } from '#contract/requests/review.contract.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockForStep } from './lock-request.ts';
import { takeStep } from './move-request.ts';
import { actorOf, type Mover } from './mover.ts';
import type { OpenRequest } from './open-request.ts';
import { askWithin } from './request-comments.ts';
import { alreadyDecided, notAsSeen, secondNeeded, wordsMissing } from './requests.errors.ts';
import { endAcceptance, isAbove, proposeAcceptance } from './second-person.ts';
import { tellOfDecision } from './tell-employee.ts';

export interface Deciding extends Omit<BodyOf<typeof call>, 'words'> {
  requestId: number;
  words: string;
  now: Date;
  /** Set in a bulk: a request that is decided already, or needs a second person, is refused. */
  amongMany?: true;
}

type Decided = AnswerOf<typeof call>;

/**
 * Accepts, rejects or asks, in one transaction on the locked row of the employee; a pending request is put in review by it. Repeating one's
 * own last decision succeeds, because the first answer may have been lost. Refusals: not found (404), one's own (403), decided already, or
 * changed since it was seen (409), no text where one is needed (400).
 */
export async function decideRequest(database: Database, mover: Mover, deciding: Deciding): Promise<Decided> {
  if (deciding.decision !== 'accepted' && !deciding.words) throw wordsMissing();
  return inTransaction(database, (transaction) => decideWithin(transaction, mover, deciding));
}

/**
 * `decideRequest` within a transaction. An acceptance is refused before anything is written, but for marking an expired first acceptance.
 */
export async function decideWithin(transaction: Transaction, mover: Mover, deciding: Deciding): Promise<Decided> {
  const { decision, words, requestId, seen, now, amongMany } = deciding;
  const to = decision === 'question' ? 'in_review' : decision;
  const { request: locked, limit } = await lockForStep(transaction, mover, requestId, { to, now });
  const request = await withoutOver(transaction, locked, mover, now);
  if (!amongMany && isSame(request, mover, deciding)) return answerOf(request);
  if (isDecided(request.status)) throw alreadyDecided(request);
  if (request.status !== seen.status || request.lastComment !== seen.comment) throw notAsSeen(request);
  if (decision === 'question') {
    await askWithin(transaction, request, mover, { requestId, text: words, now });
    return { id: requestId, status: 'in_review', needs_information: true, decided_at: null, waits: false };
  }
  if (decision === 'accepted' && request.waiting === null && isAbove(request, limit)) {
    if (amongMany) throw secondNeeded();
    return acceptFirst(transaction, request, mover, { limit, now });
  }
  await decide(transaction, request, { mover, deciding, decision });
  await endAcceptance(transaction, request, mover, { to: decision, reason: words, now });
  return { id: requestId, status: decision, needs_information: false, decided_at: now.toISOString(), waits: false };
}

// A first acceptance that expired, or whose reviewer may not review any more, is marked as ended and does not count.
async function withoutOver(transaction: Transaction, request: OpenRequest, mover: Mover, now: Date) {
  if (!request.waiting?.over) return request;
  await endAcceptance(transaction, request, mover, { to: request.status, now });
  return Object.assign(request, { waiting: null });
}

/** First acceptance of a request above the limit: it stays in review until a second person accepts it. */
async function acceptFirst(
  transaction: Transaction,
  request: OpenRequest,
  mover: Mover,
  first: { limit: number; now: Date },
): Promise<Decided> {
  if (request.status === 'pending') await takeStep(transaction, request, mover, { to: 'in_review', now: first.now });
  await proposeAcceptance(transaction, request, mover, first);
  return { id: request.id, status: 'in_review', needs_information: false, decided_at: null, waits: true };
}

interface Final {
  mover: Mover;
  deciding: Pick<Deciding, 'words' | 'code' | 'now'>;
  decision: 'accepted' | 'rejected';
}

// Two steps of the graph in one; the log of changes has only the decision, whose old value shows the status before.
export async function decide(transaction: Transaction, request: OpenRequest, { mover, deciding, decision: to }: Final) {
  const { words: reason, code = 'other', now } = deciding;
  const { id: requestId } = request;
  const passing = request.status === 'pending' ? 'in_review' : null;
  const reasonCode = to === 'rejected' ? code : null;
  await takeStep(transaction, request, mover, { to, passing, reason, reasonCode, now });
  await tellOfDecision(transaction, request, { requestId, to, reason: to === 'rejected' ? reason : '', now });
}

function isSame(request: OpenRequest, mover: Mover, { decision, words, seen }: Deciding): boolean {
  const { status, decidedBy, reason, waiting, lastComment, lastAuthor, lastText } = request;
  const actor = actorOf(mover);
  if (decision === 'accepted' && waiting !== null && waiting.by === actor) return true;
  if (decision === 'question') return lastAuthor === actor && lastText === words && lastComment !== seen.comment;
  return status === decision && (decidedBy?.id ?? null) === actor && (decision === 'accepted' || reason === words);
}

const answerOf = ({ id, status, decidedAt, waiting, lastComment, lastAuthor, userId }: OpenRequest): Decided => ({
  id,
  status,
  needs_information: status === 'in_review' && lastComment !== null && lastAuthor !== userId,
  decided_at: decidedAt,
  waits: waiting !== null,
});
