import { COMPANY_ROLES } from '#contract/permissions/roles.ts';
import { listUnits } from '#contract/staff/company-people.contract.ts';
import { PERSON_STATES } from '#contract/staff/person.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListFilter } from '../admin/list/list-filter.ts';
import type { PresetList } from '../admin/list/saved-tabs.tsx';
import { useAmountsFilter } from '../admin/list/use-amounts-filter.ts';
import { useOptionsReading } from '../admin/parts/use-options-reading.ts';
import { query } from '../api/query.ts';
import { useRead } from '../ground/use-read.ts';
import { useMe } from '../session/session.queries.ts';
import { LEFT, type PeoplePlace } from './people-address.ts';

/** The lists of people that are asked for most. */
export function usePeopleLists(): readonly PresetList<PeoplePlace>[] {
  const t = useTexts(adminPeopleTexts);
  return [
    { key: 'all', label: t('all'), change: {} },
    { key: 'added', label: t('all.added'), change: { state: ['added'] } },
    { key: 'unopened', label: t('all.unopened'), change: { invitation: 'unopened' } },
    { key: 'expired', label: t('all.expired'), change: { state: ['expired'] } },
    { key: 'without', label: t('all.without'), change: { state: ['active'], budget: 'without' } },
    { key: 'leaving', label: t('all.leaving'), change: { state: ['leaving'] } },
  ];
}

/** The filters of the list of a company's people. */
export function usePeopleFilters(): readonly ListFilter[] {
  const t = useTexts(adminPeopleTexts);
  const units = useRead(query(listUnits));
  return [
    {
      name: 'state',
      label: t('state'),
      many: true,
      options: PERSON_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'invitation',
      asked: 'unopened',
      label: t('invitation'),
      options: [{ value: 'unopened', label: t('invitation.unopened') }],
    },
    {
      name: 'unit',
      label: t('unit'),
      many: true,
      options: (units.data?.results ?? []).map((unit) => ({ value: unit, label: unit })),
      reading: useOptionsReading(units),
    },
    { name: 'role', label: t('roles'), options: COMPANY_ROLES.map((value) => ({ value, label: t(`role.${value}`) })) },
    {
      name: 'budget',
      asked: 'without_budget',
      label: t('budget'),
      options: LEFT.map((value) => ({ value, label: t(`budget.${value}`) })),
    },
    useAmountsFilter({ name: 'left', label: t('leftOver'), currency: useMe().company.currency }),
  ];
}
