import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { addDays } from '#contract/calendar/days.rules.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { DayOrNow } from '../admin/endings/day-or-now.tsx';
import { serverNow } from '../api/server-time.ts';

interface InviteWhenProps {
  /** A day YYYY-MM-DD, AT_ONCE, or '' while neither is chosen. */
  value: string;
  error: string | undefined;
  disabled?: boolean;
  /** Hint of the choice “now”, in place of the usual one. */
  nowHint?: string;
  onAnswer: (answer: string) => void;
}

/** The choice when invitations are sent: now, or on a day from tomorrow on. */
export function InviteWhen({ disabled = false, nowHint, ...rest }: InviteWhenProps) {
  const t = useTexts(adminPeopleTexts);
  return (
    <DayOrNow
      {...rest}
      label={t('invite.when')}
      required={false}
      disabled={disabled}
      min={addDays(businessDay(serverNow()), 1)}
      words={{
        now: t('invite.now'),
        nowHint: nowHint ?? t('invite.nowHint'),
        later: t('invite.later'),
        laterHint: t('invite.laterHint'),
      }}
    />
  );
}
