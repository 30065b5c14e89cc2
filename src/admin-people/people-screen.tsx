import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toMinor } from '#contract/money/money.rules.ts';
import { mayRead, mayWrite } from '#contract/permissions/permissions.rules.ts';
import {
  exportColleagues,
  exportColleaguesInTask,
  listColleagues,
  sumColleagues,
} from '#contract/staff/company-people.contract.ts';
import type { ListedColleague } from '#contract/staff/person.contract.ts';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useBulk } from '../admin/bulk/use-bulk.ts';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import { type List, useList } from '../admin/list/use-list.ts';
import { BareAmount } from '../admin/parts/amount.tsx';
import { NEW } from '../admin/parts/list-address.ts';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { useMe } from '../session/session.queries.ts';
import { AddressQuestion } from './address-question.tsx';
import { useColleagueAddresses } from './address-sites.ts';
import { ChosenBudgetLeft } from './chosen-budget-left.tsx';
import { ColleagueDrawer } from './colleague-drawer.tsx';
import { useColleagueEnding } from './colleague-ending.ts';
import { ImportLink } from './import-link.tsx';
import { type PeoplePlace, peopleAddress, peopleFilter, peopleMeant, peopleQuery } from './people-address.ts';
import { usePeopleColumns } from './people-columns.tsx';
import { usePeopleFilters, usePeopleLists } from './people-lists.ts';
import { DueStep, PersonActions } from './person-actions.tsx';
import { fullName, useNameOf } from './person-name.ts';
import type { SteppedPerson } from './person-steps.ts';
import { companyRoles } from './role-sites.ts';
import { RolesDialog } from './roles-dialog.tsx';
import { useColleagueBulk } from './use-colleague-bulk.ts';
import { useColleagueInviting } from './use-colleague-inviting.ts';
import { useGiveBudget } from './use-give-budget.ts';
import { useMovingPerson } from './use-moving-person.ts';
import { WaitingInvitations } from './waiting-invitations.tsx';

/** The list of a company's people. */
export function PeopleScreen() {
  const t = useTexts(adminPeopleTexts);
  const list = useList({
    address: peopleAddress,
    ask: (values: PeoplePlace) => query(listColleagues, { query: peopleQuery(values) }),
  });
  const me = useMe();
  const writes = mayWrite(me, 'company.people');
  const { open, onClose } = useOpenRecord(list, writes);
  const inviting = useColleagueInviting();
  const bulk = useBulk(useColleagueBulk(list.values));
  const site = useColleagueAddresses();
  const { steps: addresses, asked: moving, onOver } = useMovingPerson(site);
  const endings = useEndings(useColleagueEnding());
  const [asked, onRoles] = useState<SteppedPerson | null>(null);
  const roles = mayRead(me, 'company.roles') ? onRoles : undefined;
  const give = useGiveBudget(mayWrite(me, 'company.budgets'));
  const part = { inviting, addresses, endings, writes, give, roles, isSelf: ({ id }: { id: number }) => id === me.id };
  return (
    <>
      <RecordList
        list={list}
        title={t('title')}
        counted={(count) => t('counted', { count })}
        standfirst={<WaitingInvitations mayInvite={writes} />}
        columns={usePeopleColumns(list, (person) => <DueStep {...part} person={person} />)}
        rowKey={({ id }) => id}
        nameOf={useNameOf()}
        search={t('search')}
        filters={usePeopleFilters()}
        saved={usePeopleLists()}
        tools={
          <>
            {writes && <ImportLink to={paths.importOfPeople} />}
            <ListExport
              fetch={() => callForFile(exportColleagues, { query: peopleFilter(list.values) })}
              inTask={() => callEndpoint(exportColleaguesInTask, { query: peopleFilter(list.values) })}
            />
          </>
        }
        make={writes ? t('make') : undefined}
        bulk={writes ? bulk : undefined}
        actions={
          writes || give || roles
            ? {
                header: t('actions'),
                cell: (person) => <PersonActions {...part} person={person} />,
              }
            : undefined
        }
        foot={useSums(list)}
        sumsOf={(selection) => <ChosenBudgetLeft selection={selection} />}
        first={<First list={list} writes={writes} />}
      />
      {open !== null && <ColleagueDrawer key={open} {...part} open={open} mayWrite={writes} onClose={onClose} />}
      {asked && (
        <RolesDialog
          key={asked.id}
          name={fullName(asked)}
          site={companyRoles(asked.id)}
          isSelf={part.isSelf(asked)}
          mayWrite={mayWrite(me, 'company.roles')}
          onClose={() => onRoles(null)}
        />
      )}
      {moving && <AddressQuestion key={moving.id} person={moving} site={site} onOver={onOver} />}
      <EndingQuestion endings={endings} />
    </>
  );
}

type PeopleList = List<PeoplePlace, ListedColleague>;

/** The row of totals: what is left to all people that match the filters. */
function useSums({ values, found }: PeopleList) {
  const t = useTexts(adminPeopleTexts);
  const { currency } = useMe().company;
  const isWorth = found.state === 'ready' && found.data.count > 1;
  const { data } = useQuery({ ...query(sumColleagues, { query: peopleMeant(values) }), enabled: isWorth });
  if (!isWorth || !data) return undefined;
  return {
    name: t('sums', { count: data.people }),
    left: <BareAmount amount={toMinor(data.left)} currency={currency} />,
  };
}

interface FirstProps {
  list: PeopleList;
  writes: boolean;
}

function First({ list, writes }: FirstProps) {
  const t = useTexts(adminPeopleTexts);
  return (
    <EmptyList
      picture="team-rowing-0"
      title={t('first')}
      text={t('firstText')}
      make={writes && { label: t('makeFirst'), to: list.linkTo({ open: NEW }) }}
      bring={writes && { label: t('import'), to: paths.importOfPeople }}
    />
  );
}
