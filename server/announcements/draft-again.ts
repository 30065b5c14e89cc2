import { settleProposal } from '../admin-approvals/propose-to-platform.ts';
import type { Acting } from '../caller/caller.ts';
import type { Transaction } from '../database/database.ts';
import { sql, type Text } from '../database/text.ts';
import { freeAudience } from './audience.ts';
import { saveStep } from './save-step.ts';
import type { StoredAnnouncement } from './stored-announcement.ts';

const DRAFT = {
  ...({ status: 'draft', at: null, night: false, beginsAt: null, people: 0, taskId: null } as const),
  ...({ sentCompanyId: null, sentBy: null, sentAt: null } as const),
};

const NOTED = {
  withdrawn: 'announcement.recalled',
  refused: 'announcement.refused',
  expired: 'announcement.expired',
} as const;

type Why =
  | { ended: 'withdrawn'; by: Acting; now: Date }
  | { ended: 'refused'; by: Acting; reason: string; now: Date }
  | { ended: 'expired'; by: 'job'; now: Date };

/** SQL condition: the proposals `a` to send this announcement. */
export const proposalOf = (id: number): Text => sql`a.announcement_id = ${id}::integer`;

/** Makes a locked announcement a draft again: deletes its recipients and closes its proposal. */
export async function draftAgain(transaction: Transaction, id: number, why: Why): Promise<StoredAnnouncement> {
  const { ended, by: caller, now } = why;
  await freeAudience(transaction, id);
  await settleProposal(transaction, proposalOf(id), why);
  if (ended !== 'refused') return saveStep(transaction, { caller, id, now, kind: NOTED[ended], columns: DRAFT });
  const { reason } = why;
  const { companyId: decidedCompanyId, userId: decidedBy } = why.by;
  const columns = Object.assign({}, DRAFT, { decidedCompanyId, decidedBy, reason });
  return saveStep(transaction, { caller, id, now, kind: NOTED[ended], columns, reason });
}
