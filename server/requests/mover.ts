import type { RequestSide } from '#contract/requests/requests.rules.ts';
import type { Acting } from '../caller/caller.ts';

/** The person who moves a request, and their side. An employee may only move their own. */
export interface Mover {
  companyId: number;
  actorId: number;
  side: RequestSide;
  /** The reviewer as the log of changes names them, with `via` when they act through an approval or a bulk. */
  acting?: Acting;
  /** The person works for the platform: they are of another company, and decide only where nobody in this company can. */
  ofPlatform?: true;
}

/** The actor that a request records; null for the platform, whose people only appear in the log of changes. */
export const actorOf = ({ actorId, ofPlatform }: Mover): number | null => (ofPlatform ? null : actorId);

/** The actor that the log of changes records. */
export const actingOf = ({ companyId, actorId: userId, acting = { companyId, userId } }: Mover): Acting => acting;
