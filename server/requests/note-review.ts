import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import type { Acting } from '../caller/caller.ts';
import { type ChangedValue, noteChange } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import type { Move, OpenRequest } from './open-request.ts';

interface Reviewer {
  companyId: number;
  actorId: number;
  acting?: Acting;
}

const KINDS: Partial<Record<RequestStatus, ChangeKind>> = {
  in_review: 'request.taken_up',
  accepted: 'request.accepted',
  rejected: 'request.rejected',
};

/** Notes a reviewer's step in the log of changes, in the same transaction. */
export async function noteStep(
  transaction: Transaction,
  request: OpenRequest,
  reviewer: Reviewer,
  { to, reason = '', now }: Omit<Move, 'requestId'>,
): Promise<void> {
  const kind = KINDS[to];
  if (!kind) throw new Error(`no reviewer makes a request ${to}`);
  const status = { field: 'status', before: request.status, after: to };
  const values = [status, ...(reason ? [{ field: 'reason', before: null, after: reason }] : [])];
  await note(transaction, request, reviewer, { kind, values, now });
}

/** Notes a reviewer's question to the employee. */
export async function noteQuestion(
  transaction: Transaction,
  request: OpenRequest,
  reviewer: Reviewer,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  const values = [{ field: 'question', before: null, after: text }];
  await note(transaction, request, reviewer, { kind: 'request.asked', values, now });
}

/** Notes that a reviewer took a request over from a colleague. */
export async function noteTakeOver(
  transaction: Transaction,
  request: OpenRequest,
  reviewer: Reviewer,
  { from, to, now }: { from: string | null; to: string; now: Date },
): Promise<void> {
  const values = [{ field: 'reviewer', before: from, after: to }];
  await note(transaction, request, reviewer, { kind: 'request.taken_over', values, now });
}

/** Notes the reviewer to whom a request was assigned. */
export async function noteAssigned(
  transaction: Transaction,
  request: OpenRequest,
  reviewer: Reviewer,
  { from, to, now }: { from: string | null; to: string | null; now: Date },
): Promise<void> {
  const values = [{ field: 'reviewer', before: from, after: to }];
  await note(transaction, request, reviewer, { kind: 'request.assigned', values, now });
}

interface Noted {
  kind: ChangeKind;
  values: readonly ChangedValue[];
  now: Date;
}

// Values are marked as personal data of the employee.
async function note(
  transaction: Transaction,
  { companyId, userId, id }: OpenRequest,
  { actorId, acting = { companyId, userId: actorId } }: Reviewer,
  { kind, values, now }: Noted,
): Promise<void> {
  const personal = values.map((value) => ({ ...value, personId: userId }));
  await noteChange(transaction, acting, { kind, companyId, recordId: id, values: personal }, now);
}
