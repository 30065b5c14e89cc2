import { useState } from 'react';
import { MOST_LETTERS, type PersonProblem } from '#contract/staff/staff.rules.ts';
import { DateField } from '#design-system/date-field/date-field.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { NEW } from '../admin/list-address.ts';
import { useField } from '../admin/record-context.ts';
import { RecordDrawer } from '../admin/record-drawer.tsx';
import { RecordText } from '../admin/record-fields.tsx';
import { useDayLabels } from '../admin/use-day-labels.ts';
import { useListedRecord } from '../admin/use-listed-record.ts';
import { COLLEAGUE_CALLS } from './colleague-ending.ts';
import { fullName } from './person-name.ts';
import { PERSON_FIELDS, type PersonText, personCalls, personProblems, typedIn } from './person-record.ts';
import { PersonStanding } from './person-standing.tsx';
import type { PersonPart, SteppedPerson } from './person-steps.ts';

const PROBLEMS: Partial<Record<PersonProblem, 'required' | 'long' | 'wrongEmail' | 'letters' | 'wrongBirthday'>> = {
  required: 'required',
  long: 'long',
  email: 'wrongEmail',
  letters: 'letters',
  birthday: 'wrongBirthday',
};

interface PersonDrawerProps extends PersonPart<SteppedPerson> {
  /** The number of the person, or `new`. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of one of a company's people, over their list. What is a person's own is not in it once they have an account. */
export function PersonDrawer({ open, mayWrite, onClose, ...part }: PersonDrawerProps) {
  const t = useTexts(adminPeopleTexts);
  const { form, name, isOwn } = usePersonForm({ open, mayWrite, onClose });
  return (
    <RecordDrawer form={form} title={name}>
      <RecordText name="first_name" required maxLength={MOST_LETTERS.first_name} />
      <RecordText name="last_name" required maxLength={MOST_LETTERS.last_name} />
      {isOwn ? (
        <p className="text-14 text-ink-muted">{t('person.emailOwn')}</p>
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
      {!isOwn && <RecordText name="birth_place" maxLength={MOST_LETTERS.birth_place} />}
      {!isOwn && <Birthday />}
      {open !== NEW && <PersonStanding {...part} id={Number(open)} mayWrite={mayWrite} onClose={onClose} />}
    </RecordDrawer>
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

function usePersonForm({ open, mayWrite, onClose }: Pick<PersonDrawerProps, 'open' | 'mayWrite' | 'onClose'>) {
  const t = useTexts(adminPeopleTexts);
  const [isOwn, setOwn] = useState(false);
  const [calls] = useState(() => personCalls(open, ({ has_account }) => setOwn(has_account)));
  const labels = PERSON_FIELDS.map((field) => [field, labelled(field, t(`person.${field}`))] as const);
  const record = useListedRecord({
    kind: 'colleague',
    watched: 'person',
    open,
    title: t(open === NEW ? 'make' : 'person.title'),
    nameOf: (fields) =>
      fullName({ first_name: typedIn(fields, 'first_name'), last_name: typedIn(fields, 'last_name') }),
    changes: COLLEAGUE_CALLS,
    added: (name) => t('person.added', { name }),
    fields: Object.fromEntries(labels),
    problemsOf: (fields) => personProblems(fields, new Date()),
    // The server's own words stay.
    sayProblem: (problem) => {
      const words = PROBLEMS[problem as PersonProblem];
      return words ? t(`person.${words}`) : problem;
    },
    mayWrite,
    read: calls.read,
    save: calls.save,
    onClose,
  });
  return Object.assign(record, { isOwn });
}

const labelled = (field: PersonText, label: string) =>
  field === 'birthday'
    ? { label, shown: (day: unknown) => (day ? formatDay(String(day)) : '') }
    : { label, text: 'line' as const };
