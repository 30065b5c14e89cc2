import { type ReactNode, useState } from 'react';
import type { Language } from '#contract/language/language.ts';
import type { AdminRole, CompanyRole } from '#contract/permissions/roles.ts';
import type { PersonProblem } from '#contract/staff/staff.rules.ts';
import type { Watched } from '#contract/today/pulse.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { permissionsTexts } from '#locales/permissions/permissions.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { HistorySource } from '../admin/history/history-source.ts';
import { absenceDays } from '../admin/parts/absence-days.ts';
import { NEW } from '../admin/parts/list-address.ts';
import type { RecordFields } from '../admin/parts/record-field.ts';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import type { Changed } from '../api/query.ts';
import { serverNow } from '../api/server-time.ts';
import { fullName } from './person-name.ts';
import {
  type EditedPerson,
  PERSON_FIELDS,
  type PeopleCalls,
  type PersonText,
  personCalls,
  personProblems,
  typedIn,
} from './person-record.ts';

const PROBLEMS: Partial<Record<PersonProblem, 'required' | 'long' | 'wrongEmail' | 'letters' | 'wrongBirthday'>> = {
  required: 'required',
  long: 'long',
  email: 'wrongEmail',
  letters: 'letters',
  birthday: 'wrongBirthday',
};

type AccountRead = Pick<EditedPerson, 'has_account' | 'state'>;

export interface PersonFormSource {
  /** The kind under which drafts are stored; `watched` is its name in the pulse. */
  kind: string;
  watched: Extract<Watched, 'person' | 'user'>;
  /** The key of the person in the address, or `new`. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
  calls: PeopleCalls;
  /** The call that reads the history of the person. */
  history: Pick<HistorySource, 'call' | 'params'>;
  /** The calls whose answers change with a save. */
  changes: readonly Changed[];
  /** The field of the company of a new person, where it can be chosen. */
  company?: ReactNode;
}

/**
 * The form of a person on either site. `isOwn`: they have an account, so some fields only they may change; `isErased`: their data were
 * erased.
 */
export function usePersonForm(props: PersonFormSource) {
  const t = useTexts(adminPeopleTexts);
  const say = useTexts(recordsTexts);
  const { kind, watched, open, mayWrite, onClose, changes, company } = props;
  const [{ has_account: isOwn, state }, setRead] = useState<AccountRead>({ has_account: false, state: 'added' });
  const [calls] = useState(() => personCalls(open, props.calls, setRead));
  const isErased = state === 'erased';
  const needsCompany = Boolean(company);
  const labels = PERSON_FIELDS.map((field) => {
    const label = t(`person.${field}`);
    // Others cannot restore an address that is the person's own.
    return [field, isOwn && field === 'email' ? { label } : labelled(field, label)] as const;
  });
  const record = useListedRecord({
    kind,
    watched,
    open,
    title: t(open === NEW ? 'make' : 'person.title'),
    nameOf: (fields) =>
      fullName({ first_name: typedIn(fields, 'first_name'), last_name: typedIn(fields, 'last_name') }),
    changes,
    added: (name) => t('person.added', { name }),
    fields: Object.fromEntries([...labels, ['company', { label: t('company') }] as const]),
    problemsOf: (fields) => {
      const problems: Readonly<Record<string, string>> = personProblems(fields, serverNow());
      return needsCompany && !fields.company ? { company: 'required', ...problems } : problems;
    },
    // Messages of the server are shown unchanged. `letters` has a special text for e-mail addresses.
    sayProblem: (problem, field) => {
      if (field === 'email' && problem === 'letters') return t('address.letters');
      const words = PROBLEMS[problem as PersonProblem];
      return words ? t(`person.${words}`) : problem;
    },
    mayWrite,
    history: Object.assign({ fields: useHistoryFields() }, props.history),
    read: calls.read,
    findAdded: calls.findAdded,
    save: calls.save,
    onClose,
  });
  return Object.assign(record, { isOwn, isErased }, isErased && { name: say('erasedPerson') });
}

/** Labels of fields that only the history has, not the form. */
function useHistoryFields(): RecordFields {
  const t = useTexts(adminPeopleTexts);
  const say = useTexts(permissionsTexts);
  return {
    absence: { label: t('person.absence'), shown: (text) => absenceDays(String(text)) },
    pending_email: { label: t('address.label') },
    active: { label: t('state'), shown: (on) => t(on === true ? 'state.active' : 'state.ended') },
    ends_on: { label: t('person.ends_on'), shown: (day) => formatDay(String(day)) },
    admin_roles: { label: t('roles.platform'), shown: listed((role) => say(`role.admin.${role as AdminRole}`)) },
    company_roles: { label: t('roles.company'), shown: listed((role) => say(`role.company.${role as CompanyRole}`)) },
    corporate_account: { label: say('role.corporate') },
    language: { label: t('person.language'), shown: (code) => t(`person.language.${code as Language}`) },
  };
}

const listed = (nameOf: (role: string) => string) => (roles: unknown) =>
  Array.isArray(roles) && roles.length > 0 ? roles.map((role) => nameOf(String(role))).join(', ') : '–';

const labelled = (field: PersonText, label: string) =>
  field === 'birthday'
    ? { label, shown: (day: unknown) => (day ? formatDay(String(day)) : '') }
    : { label, text: 'line' as const };
