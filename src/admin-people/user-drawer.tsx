import { listUserChanges } from '#contract/staff/person-changes.contract.ts';
import { getUser } from '#contract/staff/platform-people.contract.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { companyKey } from '../admin/parts/company-key.ts';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { useField } from '../admin/record/record-context.ts';
import { useCompanyOptions } from '../admin/site/use-company-options.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { PersonDrawer } from './person-drawer.tsx';
import { PersonStanding } from './person-standing.tsx';
import type { PersonPart } from './person-steps.ts';
import { USER_CALLS, userCalls } from './user-calls.ts';
import type { SteppedUser } from './user-ending.ts';

interface UserDrawerProps extends PersonPart<SteppedUser> {
  /** The keys of the company and of the person (`3-17`), or `new`. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of a person of any company, opened over the list. */
export function UserDrawer({ open, mayWrite, onClose, ...part }: UserDrawerProps) {
  const isNew = open === NEW;
  return (
    <PersonDrawer
      kind="user"
      watched="user"
      open={open}
      mayWrite={mayWrite}
      onClose={onClose}
      calls={userCalls(open)}
      changes={[...USER_CALLS, listUserChanges]}
      history={{ call: listUserChanges, params: { ...companyKey(open) } }}
      company={isNew && <Company />}
      standing={!isNew && <UserStanding {...part} open={open} onClose={onClose} />}
    />
  );
}

function UserStanding({ open, ...rest }: Omit<UserDrawerProps, 'mayWrite'>) {
  return <PersonStanding {...rest} found={useRead(query(getUser, { params: companyKey(open) }))} />;
}

/** The choice of the company of a new person. */
function Company() {
  const t = useTexts(adminPeopleTexts);
  const { id, label, value, error, disabled, onValue } = useField<string>('company');
  return (
    <div id={id}>
      <Combobox
        label={label}
        required
        value={value || null}
        {...useCompanyOptions()}
        matches={labelMatches}
        onChange={(chosen) => onValue(chosen ?? '')}
        emptyText={t('company.none')}
        error={error}
        disabled={disabled}
      />
    </div>
  );
}
