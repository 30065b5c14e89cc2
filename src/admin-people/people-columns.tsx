import { toMinor } from '#contract/money/money.rules.ts';
import type { ListedColleague, PersonState } from '#contract/staff/person.contract.ts';
import { Initials } from '#design-system/initials/initials.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State, type StateProps } from '#design-system/state/state.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatDay, formatMoment, formatTime } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { Amount } from '../admin/amount.tsx';
import type { ListColumn } from '../admin/list-columns.ts';
import { useOwnDrafts } from '../admin/record-drafts.ts';
import { RecordLink } from '../admin/record-link.tsx';
import type { List } from '../admin/use-list.ts';
import { useMe } from '../session/session.queries.ts';
import type { PeoplePlace } from './people-address.ts';

type PeopleList = List<PeoplePlace, ListedColleague>;
type PeopleColumn = ListColumn<ListedColleague>;

/** What somebody is called. */
export const fullName = ({ first_name: first, last_name: last }: Pick<ListedColleague, 'first_name' | 'last_name'>) =>
  `${first} ${last}`.trim();

/** The columns of the list of a company's people. */
export function usePeopleColumns(list: PeopleList): readonly PeopleColumn[] {
  const t = useTexts(adminPeopleTexts);
  return [
    ...useOfPerson(list),
    ...useOfAccount(),
    {
      key: 'changed',
      header: t('changed'),
      extra: true,
      cell: ({ changed }) => [formatMoment(changed.at), changed.by?.name].filter(Boolean).join(', '),
    },
  ];
}

function useOfPerson(list: PeopleList): readonly PeopleColumn[] {
  const t = useTexts(adminPeopleTexts);
  return [
    {
      key: 'name',
      header: t('name'),
      heading: true,
      rowHeader: true,
      sortable: true,
      cell: (person) => (
        <RecordName leading={<Initials name={fullName(person)} />} face="initials" detail={person.position}>
          <RecordLink list={list} id={person.id} name={fullName(person)} />
        </RecordName>
      ),
    },
    { key: 'unit', header: t('unit'), phone: 'beside', cell: ({ unit }) => unit },
    { key: 'state', header: t('state'), phone: 'foot', cell: (person) => <Account person={person} /> },
  ];
}

function useOfAccount(): readonly PeopleColumn[] {
  const t = useTexts(adminPeopleTexts);
  const { currency } = useMe().company;
  return [
    {
      key: 'left',
      header: t('left'),
      align: 'end',
      phone: 'corner',
      cell: ({ left }) => <Amount amount={toMinor(left)} currency={currency} />,
    },
    { key: 'email', header: t('email'), extra: true, cell: ({ email }) => email },
    {
      key: 'roles',
      header: t('roles'),
      extra: true,
      cell: ({ company_roles: roles }) => roles.map((role) => t(`role.${role}`)).join(', '),
    },
    {
      key: 'created',
      header: t('created'),
      extra: true,
      sortable: true,
      cell: ({ created_at: at }) => formatMoment(at),
    },
  ];
}

const TONES: Record<PersonState, StateProps['tone']> = {
  added: 'waiting',
  expired: 'waiting',
  invited: 'draft',
  registered: 'draft',
  active: 'on',
  leaving: 'off',
  ended: 'off',
};

/** How far an account is; before that, whether one has left changes of the person unsaved. */
function Account({ person: { id, state, ends_on: day } }: { person: ListedColleague }) {
  const t = useTexts(adminPeopleTexts);
  const draft = useOwnDrafts(useMe().id).find(({ kind, id: of }) => kind === 'colleague' && of === String(id));
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      <State tone={TONES[state]}>
        {state === 'leaving' && day ? t('state.leavingOn', { day: formatDay(day) }) : t(`state.${state}`)}
      </State>
      {draft && <State tone="draft">{t('draft', { time: formatTime(draft.at) })}</State>}
    </span>
  );
}
