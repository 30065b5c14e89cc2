import type { Invitation } from '#contract/registration/registration.contract.ts';
import type { BulkKind } from '../admin/bulk-kind.ts';
import type { Changed } from '../api/query.ts';

/** An invitation as either site lists it; of all companies it has its own. */
export type InvitationRow = Invitation & { company?: { id: number; name: string } };

/** How a site does something with invitations. */
export interface InvitationSite {
  /** How the address names one. */
  nameOf: (row: InvitationRow) => string;
  /** Address of the form of the invited person; null while no account has the e-mail address. */
  personAt: (row: InvitationRow) => string | null;
  again: (row: InvitationRow) => Promise<unknown>;
  withdraw: (row: InvitationRow) => Promise<unknown>;
  changes: readonly Changed[];
}

/** The calls of a change of many, on one site. */
export type InvitationBulkCalls = Pick<BulkKind, 'preview' | 'run' | 'read' | 'changes'>;

/** Whether a new one may be sent: not to who has an account, and only from the last of an address. */
export const canSendAgain = ({ status, last }: InvitationRow): boolean => last && status !== 'registered';

/** Whether its link opens something, or will. */
export const canWithdraw = ({ status }: InvitationRow): boolean =>
  status === 'waiting' || status === 'sent' || status === 'opened';
