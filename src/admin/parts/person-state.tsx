import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { daysBetween } from '#contract/calendar/days.rules.ts';
import type { ListedColleague, PersonState as StateName } from '#contract/staff/person.contract.ts';
import { State, type StateProps } from '#design-system/state/state.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { serverNow } from '../../api/server-time.ts';

const TONES: Record<StateName, StateProps['tone']> = {
  added: 'draft',
  invited: 'waiting',
  expired: 'failed',
  registered: 'waiting',
  active: 'on',
  leaving: 'off',
  ended: 'off',
  erased: 'off',
};

/** Whether a moment is past. */
export const isLate = (moment: string): boolean => new Date(moment) <= serverNow();

type ShownState = Pick<ListedColleague, 'state' | 'ends_on'> &
  Partial<Pick<ListedColleague, 'invitation' | 'pending_email'>>;

/**
 * State of a person's account: for a leaver, the last day; if known, for an invitation when it was sent, and whether a new email address
 * waits for confirmation.
 */
export function PersonState({ person }: { person: ShownState }) {
  const t = useTexts(adminPeopleTexts);
  const { state, ends_on: day, invitation, pending_email: waits } = person;
  if (state === 'active' && waits) {
    const late = isLate(waits.until);
    return <State tone={late ? 'failed' : 'waiting'}>{t(late ? 'state.addressLate' : 'state.addressWaits')}</State>;
  }
  const words = () => {
    if (state === 'leaving' && day) return t('state.leavingOn', { day: formatDay(day) });
    if (state !== 'invited' || !invitation) return t(`state.${state}`);
    if (invitation.opened_at) return t('state.opened');
    const days = (moment: string) => daysBetween(businessDay(new Date(moment)), businessDay(serverNow()));
    if (invitation.sent_at) return t('state.sentAgo', { days: days(invitation.sent_at) });
    return days(invitation.send_at) < 0
      ? t('state.sendOn', { day: formatDay(invitation.send_at) })
      : t('state.invited');
  };
  return <State tone={TONES[state]}>{words()}</State>;
}
