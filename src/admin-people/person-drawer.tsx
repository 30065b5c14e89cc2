import type { ReactNode } from 'react';
import { MOST_LETTERS } from '#contract/staff/staff.rules.ts';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { RadioGroup } from '#design-system/radio-group/radio-group.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NEW } from '../admin/parts/list-address.ts';
import { useDayLabels } from '../admin/parts/use-day-labels.ts';
import { useField } from '../admin/record/record-context.ts';
import { RecordDrawer } from '../admin/record/record-drawer.tsx';
import { RecordText } from '../admin/record/record-fields.tsx';
import { type PersonFormSource, usePersonForm } from './use-person-form.ts';

interface PersonDrawerProps extends PersonFormSource {
  /** Shown below the fields: the state of the account. */
  standing?: ReactNode;
}

/** The form of a person, opened over the list. Once the person has an account, fields that only they may change are not in it. */
export function PersonDrawer(props: PersonDrawerProps) {
  const t = useTexts(adminPeopleTexts);
  const { form, name, isOwn, isErased } = usePersonForm(props);
  const { open, watched, company, standing } = props;
  // Birth data are between an account holder and us.
  const hasBirth = !isOwn || watched === 'user';
  if (isErased)
    return (
      <RecordDrawer form={form} title={name} isOver>
        <p className="rounded-12 bg-accent-soft px-4 py-3 text-14">{t('erased.text')}</p>
        {standing}
      </RecordDrawer>
    );
  return (
    <RecordDrawer form={form} title={name}>
      {company}
      <RecordText name="first_name" required maxLength={MOST_LETTERS.first_name} />
      <RecordText name="last_name" required maxLength={MOST_LETTERS.last_name} />
      {isOwn ? (
        <Address />
      ) : (
        <RecordText
          name="email"
          required
          inputMode="email"
          maxLength={MOST_LETTERS.email}
          hint={open === NEW ? undefined : t('person.emailMoves')}
        />
      )}
      <RecordText name="position" maxLength={MOST_LETTERS.position} />
      <RecordText name="unit" maxLength={MOST_LETTERS.unit} />
      <RecordText name="external_id" maxLength={MOST_LETTERS.external_id} />
      <LanguageChoice />
      {hasBirth && <RecordText name="birth_place" maxLength={MOST_LETTERS.birth_place} />}
      {hasBirth && <Birthday />}
      {standing}
    </RecordDrawer>
  );
}

/** The address of an account holder, read-only because only they change it. */
function Address() {
  const t = useTexts(adminPeopleTexts);
  const { label, value } = useField<string>('email');
  return (
    <div className="grid gap-1 text-14">
      <span className="font-560">{label}</span>
      <span className="wrap-anywhere">{value}</span>
      <span className="text-ink-muted">{t('person.emailOwn')}</span>
    </div>
  );
}

function LanguageChoice() {
  const t = useTexts(adminPeopleTexts);
  const { label, value, error, disabled, onValue } = useField<string>('language');
  return (
    <RadioGroup
      label={label}
      value={value || 'SR'}
      options={(['SR', 'EN'] as const).map((each) => ({ value: each, label: t(`person.language.${each}`) }))}
      error={error}
      disabled={disabled}
      onChange={onValue}
    />
  );
}

function Birthday() {
  const t = useTexts(adminPeopleTexts);
  const day = useDayLabels();
  const { id, label, value, error, disabled, onValue } = useField<string>('birthday');
  return (
    <DateField
      id={id}
      label={label}
      {...day}
      hint={t('person.birthdayHint')}
      value={value ?? ''}
      onChange={onValue}
      asTyped
      error={error}
      disabled={disabled}
    />
  );
}
