import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { listUnits } from '#contract/staff/company-people.contract.ts';
import { MOST_LETTERS } from '#contract/staff/staff.rules.ts';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { BulkFieldsProps } from '../admin/bulk/bulk-kind.ts';
import { BulkReason } from '../admin/bulk/bulk-reason.tsx';
import { DayOrNow } from '../admin/endings/day-or-now.tsx';
import { query } from '../api/query.ts';
import { serverNow } from '../api/server-time.ts';
import { InviteWhen } from './invite-when.tsx';

/** The choice when invitations are sent. */
export const InviteFields = ({ values, errors, onChange }: BulkFieldsProps) => (
  <InviteWhen value={String(values.on)} error={errors.on} onAnswer={(on) => onChange({ on })} />
);

/** The field of the unit: one of the existing ones, or a new one. */
export function UnitFields({ values, errors, onChange }: BulkFieldsProps) {
  const t = useTexts(adminPeopleTexts);
  const id = useId();
  const { data } = useQuery(query(listUnits));
  return (
    <>
      <TextField
        label={t('unit')}
        hint={t('many.unit.hint')}
        error={errors.unit}
        maxLength={MOST_LETTERS.unit}
        list={id}
        autoComplete="off"
        value={String(values.unit)}
        onChange={({ target }) => onChange({ unit: target.value })}
      />
      <datalist id={id}>
        {(data?.results ?? []).map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
    </>
  );
}

/** The fields of closing accounts: the last day and the reason. */
export function EndFields(props: BulkFieldsProps) {
  const { values, errors, onChange } = props;
  const t = useTexts(adminPeopleTexts);
  return (
    <div className="grid gap-6">
      <DayOrNow
        label={t('end.when')}
        required
        value={String(values.last_day)}
        error={errors.last_day}
        disabled={false}
        onAnswer={(day) => onChange({ last_day: day })}
        min={businessDay(serverNow())}
        words={{
          now: t('end.now'),
          nowHint: t('end.nowHint'),
          later: t('end.later'),
          laterHint: t('end.laterHint'),
        }}
      />
      <BulkReason {...props} hint={t('end.reasonHint')} />
    </div>
  );
}

/** The field of the reason of signing out. */
export function SignOutFields(props: BulkFieldsProps) {
  const t = useTexts(adminPeopleTexts);
  return <BulkReason {...props} hint={t('security.reasonHint')} />;
}
