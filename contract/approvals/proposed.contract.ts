import * as z from 'zod/mini';
import { APPROVAL_STATUSES } from './approvals.rules.ts';

/** A person named by a proposal: its proposer, who decided it, or whom it concerns. */
export const personOfApproval = z.object({ id: z.int(), name: z.string() });

/** The fields that all proposals share, of a company or of the platform. */
export const proposed = {
  status: z.enum(APPROVAL_STATUSES),
  date: z.string().check(z.describe('ISO 8601.')),
  expires_at: z.string().check(z.describe('ISO 8601: after that it is over.')),
  proposed_by: personOfApproval,
  own: z.boolean().check(z.describe('Whether the caller proposed it, and so cannot approve it.')),
  decided_by: z.nullable(personOfApproval).check(z.describe('Who approved or rejected it.')),
  decided_at: z.nullable(z.string()).check(z.describe('ISO 8601: also when it was withdrawn or ran out.')),
  reason: z.string().check(z.describe('Why it was rejected.')),
};
