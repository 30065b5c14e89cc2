import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { State, type StateProps } from '#design-system/state/state.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { serverNow } from '../api/server-time.ts';
import type { InvitationRow } from './invitation-row.ts';

const TONES: Record<InvitationRow['status'], StateProps['tone']> = {
  waiting: 'draft',
  sent: 'waiting',
  opened: 'on',
  registered: 'on',
  expired: 'failed',
  withdrawn: 'off',
};

/** The state of an invitation, with the day where it is sent on a later day. */
export function InvitationState({ row: { status, send_at: leaves, opened_at: opened } }: { row: InvitationRow }) {
  const t = useTexts(adminPeopleTexts);
  const words = () => {
    if (status === 'waiting' && businessDay(new Date(leaves)) > businessDay(serverNow()))
      return t('invitations.leavesOn', { day: formatDay(leaves) });
    if (status === 'expired' && opened === null) return t('invitations.expiredUnopened');
    return t(`invitations.${status}`);
  };
  return <State tone={TONES[status]}>{words()}</State>;
}
