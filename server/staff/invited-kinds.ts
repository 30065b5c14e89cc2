import type { InvitedKind } from '#contract/staff/invite-people.contract.ts';
import { sql, type Text } from '../database/text.ts';
import { isInState, isUnopened } from './staff-columns.ts';

/** SQL condition: a person `u` is of this kind of people to invite. */
export function ofKind(kind: InvitedKind, now: Date): Text {
  if (kind === 'unopened') return sql`u.active and ${isUnopened}`;
  if (kind !== 'waiting') return isInState(kind, now);
  return sql`(${isInState('added', now)} or ${isInState('expired', now)} or (u.active and ${isUnopened}))`;
}
