import type { ReactNode } from 'react';
import { shownCurrency, toMinor } from '#contract/money/money.rules.ts';
import type { ListedColleague } from '#contract/staff/person.contract.ts';
import { Initials } from '#design-system/initials/initials.tsx';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { BareAmount } from '../admin/parts/amount.tsx';
import { PersonState } from '../admin/parts/person-state.tsx';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { RecordState } from '../admin/record/record-state.tsx';
import { useMe } from '../session/session.queries.ts';
import { BudgetMeters } from './budget-meters.tsx';
import type { PeoplePlace } from './people-address.ts';
import { useNameOf } from './person-name.ts';

type PeopleList = List<PeoplePlace, ListedColleague>;
type PeopleColumn = ListColumn<ListedColleague>;

/** Renders the button of the next step with a person. */
type DueOf = (person: ListedColleague) => ReactNode;

/** The columns of the list of a company's people. */
export function usePeopleColumns(list: PeopleList, dueOf: DueOf): readonly PeopleColumn[] {
  return [...useOfPerson(list), ...useOfMoney(dueOf), ...useOfAccount()];
}

function useOfPerson(list: PeopleList): readonly PeopleColumn[] {
  const t = useTexts(adminPeopleTexts);
  const nameOf = useNameOf();
  return [
    {
      key: 'name',
      header: t('name'),
      heading: true,
      rowHeader: true,
      face: () => 'initials',
      sortable: true,
      cell: (person) => (
        <RecordName leading={<Initials name={nameOf(person)} />} face="initials" detail={person.position}>
          <RecordLink list={list} id={person.id} name={nameOf(person)} />
        </RecordName>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      phone: 'beside',
      cell: (person) => (
        <RecordState kind="colleague" id={person.id}>
          <PersonState person={person} />
        </RecordState>
      ),
    },
    { key: 'unit', header: t('unit'), phone: 'hidden', spare: 1, cell: ({ unit }) => unit },
  ];
}

function useOfMoney(dueOf: DueOf): readonly PeopleColumn[] {
  const t = useTexts(adminPeopleTexts);
  const { currency } = useMe().company;
  return [
    {
      key: 'left',
      header: t('left', { currency: shownCurrency(currency) }),
      align: 'end',
      phone: 'corner',
      cell: (person) =>
        isBefore(person) && person.left === 0 ? (
          <span className="text-ink-muted">{t('left.fromAccount')}</span>
        ) : (
          <BareAmount amount={toMinor(person.left)} currency={currency} />
        ),
    },
    {
      key: 'budgets',
      header: t('budgets'),
      phone: 'hidden',
      spare: 2,
      cell: (person) => (
        <span className="flex items-center gap-4">
          {person.budgets.length > 0 && <BudgetMeters budgets={person.budgets} />}
          {dueOf(person)}
        </span>
      ),
    },
  ];
}

/** Whether the person has no user account yet, and so cannot spend anything. */
const isBefore = ({ state }: ListedColleague) => ['added', 'invited', 'expired', 'registered'].includes(state);

function useOfAccount(): readonly PeopleColumn[] {
  const t = useTexts(adminPeopleTexts);
  return [
    { key: 'email', header: t('email'), extra: true, cell: ({ email }) => email },
    {
      key: 'roles',
      header: t('roles'),
      extra: true,
      cell: ({ company_roles: roles }) => (
        <span className="block rows:min-w-42">{roles.map((role) => t(`role.${role}`)).join(', ')}</span>
      ),
    },
    {
      key: 'created',
      header: t('created'),
      extra: true,
      sortable: true,
      cell: ({ created_at: at }) => formatMoment(at),
    },
    {
      key: 'changed',
      header: t('changed'),
      extra: true,
      cell: ({ changed }) => [formatMoment(changed.at), changed.by?.name].filter(Boolean).join(', '),
    },
  ];
}
