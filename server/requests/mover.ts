import type { RequestSide } from '#contract/requests/requests.rules.ts';
import type { Acting } from '../caller/caller.ts';

/** Who moves a request, and on whose side they stand. An employee only has their own. */
export interface Mover {
  companyId: number;
  actorId: number;
  side: RequestSide;
  /** Through what a reviewer does it. */
  acting?: Acting;
  /** It is somebody who runs the platform: of another company, and only where nobody in this one can. */
  ofPlatform?: true;
}

/** Whom the request names as who did it; null for the platform, whose people are in the log of changes alone. */
export const actorOf = ({ actorId, ofPlatform }: Mover): number | null => (ofPlatform ? null : actorId);

/** The same as the log of changes has it. */
export const actingOf = ({ companyId, actorId: userId, acting = { companyId, userId } }: Mover): Acting => acting;
