import type { Invitation } from '#contract/registration/registration.contract.ts';
import type { BulkKind } from '../admin/bulk/bulk-kind.ts';
import type { Changed } from '../api/query.ts';

/** An invitation as either site lists it; the list of all companies has the company. */
export type InvitationRow = Invitation & { company?: { id: number; name: string } };

/** The calls of a site for invitations. */
export interface InvitationSite {
  /** Key of an invitation in the address of the page. */
  nameOf: (row: InvitationRow) => string;
  /** Address of the form of the invited person; null while no account has the e-mail address. */
  personAt: (row: InvitationRow) => string | null;
  again: (row: InvitationRow) => Promise<unknown>;
  withdraw: (row: InvitationRow) => Promise<unknown>;
  changes: readonly Changed[];
}

/** The calls of bulk actions on one site. */
export type InvitationBulkCalls = Pick<BulkKind, 'preview' | 'run' | 'read' | 'changes'>;

/** Whether it may be sent again: only the last invitation of an address, and only while its person has no account. */
export const canSendAgain = ({ status, last }: InvitationRow): boolean => last && status !== 'registered';

/** Whether its link works now, or will once it is sent. */
export const canWithdraw = ({ status }: InvitationRow): boolean =>
  status === 'waiting' || status === 'sent' || status === 'opened';
